import type { Layout } from './oracle';

/** A set of rules that spins are played by, and what of it the records of its rounds say. */
export interface RoulettePlace extends Layout {
  readonly jurisdiction: string;
  readonly variant?: string;
  readonly channel?: 'table' | 'terminal';
  readonly playedAt: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Wagers of these rules that every layout does not have. */
  readonly also: readonly string[];
  readonly revolutions: number;
}

const ZERO_BETS = [
  'straight:0',
  'split:0/1',
  'split:0/2',
  'split:0/3',
  'street:0/1/2',
  'street:0/2/3',
  'corner:0/1/2/3',
];
const TWO_ZEROS = ['straight:0', 'straight:00', 'five-line'];
const SERIES = ['tier', 'orphelins', 'voisins', 'neighbours:17', 'neighbours:0', 'neighbours:32'];

const ACT = { jurisdiction: 'AU-ACT', playedAt: '2021-05-01T20:00:00+10:00', revolutions: 3, zeros: 1 } as const;
const QLD = { jurisdiction: 'AU-QLD', playedAt: '2025-02-03T20:00:00+10:00', revolutions: 4, zeros: 1 } as const;
const NZ = { jurisdiction: 'NZ', playedAt: '2025-02-03T20:00:00+13:00', revolutions: 4, zeros: 1 } as const;
const QLD_DOUBLE = { ...QLD, variant: 'double-zero', zeros: 2, also: TWO_ZEROS } as const;
const ROULETTE_X = { ...QLD, variant: 'roulette-x', channel: 'terminal', also: ZERO_BETS } as const;

const NZ_DOUBLE = {
  ...NZ,
  variant: 'double-zero',
  zeros: 2,
  options: { zeroLayout: '0-left-of-00' },
  also: [...TWO_ZEROS, ...SERIES, 'split:0/00', 'street:0/00/2', 'street:00/2/3', 'street:0/1/2', 'neighbours:00'],
} as const;

/** Every rule set by which a spin can be judged, by the name its examples end in. */
export const ROULETTE_PLACES = {
  'au-act': {
    ...ACT,
    channel: 'table',
    options: { multiplesOfMinimum: 'required' },
    also: [...ZERO_BETS, ...SERIES, 'zero-game'],
  },
  'au-act-terminal': { ...ACT, channel: 'terminal', also: [...ZERO_BETS, 'tier', 'orphelins', 'voisins'] },
  'au-qld': { ...QLD, also: ZERO_BETS },
  'au-qld-double-zero': QLD_DOUBLE,
  'au-qld-triple-zero': { ...QLD, variant: 'triple-zero', zeros: 3, also: [...TWO_ZEROS, 'straight:000'] },
  nz: { ...NZ, also: [...ZERO_BETS, ...SERIES] },
  'nz-double-zero': NZ_DOUBLE,
  'nz-double-zero-turned': {
    ...NZ_DOUBLE,
    options: { zeroLayout: '00-left-of-0' },
    also: [...TWO_ZEROS, ...SERIES, 'split:0/00', 'street:0/00/2', 'street:0/2/3', 'street:00/1/2'],
  },
  'au-qld-terminal': { ...QLD, channel: 'terminal', also: ZERO_BETS },
  'au-qld-terminal-double-zero': { ...QLD_DOUBLE, channel: 'terminal' },
  'au-qld-roulette-x': { ...ROULETTE_X, options: { payTable: '1' }, straight: 28 },
  'au-qld-roulette-x-2': { ...ROULETTE_X, options: { payTable: '2' }, straight: 26 },
} as const satisfies Record<string, RoulettePlace>;

export type RoulettePlaceName = keyof typeof ROULETTE_PLACES;
