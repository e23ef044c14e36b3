import { drawnRanks, waysToDraw } from '../../play/cards/drawn-ranks';
import { firstCardsDealtInOrder } from '../../play/duties/deal-order';
import { heightOf } from '../../play/cards/ranked';
import type { Courses } from '../../play/table/courses';
import type { Playing } from '../../play/table/playing';
import type { RoundEvent } from '../../rounds/record';
import { parseCard, type Card } from '../../values/card';
import { gameDefinition, type Asked, type Case } from '../../play/table/table-game';
import type { TableFacts } from '../../play/table/table-facts';
import { cardsOf, type TableRound } from '../../play/table/table-round';
import { redDogFacts } from './facts';

/** The three cards as the rules speak of them: how many ranks lie between the first two, and where the third falls. */
interface Spread {
  /** Ranks between the two cards; -1 for a pair. */
  readonly between: number;
  /** Undefined where no third card is recorded. */
  readonly third: 'between' | 'outside' | 'of-their-rank' | undefined;
}

const PLACES = ['left', 'right', 'centre'];
const FIRST_TWO = 'deal events to left and right';
const THIRD = 'deal event to centre';

function spreadBetween(left: Card, right: Card, centre: Card | undefined, { cardRanking = [] }: TableFacts): Spread {
  const one = heightOf(left, cardRanking);
  const other = heightOf(right, cardRanking);
  const between = Math.abs(one - other) - 1;
  if (centre === undefined) return { between, third: undefined };
  const height = heightOf(centre, cardRanking);
  const isBetween = height > Math.min(one, other) && height < Math.max(one, other);
  const isSame = one === other && height === one;
  return { between, third: isSame ? 'of-their-rank' : isBetween ? 'between' : 'outside' };
}

function spreadOf(round: TableRound, facts: TableFacts): Spread | undefined {
  const [left] = cardsOf(round, 'left');
  const [right] = cardsOf(round, 'right');
  const [centre] = cardsOf(round, 'centre');
  return left && right && spreadBetween(left.card, right.card, centre?.card, facts);
}

/** A case by the first two cards, and where it depends on it by the third. */
const bySpread =
  (isSpread: (between: number) => boolean, isThird?: (third: NonNullable<Spread['third']>) => boolean): Case =>
  ({ round, facts }) => {
    const spread = spreadOf(round, facts);
    if (spread === undefined) return FIRST_TWO;
    if (!isSpread(spread.between)) return false;
    if (isThird === undefined) return true;
    return spread.third === undefined ? THIRD : isThird(spread.third);
  };

/** What the first two cards are, as the rules name it. */
function firstCards(round: TableRound, facts: TableFacts): string | undefined {
  const spread = spreadOf(round, facts);
  if (spread === undefined) return undefined;
  return spread.between > 0 ? 'non-consecutive' : spread.between === 0 ? 'consecutive' : 'pair';
}

const isSpread = (between: number): boolean => between > 0;
const isPair = (between: number): boolean => between < 0;

const SPREAD = /^spread-(\d+)(-or-more)?$/;

function because({ round, facts }: Asked): string | undefined {
  const spread = spreadOf(round, facts);
  if (spread === undefined) return undefined;
  const { between, third } = spread;
  if (between === 0) return 'The first two cards are neighbours and there is no spread';
  if (between < 0)
    return `The first two cards are a pair and the third ${third === 'of-their-rank' ? 'makes' : 'does not make'} three of a kind`;
  return `The spread is ${String(between)} and the third card falls ${third === 'between' ? 'between' : 'outside'}`;
}

/** Whether every card that the first two ask for had been dealt. */
function isRoundOver(round: TableRound, at: number, facts: TableFacts): boolean {
  const isOut = (to: string): boolean => cardsOf(round, to).some((card) => card.at < at);
  if (isOut('centre')) return true;
  return isOut('left') && isOut('right') && firstCards(round, facts) === 'consecutive';
}

const NO_MORE_BETS = { type: 'call', call: 'no-more-bets' } as const;

/** The spread is announced and players may raise; a pair has its third card at once, and neighbours have none. */
function play(round: Playing): void {
  const [left, right] = [round.card(), round.card()];
  round.deal('left', 'up', left);
  round.deal('right', 'up', right);
  const { between } = spreadBetween(parseCard(left), parseCard(right), undefined, round.facts);
  if (between >= 0) round.note({ type: 'announce', of: 'spread', value: between === 0 ? 'no-spread' : between });
  if (between > 0) {
    for (const opening of round.openings) if (round.once(2)) round.wager('raise', opening, opening.stake);
    round.note(NO_MORE_BETS);
  }
  if (between !== 0) round.deal('centre', 'up');
}

/** The first two cards and, unless they are neighbours, the third; a raise is made where there is a spread. */
function courses(wager: string, facts: TableFacts): Courses {
  const [decks = 1] = facts.decks ?? [];
  const between = (cards: readonly string[]): number => {
    const [left = 0, right = 0] = cards.map(parseCard);
    return spreadBetween(left, right, undefined, facts).between;
  };
  const each = drawnRanks(3, decks)
    .filter(({ cards }) => wager !== 'raise' || between(cards) > 0)
    .map(({ cards, weight }) => ({
      ...{ name: cards.map(([rank]) => rank).join('-'), weight },
      events: cards
        .slice(0, between(cards) === 0 ? 2 : 3)
        .map((card, at): RoundEvent => ({ type: 'deal', to: PLACES[at] ?? '', card })),
    }));
  return { each, total: wager === 'raise' ? each.reduce((sum, { weight }) => sum + weight, 0) : waysToDraw(3, decks) };
}

export const redDogGame = gameDefinition({
  code: 'red-dog',
  title: 'Red dog',
  facts: redDogFacts,
  played: 'cards',
  events: ['deal', 'announce', 'decide', 'reveal', 'look', 'collect'],
  wagers: { main: { opens: true }, raise: { later: true } },
  places: PLACES,
  cases: {
    between: bySpread(isSpread, (third) => third === 'between'),
    'not-between': bySpread(isSpread, (third) => third !== 'between'),
    'three-of-a-kind': bySpread(isPair, (third) => third === 'of-their-rank'),
    'pair-only': bySpread(isPair, (third) => third !== 'of-their-rank'),
    consecutive: bySpread((between) => between === 0),
  },
  caseNamed: (name) => {
    const [, count, orMore] = SPREAD.exec(name) ?? [];
    if (count === undefined) return undefined;
    return bySpread((between) => (orMore === undefined ? between === Number(count) : between >= Number(count)));
  },
  because,
  duties: [firstCardsDealtInOrder],
  firstCards,
  furtherCard: { to: 'centre', announced: 'spread' },
  place: 'box',
  play,
  courses,
  irregularCase: (name, { at }, round, facts) => name === 'card-of-next-hand' && isRoundOver(round, at, facts),
  announcedRow: ({ value }) => (value === 'no-spread' ? 'no-spread' : 'spread'),
  announced: ({ of, value }, round, facts) => {
    if (of !== 'spread') return undefined;
    const spread = spreadOf(round, facts);
    if (spread === undefined) return { missing: FIRST_TWO };
    if (spread.between > 0) return { row: 'spread', values: [spread.between] };
    return spread.between === 0
      ? { row: 'no-spread', values: ['no-spread'] }
      : { row: value === 'no-spread' ? value : 'spread', values: ['pair'] };
  },
});
