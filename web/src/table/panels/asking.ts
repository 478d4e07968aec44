/** What a question to a position is asked about: the fields that its description names, and what can stand in each. */

/** The names in backticks before the colon of a description; a colon within them belongs to an example. */
export const fieldsOf = (about: string): string[] => {
  const head = /^(?:`[^`]*`|[^:`])*/.exec(about)![0];
  return [...new Set([...head.matchAll(/`([\w-]+)[^`]*`/g)].map((found) => found[1]!))];
};

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

/** Several things in one field, a word for true or false, or one thing. */
export function valueOf(text: string): unknown {
  if (text.includes(VERSUS)) return text;
  if (/^(true|false)$/.test(text)) return text === 'true';
  return text.includes(' ') || text.includes(',') ? text.split(/[\s,]+/).filter(Boolean) : text;
}
