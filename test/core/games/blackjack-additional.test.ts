import { ADDITIONAL, type AdditionalFacts } from '../../../src/core/checks/blackjack/additional-settling';
import { valuesOf } from '../../../src/core/checks/bind';
import type { BlackjackRound, Box, Hand, Wager } from '../../../src/core/games/blackjack/round';
import { chosenBy } from '../../../src/core/rules/choice-readers';
import { parseCard, printCard } from '../../../src/core/values/card';
import {
  ACT_OVER_UNDER,
  blackjackRound,
  QLD,
  QLD_CHALLENGE,
  QLD_ELECTRONIC,
  QLD_SIX_DECKS,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SPANISH_SIX_DECKS,
  QLD_SWITCH,
  type BlackjackPlace,
} from '../../support/rounds/blackjack/script';
import { UNITS, type Dealt } from '../../support/rounds/blackjack/extra-oracle';
import { ruleSetFor } from '../../support/rounds/everywhere';

/** Every hand that matters to an additional wager, against what the gazetted tables give it. */

const PACK = Array.from({ length: 52 }, (_, card) => printCard(card));
/** Any two cards of a shoe, the order aside; the same card may come twice. */
const PAIRS = PACK.flatMap((one, index) => PACK.slice(index).map((other) => [one, other]));

function factsAt(place: BlackjackPlace): AdditionalFacts {
  const record = blackjackRound(place, '');
  return valuesOf(chosenBy(record, ruleSetFor(record)));
}

const STAKE = 100;

/** A round as far as it decides an additional wager: one box, or the two halves of one. */
function roundOf(bet: string, { cards, dealer = [], decks, nominated }: Dealt): [BlackjackRound, Wager] {
  const held = cards.map(parseCard);
  const names = bet === 'super-match' ? ['box:1a', 'box:1b'] : ['box:1'];
  const boxes = names.map((name): Box & { hands: Hand[] } => ({ name, seat: 'box:1', hands: [] }));
  for (const box of boxes)
    box.hands.push({
      name: box.name,
      box,
      number: 1,
      cards: names.length > 1 ? [] : held,
      dealtAt: [],
      fromSplit: false,
      ofAces: false,
      switched: false,
      turns: [],
    });
  const hands = boxes.flatMap((box) => box.hands);
  const deals = held.flatMap((card, index) => {
    const to = hands[index % hands.length];
    return to === undefined ? [] : [{ at: index, card, to, index, face: undefined }];
  });
  const wager = { id: 'w1', player: 'p1', bet, stake: STAKE, hand: hands[0], decidedBy: 'additional' } as Wager;
  const suit = nominated === undefined ? undefined : 'SHDC'.indexOf(nominated);
  const told = { decks, boxes, hands, deals, wagers: [wager], additional: [wager], irregularities: [], turns: [] };
  const dealers = [{ name: 'dealer', cards: dealer.map(parseCard), dealtAt: [] }];
  return [{ ...told, dealers, nominatedSuit: suit } as unknown as BlackjackRound, wager];
}

/** The hands that are settled otherwise than the tables have it, the first few of them. */
function wrongOf(bet: string, place: BlackjackPlace, deals: Iterable<Dealt>, by = bet): readonly unknown[] {
  const facts = factsAt(place);
  const wrong: unknown[] = [];
  let seen = 0;
  for (const told of deals) {
    const dealt: Dealt = { payTable: place.options?.['payTable'] ?? '', ...told, decks: place.decks };
    const [round, wager] = roundOf(bet, dealt);
    const units = UNITS[by]?.(dealt) ?? NaN;
    const due = units === 0 ? 'lose' : 'win';
    const result = ADDITIONAL.resultOf(round, wager, facts);
    const odds = ADDITIONAL.oddsOf(round, wager, facts);
    const paid = odds && odds.wins / odds.on;
    seen += 1;
    if (wrong.length < 3 && (result !== due || paid !== (units > 0 ? units : undefined)))
      wrong.push({ dealt, units, result, paid });
  }
  return seen === 0 ? ['nothing dealt'] : wrong;
}

const twoCards = (): readonly Dealt[] => PAIRS.map((cards) => ({ cards }));

function* withDealersCard(pack: readonly string[] = PACK): Generator<Dealt> {
  for (const cards of PAIRS)
    if (cards.every((card) => pack.includes(card))) for (const card of pack) yield { cards, dealer: [card] };
}

/** Every card of these ranks. */
const packOf = (...ranks: readonly string[]): readonly string[] =>
  PACK.filter((card) => ranks.includes(card.slice(0, 1)));

describe('first two cards', () => {
  it.each([
    ['over-13', ACT_OVER_UNDER],
    ['under-13', ACT_OVER_UNDER],
    ['perfect-pair', QLD],
    ['perfect-pair', QLD_SIX_DECKS],
    ['perfect-pair', QLD_CHALLENGE],
    ['perfect-pair', QLD_SOFT_17],
    ['any-pair', QLD],
    ['any-pair', QLD_CHALLENGE],
    ['any-pair', QLD_SOFT_17],
    ['star-pairs', QLD],
    ['star-pairs', QLD_SWITCH],
    ['royal-match-21', QLD_ELECTRONIC],
    ['bet-the-set-21', QLD_ELECTRONIC],
  ])('%s', (bet, place) => {
    expect(wrongOf(bet, place, twoCards())).toEqual([]);
  });

  it.each([QLD_SPANISH, QLD_SPANISH_SIX_DECKS])('perfect-pair at Spanish blackjack with $decks decks', (place) => {
    expect(wrongOf('perfect-pair', place, twoCards(), 'perfect-pair at spanish')).toEqual([]);
  });

  it('kings-bounty, by the dealer’s hand where it matters', () => {
    const hands = [
      ['9S', '9H'],
      ['AS', 'KH'],
      ['JD', 'AC'],
      ['TS', 'KC'],
      ['5S', '5H', 'AD'],
    ];
    const deals = PAIRS.flatMap((cards) => hands.map((dealer) => ({ cards, dealer })));
    expect(wrongOf('kings-bounty', QLD_ELECTRONIC, deals)).toEqual([]);
  });
});

describe('first two cards and the dealer’s first', () => {
  it('lucky-lucky by pay table 1', () => {
    expect(wrongOf('lucky-lucky', QLD, withDealersCard())).toEqual([]);
  });

  it.each(['2', '3'])('lucky-lucky by pay table %s', (payTable) => {
    const place = { ...QLD, options: { ...QLD.options, payTable } };
    expect(wrongOf('lucky-lucky', place, withDealersCard(packOf('A', '6', '7', '8', 'K')))).toEqual([]);
  });

  it.each(['1', '2', '3'])('blazing-7s by pay table %s', (payTable) => {
    const place = { ...QLD_SOFT_17, options: { ...QLD.options, blazing7sPayTable: payTable, payTable } };
    expect(wrongOf('blazing-7s', place, withDealersCard(packOf('6', '7', 'A')))).toEqual([]);
  });
});

/** Every hand of so many of these cards, in every order. */
function* handsOf(pack: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  else for (const cards of handsOf(pack, count - 1)) for (const card of pack) yield [...cards, card];
}

describe('more cards', () => {
  it('super-sevens', () => {
    const deals = [...handsOf(packOf('6', '7', 'A'), 3)].map((cards) => ({ cards }));
    expect(wrongOf('super-sevens', QLD, [...deals, ...twoCards()])).toEqual([]);
  });

  it.each([QLD, QLD_SIX_DECKS])('bonus-blackjack with $decks decks', (place) => {
    const two = PAIRS.flatMap((cards) => ['S', 'H'].map((nominated) => ({ cards, nominated })));
    const three = [...handsOf(packOf('6', '7', '8', '5'), 3)].map((cards) => ({ cards }));
    const four = [...handsOf(['5S', '5H', '6S', '6D', '7S', '3C'], 4)].map((cards) => ({ cards }));
    expect(wrongOf('bonus-blackjack', place, [...two, ...three, ...four])).toEqual([]);
  });

  it('super-match', () => {
    const deals = [...handsOf(['AS', '2H', '9D', 'TC', 'JS', 'QH', 'KD'], 4)].map((cards) => ({ cards }));
    expect(wrongOf('super-match', QLD_SWITCH, deals)).toEqual([]);
  });
});
