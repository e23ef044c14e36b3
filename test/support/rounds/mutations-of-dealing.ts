import {
  addCard,
  afterDeals,
  deals,
  draftOf,
  dropCard,
  eventOf,
  firstCounts,
  hasNatural,
  isRegular,
  mutant,
  oneOf,
  type Mutation,
} from './mutating';
import { playerTakesThird, pointCount, resultOf } from './oracle';

const TREATED: Readonly<Record<string, readonly [check: string, clause: string]>> = {
  'card-face-up-in-shoe': ['face-up-card-treated-as-stated', '11.6.5'],
  'failed-to-burn': ['failed-burn-treated-as-stated', '11.6.8'],
  'dealt-before-bets-closed': ['early-deal-treated-as-stated', '4.6'],
};

/** What can be wrong with the equipment, the deal and what is said of it. */
export const DEALING_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'decks of another number': (lawful, dice) => {
    const record = draftOf(lawful);
    record.equipment['decks'] = oneOf([1, 4, 6, 7, 9], dice) ?? 6;
    return mutant(record, 'decks-as-stated', '2.3.4');
  },
  'jokers in the decks': (lawful, dice) => {
    const record = draftOf(lawful);
    record.equipment['jokers'] = 1 + dice(16);
    return mutant(record, 'no-jokers', '2.3.4');
  },
  'a cut too shallow': (lawful, dice) => {
    const record = draftOf(lawful);
    if (!record.events.some(({ type }) => type === 'cut')) return undefined;
    eventOf(record, 'cut')['depth'] = dice(52);
    return mutant(record, 'cut-deep-enough', '3.10');
  },
  'the cutting card too near to the back': (lawful, dice) => {
    const record = draftOf(lawful);
    if (!record.events.some(({ type }) => type === 'cut')) return undefined;
    eventOf(record, 'cut')['back'] = dice(20);
    return mutant(record, 'cutting-card-far-from-back', '3.11');
  },
  'the burnt card shown': (lawful) => {
    const record = draftOf(lawful);
    if (lawful.kind === 'void' || !record.events.some(({ type }) => type === 'burn')) return undefined;
    if (record.events.some(({ type }) => type === 'irregularity')) return undefined;
    eventOf(record, 'burn')['faceUp'] = true;
    return mutant(record, 'burnt-card-face-as-stated', '7.4');
  },
  'the first cards out of turn': (lawful) => {
    if (lawful.kind === 'void' || lawful.record.events.some(({ type }) => type === 'irregularity')) return undefined;
    const record = draftOf(lawful);
    const [, second, third] = deals(record);
    if (!second || !third) return undefined;
    const at = record.events.indexOf(second);
    const to = record.events.indexOf(third);
    record.events[at] = third;
    record.events[to] = second;
    return mutant(record, 'first-cards-dealt-in-order', '7.6.3');
  },
  'a card face down': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const card = oneOf(deals(record), dice);
    if (card) card['face'] = 'down';
    return mutant(record, 'cards-face-as-stated', '3.3');
  },
  'a card after a natural': (lawful, dice) => {
    if (!isRegular(lawful) || !hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    addCard(record, dice(2) === 0 ? 'player' : 'banker', dice);
    return mutant(record, 'natural-ends-the-deal', '7.6.4');
  },
  'the player does the contrary': (lawful, dice) => {
    if (!isRegular(lawful) || hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    if (playerTakesThird(firstCounts(lawful)[0] ?? 0)) dropCard(record, 'player');
    else addCard(record, 'player', dice);
    return mutant(record, 'player-draws-or-stands', '7.6.5');
  },
  'the banker does the contrary': (lawful, dice) => {
    if (!isRegular(lawful) || hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    if (lawful.banker.length > 2) dropCard(record, 'banker');
    else addCard(record, 'banker', dice);
    return lawful.player.length > 2
      ? mutant(record, 'banker-draws-or-stands-by-third-card', '7.6.6')
      : mutant(record, 'banker-draws-or-stands-alone', '7.6.7');
  },
  'a fourth card': (lawful, dice) => {
    const to = oneOf(
      (['player', 'banker'] as const).filter((side) => lawful[side].length > 2),
      dice,
    );
    if (!isRegular(lawful) || to === undefined) return undefined;
    const record = draftOf(lawful);
    afterDeals(record, { type: 'deal', to, card: `${'A23456789TJQK'.charAt(dice(13))}H` });
    return mutant(record, 'additional-cards-as-stated', '7.6.8');
  },
  'a count announced wrongly': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const of = dice(2) === 0 ? 'player' : 'banker';
    afterDeals(record, { type: 'announce', of, value: (pointCount(lawful[of]) + 1 + dice(9)) % 10 });
    return mutant(record, 'announced-points-match-the-cards', '2.3.6.2');
  },
  'a result announced wrongly': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const right = resultOf(lawful.player, lawful.banker);
    const value = oneOf(
      ['player', 'banker', 'tie'].filter((result) => result !== right),
      dice,
    );
    afterDeals(record, { type: 'announce', of: 'result', value });
    return mutant(record, 'announced-result-matches-the-points', '7.6.10');
  },
  'an irregularity treated otherwise': (lawful) => {
    const record = draftOf(lawful);
    const noted = record.events.find(({ type }) => type === 'irregularity');
    if (!noted || lawful.kind !== 'coup') return undefined;
    noted['treatment'] = 'next-card';
    const [check, clause] =
      noted['kind'] === 'excess-card-drawn'
        ? noted['to'] === 'banker'
          ? ['bankers-excess-card-treated-as-stated', '11.6.4']
          : ['players-excess-card-treated-as-stated', '11.6.3']
        : (TREATED[String(noted['kind'])] ?? []);
    return check === undefined || clause === undefined ? undefined : mutant(record, check, clause);
  },
};
