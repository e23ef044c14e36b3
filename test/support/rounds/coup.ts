import type { RoundEvent, RoundRecord, TableRecord } from '../../../src/core/rounds/record';
import { BETS, outcomeOf, winningsOn, type Bet, type Form } from './oracle';

type Settlement = Extract<RoundEvent, { type: 'settle' }>;

/** `'banker 10000'`, or the same with what else a test is about. */
export type WagerOf = string | WagerOptions;

export interface WagerOptions {
  readonly bet: string;
  readonly stake: number;
  readonly id?: string;
  readonly by?: string;
  /** True unless said; `'unsaid'` leaves it out of the record. */
  readonly confirmed?: boolean | 'unsaid';
  /** What differs from the lawful settlement; `'unsaid'` leaves the settlement out of the record. */
  readonly settle?: Partial<Omit<Settlement, 'type' | 'wager'>> | 'unsaid';
}

export interface CoupOptions {
  readonly player?: string;
  readonly banker?: string;
  readonly wagers?: readonly WagerOf[];
  readonly variant?: 'even-money';
  readonly dummy?: boolean;
  readonly table?: TableRecord | 'unsaid';
  readonly equipment?: Readonly<Record<string, unknown>>;
  readonly playedAt?: string;
  /** Events before the wagers, after them, after the call that ends wagering, … in the order of play. */
  readonly first?: readonly RoundEvent[];
  readonly wagering?: readonly RoundEvent[];
  readonly closed?: readonly RoundEvent[];
  /** After this many cards. */
  readonly afterCards?: Readonly<Record<number, readonly RoundEvent[]>>;
  readonly dealt?: readonly RoundEvent[];
  readonly last?: readonly RoundEvent[];
  /** Leaves out the call that ends wagering, so that the first card does. */
  readonly uncalled?: boolean;
  /** The order of the cards where it is not the lawful one: `p` and `b`, one letter for each card. */
  readonly order?: string;
  readonly face?: 'up' | 'down';
  /** The face of the second card, where it is not that of the others. */
  readonly secondFace?: 'up' | 'down';
  /** Likewise of cards after the first four. */
  readonly thirdFace?: 'up' | 'down';
}

/** Wide enough for any stake a test does not dwell on. */
export const LIMITS = { '*': { min: 100, max: 1_000_000 } };

/**
 * A valid record of a lawful coup in NSW: the player's natural nine against seven, eight decks, dealt in turn, every
 * wager confirmed and settled as the rules have it. A test names only what it is about.
 */
export function coup(options: CoupOptions = {}): RoundRecord {
  const { player = '9H KD', banker = '3S 4C', wagers = [], table = { id: 'B01', limits: LIMITS } } = options;
  const hands = { player: cardsOf(player), banker: cardsOf(banker) };
  const placed = wagers.map((wager, index) => wagerOf(wager, index));
  const events: readonly RoundEvent[] = [
    ...(options.first ?? []),
    ...placed.map(placing),
    ...(options.wagering ?? []),
    ...(options.uncalled ? [] : [{ type: 'call', call: 'no-more-bets' } as const]),
    ...(options.closed ?? []),
    ...deals(hands, options),
    ...(options.dealt ?? []),
    ...placed.flatMap((wager) => settlement(wager, hands, options.variant ?? 'baccarat')),
    ...(options.last ?? []),
  ];
  return {
    format: 'house-rules/round@1',
    id: 'r1',
    jurisdiction: 'AU-NSW',
    game: 'baccarat',
    ...(options.variant && { variant: options.variant }),
    channel: 'terminal',
    playedAt: options.playedAt ?? '2024-10-03T21:04:05+10:00',
    ...(options.dummy !== undefined && { dummy: options.dummy }),
    ...(table !== 'unsaid' && { table }),
    equipment: options.equipment ?? { decks: 8 },
    events,
  };
}

type Placed = WagerOptions & { readonly id: string };

function wagerOf(wager: WagerOf, index: number): Placed {
  const id = `w${String(index + 1)}`;
  if (typeof wager !== 'string') return { ...wager, id: wager.id ?? id };
  const [bet = '', stake = ''] = wager.split(' ');
  return { bet, stake: Number(stake), id };
}

const placing = ({ id, bet, stake, by = 'p1', confirmed = true }: Placed): RoundEvent => ({
  type: 'wager',
  id,
  player: by,
  bet,
  stake,
  ...(confirmed !== 'unsaid' && { confirmed }),
});

function settlement(
  { id, bet, stake, settle = {} }: Placed,
  { player, banker }: Hands,
  form: Form,
): readonly RoundEvent[] {
  if (settle === 'unsaid') return [];
  const known = BETS.find((name): name is Bet => name === bet);
  const result = known === undefined ? 'void' : outcomeOf(known, player, banker);
  const lawful: Settlement = {
    type: 'settle',
    wager: id,
    result,
    paid: known && result === 'win' ? winningsOn(stake, known, form, banker) : 0,
    ...(result !== 'lose' && { returned: stake }),
  };
  return [{ ...lawful, ...settle }];
}

interface Hands {
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

const cardsOf = (text: string): readonly string[] => text.split(' ').filter((card) => card !== '');

/** The first four cards in turn, then what the player took, then what the banker took; or in the order given. */
function deals(
  { player, banker }: Hands,
  { order, face, secondFace = face, thirdFace = face, afterCards = {} }: CoupOptions,
): readonly RoundEvent[] {
  const turns =
    order ?? `pbpb${'p'.repeat(Math.max(0, player.length - 2))}${'b'.repeat(Math.max(0, banker.length - 2))}`;
  const left = { player: [...player], banker: [...banker] };
  const events: RoundEvent[] = [];
  let dealt = 0;
  for (const turn of turns) {
    const to = turn === 'p' ? 'player' : 'banker';
    const card = left[to].shift();
    if (card === undefined) continue;
    const shown = dealt === 1 ? secondFace : dealt > 3 ? thirdFace : face;
    events.push({ type: 'deal', to, card, ...(shown && { face: shown }) });
    dealt += 1;
    events.push(...(afterCards[dealt] ?? []));
  }
  return events;
}
