import type { Payouts } from './oracle';

/** A set of rules that sic bo is played by, and what of it the records of its rounds say. */
export interface SicBoPlace {
  readonly jurisdiction: string;
  readonly variant?: string;
  readonly channel?: 'table' | 'terminal';
  readonly playedAt: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the layout has odd, even and the four number combinations. */
  readonly extra: boolean;
  /** Payments other than the usual. */
  readonly payouts?: Payouts;
}

const ACT = { jurisdiction: 'AU-ACT', playedAt: '2021-05-01T20:00:00+10:00', extra: false } as const;
const QLD = { jurisdiction: 'AU-QLD', playedAt: '2025-02-03T20:00:00+10:00', extra: true } as const;

/** On a terminal the game is the electronic one, whether or not a record says so. */
const ELECTRONIC = { channel: 'terminal', extra: false, payouts: { double: 12, triple: 190 } } as const;

type Named = 'act' | 'actTerminal' | 'qld' | 'qldTerminal' | 'qldElectronic';

export const SIC_BO_PLACES: Readonly<Record<Named, SicBoPlace>> = {
  act: { ...ACT, channel: 'table', options: { multiplesOfMinimum: 'required' } },
  actTerminal: { ...ACT, channel: 'terminal' },
  qld: QLD,
  qldTerminal: { ...QLD, ...ELECTRONIC },
  qldElectronic: { ...QLD, ...ELECTRONIC, variant: 'electronic' },
};
