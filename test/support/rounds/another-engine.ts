import { BaccaratGameEngine, Card, type Hand } from 'baccarat-engine';
import { judgeFor, type Judge } from '../../../src/core/findings/judge';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { ruleSetFor } from './everywhere';
import { PLACES, type Place } from './places';

const DECKS = 8;
const STAKE = 2000;
const SUITS: Readonly<Record<string, string>> = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' };
const FORMS: readonly Place[] = [PLACES.act, PLACES.actTerminal, PLACES.qld, PLACES.nz];
/** One coup in so many is settled once more with its result exchanged. */
export const EXCHANGED_EVERY = 100;

/** Numbers from 0 to below the bound, the same in every run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The engine deals from a shoe that is shuffled here, so that every run sees the same coups. */
function shuffledShoe(below: (bound: number) => number): Card[] {
  const cards = Array.from({ length: DECKS }).flatMap(() =>
    Object.keys(SUITS).flatMap((suit) => Card.DefaultValues.map((value) => new Card(suit, value))),
  );
  return cards
    .map((card) => ({ card, key: below(2 ** 30) }))
    .sort((one, other) => one.key - other.key)
    .map(({ card }) => card);
}

const written = ({ suit, value }: Card): string => `${value === '10' ? 'T' : value}${SUITS[suit] ?? '?'}`;

function dealsOf({ playerCards, bankerCards }: Hand): RoundEvent[] {
  const deals: RoundEvent[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const [toPlayer, toBanker] = [playerCards[turn], bankerCards[turn]];
    if (toPlayer) deals.push({ type: 'deal', to: 'player', card: written(toPlayer) });
    if (toBanker) deals.push({ type: 'deal', to: 'banker', card: written(toBanker) });
  }
  return deals;
}

const WAGERS: readonly RoundEvent[] = ['player', 'banker', 'tie'].map((bet) => ({
  type: 'wager',
  ...{ id: bet, player: bet, bet, stake: STAKE, confirmed: true },
}));

/** What the engine's result makes of the three wagers, with the winnings worked out by hand. */
function settlements(outcome: string): RoundEvent[] {
  const won: Readonly<Record<string, number>> = { player: STAKE, banker: (STAKE * 19) / 20, tie: STAKE * 8 };
  return Object.entries(won).map(([wager, paid]) => {
    if (wager === outcome) return { type: 'settle', wager, result: 'win', paid, returned: STAKE };
    if (outcome === 'tie') return { type: 'settle', wager, result: 'push', paid: 0, returned: STAKE };
    return { type: 'settle', wager, result: 'lose', paid: 0 };
  });
}

function tableAt({ jurisdiction, variant, channel, playedAt, options }: Place): { record: RoundRecord; judge: Judge } {
  const record: RoundRecord = {
    format: 'house-rules/round@1',
    id: 'r',
    game: 'baccarat',
    ...{ jurisdiction, playedAt, events: [], equipment: { decks: DECKS } },
    ...(channel && { channel }),
    ...(variant !== undefined && { variant }),
    table: { limits: { '*': { min: 100, max: 1_000_000 } }, ...(options && { options }) },
  };
  const judge = judgeFor(ruleSetFor(record));
  if (!judge) throw new Error('baccarat cannot be judged');
  return { record, judge };
}

/** Coups that another engine dealt and decided: which of them are not found lawful, and how many exchanged results are noticed. */
export function judgeAnotherEngine(coups: number): { readonly wrong: readonly string[]; readonly noticed: number } {
  const tables = FORMS.map(tableAt);
  const below = seeded(20240101);
  const engine = new BaccaratGameEngine();
  const wrong: string[] = [];
  let noticed = 0;
  for (let coup = 0; coup < coups; coup += 1) {
    if (engine.shoe.cards.length < 20) engine.shoe.cards = shuffledShoe(below);
    const hand = engine.dealGame();
    const outcome = engine.resultsEngine.calculateOutcome(hand);
    const { record, judge } = tables[coup % tables.length] ?? tableAt(PLACES.qld);
    const start: readonly RoundEvent[] = [...WAGERS, { type: 'call', call: 'no-more-bets' }, ...dealsOf(hand)];
    const told = judge.check({ ...record, events: [...start, ...settlements(outcome)] });
    if (typeof told === 'string' || told.verdict !== 'complies') wrong.push(JSON.stringify(told));
    if (coup % EXCHANGED_EVERY !== 0) continue;
    const other = outcome === 'banker' ? 'player' : 'banker';
    const accused = judge.check({ ...record, events: [...start, ...settlements(other)] });
    if (typeof accused !== 'string' && accused.verdict === 'breaches') noticed += 1;
  }
  return { wrong, noticed };
}
