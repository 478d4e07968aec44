/** The fights among the answers to a question: what to ask the server about each, and which hex each is about. */
import type { Option, Question } from '../../../wire/types';
import type { Printed, UnitPiece, View } from '../types';

export interface Plan {
  option: Option;
  kind: 'fire' | 'melee';
  /** The query's arguments. */
  args: Record<string, unknown>;
  units: string[];
  target: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The units that move with this one, from the view. */
function together(view: View, printed: Printed, lead: string): string[] {
  const number = printed.counters.findIndex((unit) => unit.id === lead);
  const group = (view.moving as [number[], ...unknown[]][]).find(([units]) => units.includes(number));
  return group ? group[0].map((unit) => printed.counters[unit]!.id) : [lead];
}

/** The troops on top of whose stack this unit stands: they go together. */
function stackOf(view: View, printed: Printed, lead: string): string[] {
  const number = printed.counters.findIndex((unit) => unit.id === lead);
  const stack = view.stacks.flat().find((units) => units[0] === number);
  return stack ? stack.map((unit) => printed.counters[unit]!.id) : [lead];
}

export function plans(question: Question, view: View, printed: Printed, pieces: UnitPiece[]): Plan[] {
  const { prompt, about } = question;
  const found: Plan[] = [];
  for (const option of question.options) {
    const { wire } = option;
    const [tag, hex, unit] = [text(wire.answer), text(wire.hex), text(wire.unit)];
    if (prompt === 'fire-target')
      found.push({ option, kind: 'fire', args: { unit: about.unit, at: hex }, units: [text(about.unit)], target: hex });
    else if (prompt === 'fire-partner') {
      const units = [...list(about.units), ...(unit ? [unit] : [])];
      found.push({
        option,
        kind: 'fire',
        args: { unit: units[0], at: about.hex, with: units.slice(1) },
        units,
        target: text(about.hex),
      });
    } else if (prompt === 'evade-fire' && tag === 'fire')
      found.push({
        option,
        kind: 'fire',
        args: { unit: about.unit, at: about.hex },
        units: [text(about.unit)],
        target: text(about.hex),
      });
    else if (prompt === 'react' && tag === 'fire')
      found.push({ option, kind: 'fire', args: { unit, at: about.hex }, units: [unit], target: text(about.hex) });
    else if (prompt === 'react' && tag === 'counter') {
      const units = stackOf(view, printed, unit);
      found.push({
        option,
        kind: 'melee',
        args: { hex: about.hex, units, attacker: question.seat, counter: true },
        units,
        target: text(about.hex),
      });
    } else if (prompt === 'melee-hex' && hex)
      found.push({ option, kind: 'melee', args: { hex, attacker: question.seat }, units: [], target: hex });
    else if (
      prompt === 'step' &&
      (tag === 'charge' || tag === 'enter') &&
      pieces.some((piece) => piece.hex === hex && piece.side !== question.seat && !piece.leader && !piece.captured)
    ) {
      const units = together(view, printed, unit);
      found.push({
        option,
        kind: 'melee',
        args: { hex, units, attacker: question.seat, charge: tag === 'charge' },
        units,
        target: hex,
      });
    }
  }
  return found;
}
