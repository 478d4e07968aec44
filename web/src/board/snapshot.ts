/** A picture of the board as it is seen, to share: ground, counters and layers of the window, with a line under it. */

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-transform',
  'letter-spacing',
  'text-anchor',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
  'filter',
] as const;
const STRIP = 34;
/** At least so many dots for a pixel of the screen. */
const DOTS = 2;

/** A drawing with its styles written into it: outside the page there is no style sheet. */
function plain(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    const mine = to[i] as SVGElement;
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none' && !(name === 'transform' && mine.hasAttribute('transform')))
        mine.style.setProperty(name, value);
      else if (name === 'fill' || name === 'stroke' || name === 'display') mine.style.setProperty(name, value);
    }
  });
  return copy;
}

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

/** The page's own lettering, as rules that hold the letters themselves. */
async function lettering(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const whole = await Promise.all(
    faces.map(async (rule) => {
      const url = /url\("?([^")]+woff2)"?\)/.exec(rule.cssText)?.[1];
      const loaded = [...document.fonts].some(
        (font) =>
          font.status === 'loaded' &&
          font.family.replace(/"/g, '') === rule.style.getPropertyValue('font-family').replace(/"/g, '') &&
          font.weight === rule.style.getPropertyValue('font-weight'),
      );
      if (!url || !loaded) return '';
      const base = rule.parentStyleSheet?.href ?? location.href;
      const data = await asData(new URL(url, base).href).catch(() => '');
      return data ? rule.cssText.replace(/src:[^;]+;/, `src: url(${data}) format("woff2");`) : '';
    }),
  );
  return whole.join('\n');
}

/** Gradients and clips that a drawing refers to and that stand elsewhere on the page. */
function definitions(own: SVGSVGElement): SVGDefsElement {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const known of document.querySelectorAll('svg defs'))
    if (!own.contains(known))
      for (const child of known.children) {
        const copy = child.cloneNode(true) as Element;
        const [from, to] = [[...child.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
        from.forEach((element, i) => {
          const style = getComputedStyle(element);
          for (const name of ['stop-color', 'stop-opacity', 'fill', 'stroke', 'flood-color'])
            (to[i] as SVGElement).style.setProperty(name, style.getPropertyValue(name));
        });
        defs.append(copy);
      }
  return defs;
}

async function drawn(svg: SVGSVGElement, fonts: string): Promise<HTMLImageElement> {
  const copy = plain(svg);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = fonts;
  copy.prepend(style, definitions(svg));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export async function snapshot(caption: string): Promise<Blob> {
  const place = document.querySelector<HTMLElement>('.stage .window');
  if (!place) throw new Error('there is no board');
  const frame = place.getBoundingClientRect();
  const k = Math.max(DOTS, devicePixelRatio);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [frame.width * k, (frame.height + STRIP) * k];
  const pen = canvas.getContext('2d')!;
  pen.scale(k, k);
  const root = getComputedStyle(document.documentElement);
  pen.fillStyle = root.getPropertyValue('--m-clear') || '#fff';
  pen.fillRect(0, 0, frame.width, frame.height);
  const fonts = await lettering();
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, frame.width, frame.height);
  pen.clip();
  for (const part of place.querySelectorAll<HTMLCanvasElement | SVGSVGElement>('canvas, svg')) {
    if (part.parentElement?.closest('svg')) continue;
    const { left, top, width, height } = part.getBoundingClientRect();
    if (!width || !height) continue;
    const image = part instanceof SVGSVGElement ? await drawn(part, fonts) : part;
    pen.drawImage(image, left - frame.left, top - frame.top, width, height);
  }
  pen.restore();
  pen.fillStyle = root.getPropertyValue('--panel') || '#fff';
  pen.fillRect(0, frame.height, frame.width, STRIP);
  pen.fillStyle = root.getPropertyValue('--ink') || '#000';
  pen.font = '600 15px "Brygada 1918", serif';
  pen.textBaseline = 'middle';
  pen.fillText(caption, 14, frame.height + STRIP / 2, frame.width - 28);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
