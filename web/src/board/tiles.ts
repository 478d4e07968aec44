/** The ground as tiles: all of it coarse, and sharp what is looked at; painted beside the page, kept for a while. */
import type { Picture } from '../games/hexes/picture';
import type { Delivery, Order } from './paint.worker';
import type { Box4, Ink } from './strokes';
import type { Box } from './viewport.svelte';

const PIXELS = 512;
/** Tiles overlap by a pixel, so that no seam shows between them. */
const LAP = 1;
const COARSE = 0.35;
/** Sharp ones, with all that is drawn: a map keeps its looks from as far as it is played at. */
const LEVELS = [0.45, 0.7, 1, 1.5, 2, 3];
/** From further away than this only the coarse ground is seen. */
const AFAR = 0.18;
const KEPT = 64;

/** The scale at which the ground is painted: the next one up from what is seen. */
export function level(scale: number, density: number): number {
  const wanted = scale * Math.min(2, density) * 0.92;
  if (scale < AFAR) return COARSE;
  return LEVELS.find((step) => step >= wanted) ?? LEVELS.at(-1)!;
}

export interface Tile {
  id: string;
  scale: number;
  part: Box4;
  pixels: [number, number];
}

/** The tiles of a level that a part of the map touches, the middle ones first. */
export function tilesOf(map: { width: number; height: number }, scale: number, seen: Box): Tile[] {
  const span = PIXELS / scale;
  const [columns, rows] = [Math.ceil(map.width / span), Math.ceil(map.height / span)];
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.floor(value / span)));
  const found: Tile[] = [];
  for (let row = clamp(seen.y, rows - 1); row <= clamp(seen.y + seen.height, rows - 1); row++)
    for (let column = clamp(seen.x, columns - 1); column <= clamp(seen.x + seen.width, columns - 1); column++) {
      const lap = LAP / scale;
      const part: Box4 = [
        column * span - lap,
        row * span - lap,
        Math.min(map.width, (column + 1) * span) + lap,
        Math.min(map.height, (row + 1) * span) + lap,
      ];
      found.push({
        id: `${scale}/${column}/${row}`,
        scale,
        part,
        pixels: [Math.round((part[2] - part[0]) * scale), Math.round((part[3] - part[1]) * scale)],
      });
    }
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  const far = ({ part }: Tile): number => Math.hypot((part[0] + part[2]) / 2 - x, (part[1] + part[3]) / 2 - y);
  return found.sort((a, b) => far(a) - far(b));
}

let worker: Worker | null = null;
let tickets = 0;
const waiting = new Map<number, (image: ImageBitmap) => void>();

function painter(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
      waiting.get(data.ticket)?.(data.image);
      waiting.delete(data.ticket);
    };
  }
  return worker;
}

function order(what: Order): void {
  painter().postMessage(what);
}

/** So many maps the painter keeps: the one that is looked at, and those that one may go back to. */
const MAPS = 4;
/** Each picture is a map of its own, for a situation may draw another ground than the game's. */
const sent = new Map<Picture, string>();
let pictures = 0;

/** The name under which the painter knows a picture; it is sent over where he does not. */
function named(picture: Picture): string {
  let name = sent.get(picture);
  if (name === undefined) {
    name = String((pictures += 1));
    sent.set(picture, name);
    order({ kind: 'map', map: name, picture });
    for (const [old, its] of [...sent].slice(0, -MAPS)) {
      sent.delete(old);
      order({ kind: 'forget', map: its });
    }
  }
  return name;
}

export class TileLayer {
  #tiles = new Map<string, { canvas: HTMLCanvasElement; used: number; scale: number; theme: string }>();
  #asked = new Set<string>();
  #turn = 0;
  #wanted: { scale: number; tiles: Tile[] } = { scale: COARSE, tiles: [] };

  constructor(
    private readonly holder: HTMLElement,
    private readonly picture: Picture,
    /** All of the ground is there, coarse at least. */
    private readonly onready: () => void = () => undefined,
  ) {}

  /** Ask for what is missing of the part that is seen; what is there already stays until it is replaced. */
  show(seen: Box, scale: number, ink: Ink, relief: number, theme: string): void {
    this.#turn += 1;
    const wanted = level(scale, globalThis.devicePixelRatio || 1);
    const all: Box = { x: 0, y: 0, width: this.picture.width, height: this.picture.height };
    const tiles = [...tilesOf(all, COARSE, all), ...(wanted > COARSE ? tilesOf(all, wanted, seen) : [])];
    for (const tile of tiles) {
      const kept = this.#tiles.get(tile.id);
      if (kept) kept.used = this.#turn;
      const asked = `${theme} ${tile.id}`;
      if (kept?.theme === theme || this.#asked.has(asked)) continue;
      this.#asked.add(asked);
      const ticket = (tickets += 1);
      waiting.set(ticket, (image) => this.#put(tile, image, theme));
      order({
        kind: 'tile',
        map: named(this.picture),
        ticket,
        part: tile.part,
        scale: tile.scale,
        pixels: tile.pixels,
        ink,
        relief,
      });
    }
    this.#wanted = { scale: wanted, tiles };
    this.#tidy();
  }

  #put(tile: Tile, image: ImageBitmap, theme: string): void {
    this.#asked.delete(`${theme} ${tile.id}`);
    const canvas = this.#tiles.get(tile.id)?.canvas ?? document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
    const [left, top, right, bottom] = tile.part;
    Object.assign(canvas.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
      zIndex: tile.scale === COARSE ? '0' : '1',
    });
    this.#tiles.set(tile.id, { canvas, used: this.#turn, scale: tile.scale, theme });
    if (!canvas.isConnected) this.holder.append(canvas);
    this.#tidy();
    if (this.#wanted.tiles.every(({ id, scale }) => scale !== COARSE || this.#tiles.has(id))) this.onready();
  }

  /** Sharp tiles of another level go when those of this one are all there; the oldest go when there are too many. */
  #tidy(): void {
    const { scale: wanted, tiles } = this.#wanted;
    const ready = tiles.every((tile) => this.#tiles.has(tile.id));
    const old = [...this.#tiles].filter(([, tile]) => tile.scale !== COARSE).sort((a, b) => a[1].used - b[1].used);
    const spare = old.length - KEPT;
    old.forEach(([id, tile], i) => {
      if (!(ready && tile.scale !== wanted) && i >= spare) return;
      tile.canvas.remove();
      this.#tiles.delete(id);
    });
  }
}
