/** Counters and leaders on the map, from the numbers of the view. */
import type { Teller } from '../../../words/tell';
import { t, words } from '../../../words/words.svelte';
import { CAPTURED, IN_PLAY, type Printed, type UnitPiece, type View } from '../types';

/** The place in a stack of what lies under all others. */
const UNDER = 99;

/** Marks that say what a unit can no longer do. */
const SPOKEN = new Set(['jammed', 'stopped', 'gun-fired', 'gun-moved']);

export function pieces(view: View, printed: Printed, tell: Teller): UnitPiece[] {
  const order = new Map<number, number>();
  view.stacks.flat().forEach((stack) => stack.forEach((unit, place) => order.set(unit, place)));
  const found: (UnitPiece & { place: number })[] = [];
  printed.counters.forEach((unit, n) => {
    const fate = view.fate[n]!;
    if ((fate !== IN_PLAY && fate !== CAPTURED) || view.hexes[n]! < 0) return;
    const formation = printed.formations[view.formation[n]!] ?? 'ordinary';
    const lost = view.lost[n]!;
    const [morale, strength, fire] = [unit.morale[lost] ?? 0, unit.strength[lost] ?? 0, unit.fire[lost] ?? 0];
    const numbers =
      unit.arm === 'artillery' ? '' : t(fire ? 'raclawice-numbers' : 'rac-brief-unarmed', { morale, strength, fire });
    const full = unit.names[words.language];
    const can =
      unit.arm === 'artillery'
        ? t('rac-brief-guns', { stars: unit.stars })
        : t(fire ? 'rac-brief' : 'rac-brief-unarmed', { morale, strength, fire });
    const marks = Object.entries(printed.marks)
      .filter(([, bit]) => (view.marks[n]! & bit) !== 0)
      .map(([name]) => name);
    found.push({
      id: unit.id,
      hex: printed.hexes[view.hexes[n]!]!,
      side: unit.side,
      name: tell.label(unit.id, 'unit'),
      about: [
        full === tell.label(unit.id, 'unit') ? '' : full,
        numbers,
        formation === 'ordinary' ? '' : tell.label(formation, 'formation'),
        t('rac-facing', { facing: tell.label(printed.corners[view.facing[n]!] ?? '', 'facing') }),
        ...marks.filter((name) => SPOKEN.has(name)).map((name) => t(`rac-mark-${name}`)),
      ]
        .filter(Boolean)
        .join(', '),
      brief: [
        can,
        fate === CAPTURED ? t('rac-mark-captured') : '',
        formation === 'ordinary' ? '' : tell.label(formation, 'formation'),
        ...marks.filter((name) => SPOKEN.has(name)).map((name) => t(`rac-mark-${name}`)),
      ]
        .filter(Boolean)
        .join(', '),
      unit,
      facing: view.facing[n]!,
      lost,
      formation,
      marks,
      captured: fate === CAPTURED,
      shots: view.shots[n]!,
      left: view.left[n]!,
      shows: false,
      // Captured guns lie under whoever guards them.
      place: order.get(n) ?? (fate === CAPTURED ? UNDER : -1),
    });
  });
  printed.leaders.forEach((leader, n) => {
    if (view.leader_fate[n] !== IN_PLAY || view.leader_hex[n]! < 0) return;
    found.push({
      id: leader.id,
      hex: printed.hexes[view.leader_hex[n]!]!,
      side: leader.side,
      name: tell.label(leader.id, 'leader'),
      about: t('raclawice-leader', { name: tell.label(leader.id, 'leader') }),
      leader,
      uncounted: true,
      facing: 0,
      lost: 0,
      formation: '',
      marks: [],
      captured: false,
      shots: 0,
      left: 0,
      shows: false,
      place: -2,
    });
  });
  // The top of a stack is drawn last; leaders lie over all.
  found.sort((a, b) => (a.leader ? 1 : 0) - (b.leader ? 1 : 0) || b.place - a.place);
  // A leader beside units stands at the foot of their counter: their strength is read.
  for (const piece of found)
    if (piece.leader) piece.shows = found.some(({ hex, unit }) => unit !== undefined && hex === piece.hex);
  const facings = new Set<string>();
  const tops = new Set<string>();
  for (const piece of found.toReversed()) {
    if (piece.leader) continue;
    piece.isBeside = found.some(({ hex, side, unit }) => unit && hex === piece.hex && side !== piece.side);
    piece.isCovered = tops.has(`${piece.hex} ${piece.side}`);
    tops.add(`${piece.hex} ${piece.side}`);
    piece.shows = !facings.has(`${piece.hex} ${piece.facing}`);
    facings.add(`${piece.hex} ${piece.facing}`);
  }
  return found;
}
