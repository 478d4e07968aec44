/** The painter beside the page: it paints tiles of a map while the page stays free. */
import { ground } from '../games/hexes/ground/ground';
import type { Picture } from '../games/hexes/picture';
import { Painter } from './painter';
import type { Box4, Ink } from './strokes';

export type Order =
  | { kind: 'map'; map: string; picture: Picture }
  | { kind: 'forget'; map: string }
  | {
      kind: 'tile';
      map: string;
      ticket: number;
      part: Box4;
      scale: number;
      pixels: [number, number];
      ink: Ink;
      relief: number;
    };
export interface Delivery {
  ticket: number;
  image: ImageBitmap;
}

const painters = new Map<string, Painter>();

self.onmessage = ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'map') {
    painters.set(order.map, new Painter(ground(order.picture), order.picture.width, order.picture.height));
    return;
  }
  if (order.kind === 'forget') {
    painters.delete(order.map);
    return;
  }
  const painter = painters.get(order.map);
  const canvas = new OffscreenCanvas(...order.pixels);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!painter || !pen) return;
  pen.fillStyle = order.ink['--m-clear'] || '#f1ead6';
  pen.fillRect(0, 0, ...order.pixels);
  painter.paint(pen, order.part, order.scale, order.ink, order.relief);
  const image = canvas.transferToImageBitmap();
  (self as unknown as Worker).postMessage({ ticket: order.ticket, image } satisfies Delivery, [image]);
};
