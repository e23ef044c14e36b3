import type { RoundEvent, RoundRecord, TableRecord } from '../../../../src/core/rounds/record';
import type { WagerOf, WagerOptions } from '../coup';
import { losersFirst } from '../losers-first';
import { unitsWon } from './oracle';
import { SIC_BO_PLACES, type SicBoPlace } from './places';

export interface TumbleOptions {
  readonly at?: SicBoPlace;
  readonly dice?: readonly number[] | 'unsaid';
  readonly wagers?: readonly WagerOf[];
  readonly table?: TableRecord | 'unsaid';
  readonly equipment?: Readonly<Record<string, unknown>>;
  /** Events after the wagers, after the call that ends wagering, after the dice, and at the end. */
  readonly wagering?: readonly RoundEvent[];
  readonly closed?: readonly RoundEvent[];
  readonly tumbled?: readonly RoundEvent[];
  readonly last?: readonly RoundEvent[];
  /** Leaves out the call that ends wagering. */
  readonly uncalled?: boolean;
  /** Wagers are settled in the order in which they were placed, winners or not. */
  readonly settledAsPlaced?: boolean;
}

const LIMITS = { '*': { min: 100, max: 1_000_000 } };

/** A valid record of a lawful round of sic bo, dice 2, 5 and 6; a test names only what it is about. */
export function tumble(options: TumbleOptions = {}): RoundRecord {
  const { at = SIC_BO_PLACES.actTerminal, dice = [5, 2, 6], wagers = [], table = { limits: LIMITS } } = options;
  const placed = wagers.map(wagerOf);
  const events: readonly RoundEvent[] = [
    ...placed.map((wager) => placing(wager, at)),
    ...(options.wagering ?? []),
    ...(options.uncalled ? [] : [{ type: 'call', call: 'no-more-bets' } as const]),
    ...(options.closed ?? []),
    ...(dice === 'unsaid' ? [] : [{ type: 'roll', dice } as const]),
    ...(options.tumbled ?? []),
    ...losersFirst(
      placed.flatMap((wager) => settlement(wager, dice === 'unsaid' ? [] : dice, at)),
      options.settledAsPlaced,
    ),
    ...(options.last ?? []),
  ];
  const { jurisdiction, variant, channel, playedAt } = at;
  const shown = table === 'unsaid' ? undefined : at.options ? { options: at.options, ...table } : table;
  return {
    format: 'house-rules/round@1',
    id: 'r1',
    jurisdiction,
    game: 'sic-bo',
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
    playedAt,
    ...(shown && { table: shown }),
    ...(options.equipment && { equipment: options.equipment }),
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

/** Only terminals ask a player to confirm. */
const placing = ({ id, bet, stake, by = 'p1', confirmed }: Placed, { channel }: SicBoPlace): RoundEvent => {
  const said = confirmed ?? (channel === 'terminal' ? true : 'unsaid');
  return { type: 'wager', id, player: by, bet, stake, ...(said !== 'unsaid' && { confirmed: said }) };
};

function settlement({ id, bet, stake, settle = {} }: Placed, dice: readonly number[], at: SicBoPlace): RoundEvent[] {
  if (settle === 'unsaid') return [];
  const isKnown = dice.length === 3 && settle.result !== 'void' && bet !== 'jackpot';
  const units = isKnown ? unitsWon(bet, dice, at.payouts) : 0;
  const result = settle.result ?? (units > 0 ? 'win' : 'lose');
  const paid = result === 'win' ? units * stake : 0;
  return [{ type: 'settle', wager: id, result, paid, ...(result !== 'lose' && { returned: stake }), ...settle }];
}
