import type { EquipmentRecord, Limit, RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { losersFirst } from '../losers-first';
import { chipsOf, wonOn } from './oracle';
import { ROULETTE_PLACES, type RoulettePlace } from './places';

type Settle = Partial<Omit<Extract<RoundEvent, { type: 'settle' }>, 'type' | 'wager'>>;

export interface SpunWager {
  readonly bet: string;
  readonly stake: number;
  readonly confirmed?: boolean;
  readonly oral?: boolean;
  readonly chips?: 'value' | 'non-value' | 'cash' | 'credit';
  /** What of its settlement is otherwise than it should be; `false` where it is not settled. */
  readonly settle?: Settle | false;
}

/** What of a spin is otherwise than usual: a ball that makes its revolutions, rests in 17 and has every wager settled by it. */
export interface SpinOptions {
  readonly wagers?: readonly (string | SpunWager)[];
  readonly pocket?: string;
  readonly revolutions?: number;
  readonly direction?: 'opposite' | 'same';
  readonly limits?: Readonly<Record<string, Limit>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly equipment?: EquipmentRecord;
  /** Events before the call, between call and spin, between spin and settlement, and at the end. */
  readonly wagering?: readonly RoundEvent[];
  readonly closed?: readonly RoundEvent[];
  readonly spun?: readonly RoundEvent[];
  readonly last?: readonly RoundEvent[];
  readonly uncalled?: boolean;
  readonly unspun?: boolean;
  /** Wagers are settled in the order in which they were placed, winners or not. */
  readonly settledAsPlaced?: boolean;
}

const WHEELS = { 1: 'single-zero', 2: 'double-zero', 3: 'triple-zero' } as const;
const LIMITS = { '*': { min: 100, max: 100_000 } } as const;

export function spinAt(place: RoulettePlace, spin: SpinOptions = {}): RoundRecord {
  const { pocket = '17', limits = LIMITS, options = place.options } = spin;
  const wagers = (spin.wagers ?? []).map((wager) => spelt(wager, place.channel === 'terminal'));
  const event: RoundEvent = {
    type: 'spin',
    result: pocket,
    revolutions: spin.revolutions ?? place.revolutions + 1,
    direction: spin.direction ?? 'opposite',
  };
  return {
    format: 'house-rules/round@1',
    id: 'R01',
    jurisdiction: place.jurisdiction,
    game: 'roulette',
    ...(place.variant !== undefined && { variant: place.variant }),
    ...(place.channel === 'terminal' && { channel: 'terminal' }),
    playedAt: place.playedAt,
    table: { limits, ...(options && { options }) },
    equipment: spin.equipment ?? { wheel: WHEELS[place.zeros], ballDiameterMm: 18 },
    events: [
      ...wagers.map(({ settle: _, ...wager }, index): RoundEvent => ({
        type: 'wager',
        id: idOf(index),
        player: `p${String(index + 1)}`,
        ...wager,
      })),
      ...(spin.wagering ?? []),
      ...(spin.uncalled ? [] : [{ type: 'call', call: 'no-more-bets' } as const]),
      ...(spin.closed ?? []),
      ...(spin.unspun ? [] : [event]),
      ...(spin.spun ?? []),
      ...losersFirst(
        wagers.flatMap((wager, index) => (wager.settle === false ? [] : [settled(wager, idOf(index), pocket, place)])),
        spin.settledAsPlaced,
      ),
      ...(spin.last ?? []),
    ],
  };
}

const idOf = (index: number): string => `w${String(index + 1)}`;

function spelt(wager: string | SpunWager, confirms: boolean): SpunWager {
  const confirmed = confirms && { confirmed: true };
  if (typeof wager !== 'string') return { ...confirmed, ...wager };
  const [bet = '', stake = ''] = wager.split(' ');
  return { bet, stake: Number(stake), ...confirmed };
}

function settled({ bet, stake, settle }: SpunWager, wager: string, pocket: string, place: RoulettePlace): RoundEvent {
  const won = wonOn(bet, stake, pocket, place);
  const chips = chipsOf(bet, place);
  const kept = (stake / chips.length) * chips.filter((chip) => chip.includes(pocket)).length;
  const due = won === undefined ? { result: 'lose', paid: 0 } : { result: 'win', paid: won, returned: kept };
  const event = { type: 'settle', wager, ...due, ...settle } as const;
  return event as RoundEvent;
}

/** A spin by the ACT's rules for tables, the plainest there are. */
export const spin = (options: SpinOptions = {}): RoundRecord => spinAt(ROULETTE_PLACES['au-act'], options);
