/** Paints strokes on a canvas; the same on the page and in a worker. */
import { seeded } from './chance';
import { meet, type Box4, type Ink, type Stroke } from './strokes';

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const HILLS = 320;
const FINE = 0.4;

export class Painter {
  #paths = new Map<Stroke, Path2D>();
  #hills: OffscreenCanvas | null = null;

  constructor(
    readonly strokes: readonly Stroke[],
    readonly width: number,
    readonly height: number,
  ) {}

  /** Paint the part of the drawing that lies in a box; `relief` is how strong the soft hills over it are. */
  paint(pen: Pen, part: Box4, scale: number, ink: Ink, relief: number): void {
    pen.setTransform(scale, 0, 0, scale, -part[0] * scale, -part[1] * scale);
    for (const stroke of this.strokes)
      if (meet(stroke.box, part) && !(stroke.fine && scale < FINE)) this.#stroke(pen, stroke, ink, scale);
    if (relief > 0) this.#shade(pen, part, relief);
  }

  #path(stroke: Stroke): Path2D {
    let path = this.#paths.get(stroke);
    if (!path) this.#paths.set(stroke, (path = new Path2D(stroke.d)));
    return path;
  }

  #stroke(pen: Pen, stroke: Stroke, ink: Ink, scale: number): void {
    const colour = (name: string): string => (name.startsWith('--') ? (ink[name] ?? '#888') : name);
    const path = this.#path(stroke);
    pen.save();
    pen.globalAlpha = stroke.alpha ?? 1;
    if (stroke.at) pen.transform(...stroke.at);
    if (stroke.blur) pen.filter = `blur(${(stroke.blur * scale).toFixed(1)}px)`;
    if (stroke.fill && stroke.hatch) this.#hatch(pen, path, stroke, colour(stroke.fill));
    else if (stroke.fill) {
      pen.fillStyle = colour(stroke.fill);
      pen.fill(path, stroke.evenodd ? 'evenodd' : 'nonzero');
    }
    if (stroke.stroke) {
      pen.strokeStyle = colour(stroke.stroke);
      pen.lineWidth = stroke.width ?? 1;
      pen.lineJoin = 'round';
      pen.lineCap = stroke.dash || stroke.square ? 'butt' : 'round';
      if (stroke.dash) pen.setLineDash(stroke.dash);
      pen.stroke(path);
    }
    pen.restore();
  }

  #hatch(pen: Pen, path: Path2D, { box, hatch, evenodd }: Stroke, colour: string): void {
    pen.clip(path, evenodd ? 'evenodd' : 'nonzero');
    const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) / 2;
    pen.translate(cx, cy);
    pen.rotate((hatch!.angle * Math.PI) / 180);
    pen.beginPath();
    for (let y = -reach; y < reach; y += hatch!.gap) {
      pen.moveTo(-reach, y);
      pen.lineTo(reach, y);
    }
    pen.strokeStyle = colour;
    pen.lineWidth = hatch!.width;
    pen.stroke();
  }

  /** Hills are smooth: they are made small once, and stretched over the land. */
  #shade(pen: Pen, part: Box4, strength: number): void {
    if (typeof OffscreenCanvas === 'undefined') return;
    this.#hills ??= hills(this.width / this.height);
    const k = this.#hills.width / this.width;
    pen.save();
    pen.globalCompositeOperation = 'soft-light';
    pen.globalAlpha = strength;
    pen.drawImage(
      this.#hills,
      part[0] * k,
      part[1] * k,
      (part[2] - part[0]) * k,
      (part[3] - part[1]) * k,
      part[0],
      part[1],
      part[2] - part[0],
      part[3] - part[1],
    );
    pen.restore();
  }
}

/** Land lit from the north-west; flat land is the middle grey that changes nothing. */
function hills(ratio: number): OffscreenCanvas {
  const [w, h] = [HILLS, Math.max(1, Math.round(HILLS / ratio))];
  const height = new Float32Array((w + 1) * (h + 1));
  const chance = seeded(11);
  for (let octave = 0, cell = 26, weight = 1; octave < 4; octave++, cell /= 2, weight *= 0.55) {
    const columns = Math.ceil(w / cell) + 2;
    const grid = Float32Array.from({ length: columns * (Math.ceil(h / cell) + 2) }, () => chance() - 0.5);
    const ease = (t: number): number => t * t * (3 - 2 * t);
    for (let y = 0; y <= h; y++)
      for (let x = 0; x <= w; x++) {
        const [gx, gy] = [Math.floor(x / cell), Math.floor(y / cell)];
        const [u, v] = [ease(x / cell - gx), ease(y / cell - gy)];
        const at = gy * columns + gx;
        const top = grid[at]! * (1 - u) + grid[at + 1]! * u;
        const low = grid[at + columns]! * (1 - u) + grid[at + columns + 1]! * u;
        height[y * (w + 1) + x]! += weight * cell * (top * (1 - v) + low * v);
      }
  }
  const canvas = new OffscreenCanvas(w, h);
  const pen = canvas.getContext('2d')!;
  const image = pen.createImageData(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = y * (w + 1) + x;
      const slope = height[at + 1]! - height[at]! + height[at + w + 1]! - height[at]!;
      const light = Math.max(40, Math.min(215, 146 + slope * 70));
      image.data.set([light, light, light, 255], (y * w + x) * 4);
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}
