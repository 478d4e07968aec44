/** The ground as a picture: a drawing with filters is made once a scale and theme, so that panning only shifts an image. */

const cache = new Map<string, Promise<string>>();

/** The tokens of the theme, as plain colours: a picture knows no variables of the page. */
export function inked(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || '#888');
}

export function bake(key: string, svg: () => string, width: number, height: number, scale: number): Promise<string> {
  const full = `${key}@${scale}`;
  let baked = cache.get(full);
  if (!baked) {
    baked = paint(inked(svg()), width, height, scale);
    cache.set(full, baked);
    baked.catch(() => cache.delete(full));
  }
  return baked;
}

async function paint(svg: string, width: number, height: number, scale: number): Promise<string> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
    if (!blob) throw new Error('no picture');
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** The scales at which a ground is drawn: the next one up from what is seen, within what a canvas can hold. */
export function bakedScale(scale: number, width: number, height: number): number {
  const wanted = scale * Math.min(2, globalThis.devicePixelRatio || 1);
  const most = Math.sqrt(24_000_000 / (width * height));
  for (const step of [0.35, 0.7, 1, 1.5, 2, 3]) if (step >= wanted || step >= most) return Math.min(step, most);
  return Math.min(3, most);
}
