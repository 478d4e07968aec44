import { expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { gravest } from './summing';

const told = (event: string, fields: Record<string, unknown> = {}): Told => ({
  version: 1,
  event,
  rule: '',
  fields,
  labels: {},
});
const cards = told('cards-taken', { cards: ['p-01', 'p-02', 'p-03', 'p-04', 'p-05', 'p-06', 'p-07'] });
const march = told('army-moved', { army: 'su-4a', start: 'mlawa', field: 'ciechanow', how: 'order' });
const attack = told('attack-ordered', { army: 'su-16a', target: 'pl-5a' });
const onWarsaw = told('attack-ordered', { army: 'su-3a', target: 'pl-obr' });
const prized = ({ fields }: Told): boolean => fields.target === 'pl-obr';

it('tells the attack on Warsaw first, and neither the cards one drew nor what begins a round before it', () => {
  const story = [
    cards,
    told('round-begun', { round: 2 }),
    march,
    attack,
    march,
    onWarsaw,
    told('rested', { side: 'su' }),
  ];
  expect(gravest(story, prized, false, 3)[0]).toBe(onWarsaw);
  expect(gravest(story, prized, false, 3)).not.toContain(cards);
  expect(gravest(story, prized, false, 1)).toEqual([onWarsaw]);
});

it('tells a tie whole: both armies are dispersed', () => {
  const tie = [
    told('fight-resolved', { attack: 2, defence: 2, winner: '' }),
    told('army-dispersed', { army: 'su-3a' }),
    told('army-dispersed', { army: 'pl-1a' }),
  ];
  expect(gravest([march, ...tie, cards, march], prized, false, 3)).toEqual(tie);
});

it('puts a lost army before all fights', () => {
  const lost = told('army-destroyed', { army: 'pl-2a' });
  const fights = [told('fight-resolved'), told('army-dispersed'), told('fight-resolved')];
  expect(gravest([...fights.slice(0, 2), lost, fights[2]!], prized, false, 2)).toEqual([lost, fights[2]]);
});

it('names marches only where they are not counted apart', () => {
  expect(gravest([march], prized, true, 3)).toEqual([march]);
  expect(gravest([march], prized, false, 3)).toEqual([]);
});

it('tells of a fight that was read to its end what came after it: a card that the other side played', () => {
  const fight = told('fight-resolved', { attack: 4, defence: 1, winner: 'pl-1a' });
  const played = told('action-played', { side: 'su', card: 'r-28' });
  const lost = told('card-discarded', { side: 'pl', card: 'p-25' });
  const story = [fight, told('army-dispersed', { army: 'su-3a' }), cards, played, lost];
  expect(gravest(story, prized, false, 4)).toEqual([...story.slice(0, 2), played, lost]);
  expect(gravest(story, prized, false, 4, true)).toEqual([played, lost]);
  expect(gravest([fight], prized, false, 4, true)).toEqual([fight]);
});

it('tells of whoever marches up and attacks that he marches first', () => {
  const up = told('army-moved', { army: 'su-16a', start: 'pultusk', field: 'wyszkow', how: 'order' });
  expect(gravest([up, attack], prized, true, 3)).toEqual([up, attack]);
});
