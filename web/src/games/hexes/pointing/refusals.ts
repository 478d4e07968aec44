/** Why a hex, or the counter on it, cannot be chosen now. */
import type { Table } from '../../../table/table.svelte';
import type { Refusal } from '../../../wire/types';

const NEVER = new Set(['answer', 'path', 'edge']);

/** Each field of the answers is tried with the hex or the counter, until one of them is refused. */
export async function refusals(table: Table, hex: string, unit: string | undefined): Promise<Refusal[]> {
  const { question } = table;
  if (!question) return [];
  const wires = table.options.map((option) => option.wire);
  // Where one of several has to be chosen first, no hex is refused to any of them.
  const isOpen = new Set(wires.flatMap(({ unit }) => (typeof unit === 'string' ? [unit] : []))).size > 1;
  const wants = wires.find((wire) => Object.keys(wire).some((field) => field !== 'answer'));
  for (const field of new Set(wires.flatMap((wire) => Object.keys(wire)))) {
    const value = NEVER.has(field)
      ? undefined
      : field === 'hex'
        ? isOpen
          ? undefined
          : hex
        : field === 'unit'
          ? unit
          : undefined;
    if (!value) continue;
    const tag = wires.find((wire) => field in wire)?.answer;
    const intent = {
      ...(tag !== undefined ? { answer: tag } : {}),
      ...(field === 'hex' && wants?.unit ? { unit: wants.unit } : {}),
      [field]: value,
    };
    try {
      const found = await table.whyNot([intent]);
      if (found.length) return found;
    } catch {
      // What cannot even be tried has no reason of its own.
    }
  }
  return [];
}
