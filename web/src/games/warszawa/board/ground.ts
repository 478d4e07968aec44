/**
 * The ground of Bitwa Warszawska as a picture: plate, fields, woods, rivers. Names, armies and arrows are drawn over
 * it.
 */

import { seeded } from '../../../board/chance';
import { sheet } from '../../../board/defs';
import { path, polygon, type Point } from '../../../board/lines';
import type { Box } from '../../../board/viewport.svelte';
import { centre, corners, R, rivers, WOODS } from './shape';
import type { Field, Printed } from '../types';

const hex = (field: Field, f = 1): string => `<polygon points="${polygon(corners(field, f))}"/>`;

function plate({ x, y, width, height }: Box): string {
  const inset = (d: number, attributes: string): string =>
    `<rect x="${x + d}" y="${y + d}" width="${width - 2 * d}" height="${height - 2 * d}" ${attributes}/>`;
  return (
    inset(0, 'rx="6" fill="var(--plate)"') +
    inset(0, 'rx="6" filter="url(#grain)" opacity=".35"') +
    inset(9, 'rx="2" fill="none" stroke="var(--m-closed-ink)" stroke-width="1.4" opacity=".7"') +
    inset(13, 'fill="none" stroke="var(--m-closed-ink)" stroke-width=".6" opacity=".6"')
  );
}

function trees(field: Field, index: number): string {
  const chance = seeded(index * 9 + 5);
  const [x, y] = centre(field);
  const found: Point[] = [];
  for (let tries = 0; found.length < 26 && tries < 600; tries++) {
    const a = chance() * 6.283;
    const d = Math.sqrt(chance()) * R * 0.72;
    const p: Point = [x + d * Math.cos(a), y + d * Math.sin(a)];
    if (found.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) > 11)) found.push(p);
  }
  return found
    .sort((a, b) => a[1] - b[1])
    .map((p, i) => `<use href="#tree${i % 3}" x="${p[0].toFixed(1)}" y="${p[1].toFixed(1)}"/>`)
    .join('');
}

function bastion(field: Field): string {
  const [x, y] = centre(field);
  return `<path transform="translate(${x.toFixed(1)} ${(y - 6).toFixed(1)}) scale(.92)" fill="var(--m-fort)" fill-opacity=".13" stroke="var(--m-fort)" stroke-width="3" d="M0 -50L10 -38L28 -41L30 -24L46 -14L37 0L46 14L30 24L28 41L10 38L0 50L-10 38L-28 41L-30 24L-46 14L-37 0L-46 -14L-30 -24L-28 -41L-10 -38Z"/>`;
}

export function ground(printed: Printed, box: Box): string {
  const { fields } = printed;
  const all = fields.map((field) => hex(field)).join('');
  const woods = fields.filter((field) => WOODS.has(field.id));
  const water = rivers(printed);
  const clip = `<clipPath id="fields">${all}</clipPath><clipPath id="plate"><rect x="${box.x + 13}" y="${box.y + 13}" width="${box.width - 26}" height="${box.height - 26}"/></clipPath><pattern id="red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="var(--m-hatch)" stroke-width="2.2" d="M0 0V9"/></pattern>`;
  const flow = water
    .map(({ line, wide }) => {
      const d = path(line);
      return `<path stroke="var(--m-water-edge)" stroke-width="${wide ? 12 : 6.4}" d="${d}"/><path stroke="var(--m-water)" stroke-width="${wide ? 9.4 : 4.6}" d="${d}"/><path stroke="var(--m-water-hi)" stroke-width="1.4" opacity=".8" d="${d}"/>`;
    })
    .join('');
  const body =
    plate(box) +
    `<g clip-path="url(#plate)"><g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".5">${flow}</g></g>` +
    `<g filter="url(#broad)" opacity=".34" transform="translate(2 5)">${fields.map((field) => hex(field, 1.03)).join('')}</g>` +
    `<g fill="var(--m-clear)">${all}</g>` +
    `<g fill="var(--m-forest-edge)" filter="url(#organic)">${woods.map((field) => hex(field, 0.9)).join('')}</g>` +
    `<g fill="var(--m-forest)" filter="url(#organic)">${woods.map((field) => hex(field, 0.84)).join('')}</g>` +
    `<g opacity=".75">${woods.map(trees).join('')}</g>` +
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" filter="url(#relief)" clip-path="url(#fields)" style="mix-blend-mode:soft-light" opacity="var(--m-relief)"/>` +
    `<g fill="url(#red)">${fields
      .filter((field) => field.red_pattern)
      .map((field) => hex(field, 0.985))
      .join('')}</g>` +
    `<g clip-path="url(#fields)"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${flow}</g></g>` +
    `<g fill="none" stroke="var(--m-grid)" stroke-opacity=".5" stroke-width="1.2">${all}</g>` +
    fields
      .filter((field) => field.fortified)
      .map(bastion)
      .join('');
  return sheet(box.x, box.y, box.width, box.height, clip, body);
}
