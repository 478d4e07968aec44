/** The ground as a picture: a drawing is painted once a scale and theme, so that panning only shifts a canvas. */

import { FILTERS } from './defs';

const KEPT = 4;
const cache = new Map<string, Promise<HTMLCanvasElement>>();

/** The tokens of the theme, as plain colours: a picture knows no variables of the page. */
export function inked(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || '#888');
}

/** A painted ground; `relief` lays soft hills over all of it. */
export function bake(
  key: string,
  svg: () => string,
  width: number,
  height: number,
  scale: number,
  relief: boolean,
): Promise<HTMLCanvasElement> {
  const full = `${key}@${scale}`;
  let baked = cache.get(full);
  if (!baked) {
    baked = paint(inked(svg()), width, height, scale, relief);
    cache.set(full, baked);
    baked.catch(() => cache.delete(full));
    for (const old of [...cache.keys()].slice(0, -KEPT)) cache.delete(old);
  }
  return baked;
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function paint(
  svg: string,
  width: number,
  height: number,
  scale: number,
  relief: boolean,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(await picture(svg), 0, 0, canvas.width, canvas.height);
  if (relief) {
    pen.globalCompositeOperation = 'soft-light';
    pen.globalAlpha = Number(getComputedStyle(document.documentElement).getPropertyValue('--m-relief')) || 0.3;
    pen.drawImage(await hills(), 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

let hilly: Promise<HTMLImageElement> | null = null;

/** Hills are smooth: they are made small once, and stretched. */
function hills(): Promise<HTMLImageElement> {
  const small = FILTERS.replace('baseFrequency=".0075"', 'baseFrequency=".045"').replace(
    'surfaceScale="9"',
    'surfaceScale="2.4"',
  );
  hilly ??= picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><defs>${small}</defs><rect width="480" height="480" filter="url(#relief)"/></svg>`,
  );
  return hilly;
}

/** The scales at which a ground is drawn: the next one up from what is seen, within what a canvas can hold. */
export function bakedScale(scale: number, width: number, height: number): number {
  const wanted = scale * Math.min(2, globalThis.devicePixelRatio || 1);
  const most = Math.sqrt(20_000_000 / (width * height));
  for (const step of [0.35, 0.7, 1, 1.5, 2, 3]) if (step >= wanted * 0.92 || step >= most) return Math.min(step, most);
  return Math.min(3, most);
}
