import type { RoundRecord } from '../../../src/core/rounds/record';
import { coup, type CoupOptions } from './coup';

/** A set of rules that rounds are played by, and what of it the records of its rounds say. */
export interface Place {
  readonly jurisdiction: string;
  readonly variant?: string;
  readonly channel?: 'table' | 'terminal';
  readonly playedAt: string;
  /** What a breach's clauses are cited from: `labelsAt` leaves it away. */
  readonly cited: string;
  readonly decks: readonly number[];
  readonly pairs: boolean;
  readonly tie: 8 | 9;
  /** Whether a winning banker is paid without commission. */
  readonly even: boolean;
  readonly options?: Readonly<Record<string, string>>;
}

const act = {
  jurisdiction: 'AU-ACT',
  playedAt: '2021-05-01T20:00:00+10:00',
  decks: [8],
  tie: 8,
  even: false,
} as const;
const ACT_1992 = { ...act, channel: 'table', pairs: false } as const;
const ACT_2019 = { ...act, channel: 'terminal', pairs: true, cited: 'au-act/ni2019-689#rules/' } as const;
const QLD = {
  jurisdiction: 'AU-QLD',
  playedAt: '2025-02-03T20:00:00+10:00',
  cited: 'au-qld/casino-gaming-rule-2024#sch-1/',
  decks: [6, 8],
  pairs: true,
  tie: 8,
  even: false,
} as const;
const NZ = {
  jurisdiction: 'NZ',
  playedAt: '2025-02-03T20:00:00+13:00',
  cited: 'nz/table-games-divisions#div-5/',
  decks: [4, 6, 8],
  pairs: false,
  tie: 8,
  even: false,
  options: { tie: '8 to 1' },
} as const;

export const PLACES = {
  act: { ...ACT_1992, cited: 'au-act/gazette-s196-1992#baccarat/' },
  actMini: { ...ACT_1992, variant: 'mini', cited: 'au-act/gazette-s196-1992#mini-baccarat/' },
  actTerminal: ACT_2019,
  actEvenMoney: { ...ACT_2019, variant: 'even-money', even: true },
  qld: QLD,
  qldMini: { ...QLD, variant: 'mini' },
  qldEvenMoney: { ...QLD, variant: 'even-money', even: true },
  qldTerminal: { ...QLD, channel: 'terminal' },
  nz: NZ,
  nzMini: { ...NZ, variant: 'mini', tie: 9, options: { tie: '9 to 1' } },
  nzEvenMoney: { ...NZ, variant: 'even-money', even: true },
  nzInternational: { ...NZ, variant: 'international' },
} as const satisfies Readonly<Record<string, Place>>;

/** A coup as in NSW but for the place: what is settled otherwise there, a test says. */
export function coupAt(place: Place, options: Omit<CoupOptions, 'variant' | 'playedAt'> = {}): RoundRecord {
  const record = coup({ ...options, ...(place.even && { variant: 'even-money' as const }) });
  return {
    ...record,
    jurisdiction: place.jurisdiction,
    ...(place.variant !== undefined && { variant: place.variant }),
    channel: place.channel ?? 'table',
    playedAt: place.playedAt,
    ...(place.options && { table: { ...record.table, options: place.options } }),
  };
}

export const labelsAt = ({ cited }: Place, clauses: readonly string[]): readonly string[] =>
  clauses.map((clause) => (clause.startsWith(cited) ? clause.slice(cited.length) : clause));
