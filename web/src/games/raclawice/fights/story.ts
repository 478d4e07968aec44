/** Fights in words: who at whom in a few words, what befell whom, and what came of a whole story. */
import type { Table } from '../../../table/table.svelte';
import type { Told } from '../../../wire/types';
import { listed, type Modifier, type Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import { boutAround, boutsIn, targetsOf, type Bout, type Fate } from './bouts';

const SHOTS: Record<string, string> = {
  'musketry-fired': 'rac-bout-fire',
  'guns-fired': 'rac-bout-fire',
  'guns-shot-at': 'rac-bout-fire-gun',
  'counter-battery': 'rac-bout-fire-gun',
  'melee-fought': 'rac-bout-melee',
};

/** Morale checks that no shot caused say what did. */
const CHECKS = new Map(
  ['9.1/A2', '9.1/A3', '7.3.1'].map((rule) => [rule, `rac-bout-check-${rule.replace(/\W/g, '-').toLowerCase()}`]),
);

const names = (tell: Teller, units: readonly string[]): string =>
  listed(
    'units',
    units.map((unit) => tell.label(unit, 'unit')),
  );

/** Who fires at whom, or where they fight; `isShort`: at which hex, where the names follow anyhow. */
export function titleOf(bout: Bout, tell: Teller, isShort = false): string {
  const { begun, prelude, attackers, target, fates } = bout;
  const shot = SHOTS[begun?.event ?? ''];
  const whom = targetsOf(bout);
  const key = shot === 'rac-bout-fire' && whom.length && !isShort ? 'rac-bout-fire-gun' : shot;
  if (key)
    return t(key, { units: names(tell, attackers), count: attackers.length, hex: target, gun: names(tell, whom) });
  if (prelude) return tell.event(prelude);
  const checked = fates.filter(({ check }) => check).map(({ unit }) => unit);
  if (!checked.length && fates.some(({ gone }) => /captured$/.test(gone))) return t('rac-bout-taken');
  return checkOf(fates, tell);
}

/** Who checks morale, and why where no shot caused it. */
export function checkOf(fates: readonly Fate[], tell: Teller): string {
  const checked = fates.filter(({ check }) => check);
  const units = (checked.length ? checked : fates).map(({ unit }) => unit);
  const because = CHECKS.get(checked[0]?.check?.rule ?? '');
  return t(because ?? 'rac-bout-check', { units: names(tell, units), count: units.length });
}

/** The die with all that is added to it. */
export const totalOf = ({ dice, modifiers }: { dice: number[]; modifiers: Modifier[] }): number =>
  dice.reduce((sum, die) => sum + die, 0) + modifiers.reduce((sum, { value }) => sum + value, 0);

/** What befell a unit, as the end of a key: the worst first. */
export function fateKey({ gone, due, losses, back, check }: Fate): string {
  if (gone) return gone === 'fled' && !due ? 'fled-for-good' : gone;
  if (losses) return back ? 'loss-back' : 'loss';
  if (back) return 'back';
  return check && check.margin > 0 ? 'fails' : 'stands';
}

/** What befell them, those together whom the same befell; who stood is not named. */
export function befell(fates: readonly Fate[], tell: Teller): string[] {
  const alike = new Map<string, Fate[]>();
  for (const fate of fates) {
    const key = `${fateKey(fate)} ${fate.due}`;
    alike.set(key, [...(alike.get(key) ?? []), fate]);
  }
  return [...alike.values()]
    .filter(([first]) => fateKey(first!) !== 'stands')
    .map((same) =>
      t(`rac-befell-${fateKey(same[0]!)}`, {
        units: names(
          tell,
          same.map(({ unit }) => unit),
        ),
        count: same.length,
        turn: same[0]!.due,
      }),
    );
}

/** One fight in a sentence: what it was, and what came of it. */
export function told(bout: Bout, tell: Teller): string {
  const won = bout.winner ? [t('rac-bout-won', { ...tell.forms('seat', bout.winner) })] : [];
  const jams = bout.others.filter(({ event }) => event === 'guns-jammed').map((one) => jammed(one, tell));
  const lost = bout.others.filter(({ event }) => event === 'leader-lost').map((one) => leaderLost(one, tell));
  const fell = [...lost, ...befell(bout.fates, tell)];
  const idle = bout.begun?.event === 'guns-shot-at' ? 'rac-bout-missed' : 'rac-bout-nothing';
  const gone = won.length || fell.length ? [...won, ...fell] : [t(idle)];
  return `${titleOf(bout, tell, fell.length > 0)}: ${[...gone, ...jams].join('; ')}.`;
}

const jammed = ({ fields }: Told, tell: Teller): string =>
  t('rac-befell-jammed', { units: tell.label(fields.unit, 'unit') });

const leaderLost = ({ fields }: Told, tell: Teller): string =>
  t('rac-befell-leader', { leader: tell.label(fields.leader, 'leader') });

/** As much as is read at a glance; what decides the game before losses, and these before who only gave way. */
const READ = 3;
const FEW = 2;
const worth = (bout: Bout): number => {
  if (bout.others.some(({ event }) => event === 'points-scored' || event === 'leader-lost')) return 3;
  if (bout.fates.some(({ losses, gone }) => losses || gone)) return 2;
  return bout.fates.some((fate) => fateKey(fate) !== 'stands') || bout.others.length ? 1 : 0;
};

/** What happened alike is said once, and how often. */
export function counted(sentences: readonly string[]): string[] {
  return [...new Set(sentences)].map((one) => {
    const count = sentences.filter((other) => other === one).length;
    return count > 1 ? t('rac-bouts-alike', { count, told: one.replace(/\.$/, '') }) : one;
  });
}

/** What came of the fights of a story: those that matter most in the order in which they were fought, and the score. */
export function summedUp(table: Table, story: readonly Told[], isNarrow: boolean): string[] {
  const tell = table.tell!;
  // What came of a shot that was told before is told with it.
  const bouts = boutsIn(story).map((bout) => (bout.begun ? bout : (boutAround(table.journal, bout.events) ?? bout)));
  const ranked = bouts.filter((bout) => worth(bout) > 0).toSorted((a, b) => worth(b) - worth(a));
  const chosen = new Set(ranked.slice(0, isNarrow ? FEW : READ));
  const idle = bouts.filter(({ begun }) => begun);
  if (!chosen.size && idle.length <= FEW) return counted(idle.map((bout) => told(bout, tell)));
  const rest = bouts.filter((bout) => bout.begun && !chosen.has(bout)).length;
  const scored = bouts.flatMap(({ others }) => others).findLast(({ event }) => event === 'points-scored');
  return [
    ...counted(bouts.filter((bout) => chosen.has(bout)).map((bout) => told(bout, tell))),
    ...(scored ? [tell.event(scored)] : []),
    ...(rest ? [t(chosen.size ? 'rac-bouts-more' : 'rac-bouts-nothing', { count: rest })] : []),
  ];
}
