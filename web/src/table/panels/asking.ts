/** What a question to a position is asked about: the fields that its description names, and what can stand in each. */

/** The names in backticks before the colon of a description; a colon within them belongs to an example. */
export const fieldsOf = (about: string): string[] => {
  const head = /^(?:`[^`]*`|[^:`])*/.exec(about)![0];
  return [...new Set([...head.matchAll(/`([\w-]+)[^`]*`/g)].map((found) => found[1]!))];
};

/** What a field takes where its description lists it: `order=none|assault|raid`. */
export function choicesOf(about: string, field: string): string[] {
  const found = new RegExp(`\`${field}=([^\`]*)\``).exec(about);
  return found ? found[1]!.split('|') : [];
}

/** Which things of the game a field takes; '': none that could be listed. */
export function domainOf(field: string, domains: Readonly<Record<string, readonly string[]>>): string {
  const named = /^(units?|piece|gun|attacker)$/.test(field)
    ? 'unit'
    : /^(hex|from|to|at|via|target|second)$/.test(field)
      ? 'field' in domains
        ? 'field'
        : 'hex'
      : /^(attack|defence)$/.test(field)
        ? 'card'
        : field;
  return named in domains ? named : '';
}

/** Short lists are chosen from, long ones are searched. */
const FEW = 12;
export const isShort = (values: readonly string[]): boolean => values.length > 0 && values.length <= FEW;

/** Between the two armies of a fight. */
export const VERSUS = ' x ';

/** A fight of which one army is chosen anew: the attacker, or the defender. */
export function fightWith(fight: string, part: 0 | 1, army: string): string {
  const armies = fight ? fight.split(VERSUS) : ['', ''];
  armies[part] = army;
  return armies.join(VERSUS);
}

/** Fields that hold several things, even where one is given. */
const SEVERAL = /^(units|path|with|within)$/;

/** Several things in one field, a word for true or false, or one thing; a thing may be given by its name. */
export function valueOf(text: string, field = '', ids: ReadonlyMap<string, string> = new Map()): unknown {
  if (text.includes(VERSUS)) return text;
  if (/^(true|false)$/.test(text)) return text === 'true';
  const idOf = (name: string): string => ids.get(name) ?? name;
  if (ids.has(text)) return SEVERAL.test(field) ? [idOf(text)] : idOf(text);
  // Names hold spaces: where one is among them, commas part them.
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => ids.has(part))) return parts.filter(Boolean).map(idOf);
  const several = SEVERAL.test(field) || text.includes(' ') || text.includes(',');
  return several ? text.split(/[\s,]+/).filter(Boolean) : text;
}
