import type { RoundRecord } from '../../../../src/core/rounds/record';
import { ACT, blackjackRound, QLD, QLD_ELECTRONIC, type BlackjackPlace, type MoreOfRound } from './script';

/** A hand of 17 that loses to the dealer's 19, with what a test has beside it. */
interface Lost {
  readonly at?: BlackjackPlace;
  readonly stake?: number;
  readonly how?: string;
  readonly placed?: string;
  readonly dealing?: string;
  readonly dealt?: string;
  readonly settled?: string;
  readonly ended?: string;
  readonly limits?: Readonly<
    Record<string, { readonly min?: number; readonly max?: number; readonly increment?: number }>
  >;
  readonly options?: Readonly<Record<string, string>>;
}

export function lost(told: Lost = {}): RoundRecord {
  const {
    at = QLD,
    stake = 4000,
    how = '',
    placed = '',
    dealing = '',
    dealt = '',
    settled = 'lose',
    ended = '',
  } = told;
  const box = at === QLD_ELECTRONIC ? 'terminal:1' : 'box:1';
  const table: MoreOfRound = {
    ...((told.limits ?? told.options) && {
      table: { limits: told.limits ?? {}, ...(told.options && { options: told.options }) },
    }),
  };
  return blackjackRound(
    at,
    `w1 main ${String(stake)} ${box} ${how}; ${placed}; call no-more-bets; ${box} KH; ${dealing}; dealer 9S; ${box} 7C; ${dealt};
     stand ${box}; dealer KD; w1 ${settled}; ${ended}`,
    table,
  );
}

/** The same hand won with 20. */
export const won = (told: Lost = {}): RoundRecord => {
  const record = lost(told);
  return {
    ...record,
    events: record.events.map((event) =>
      event.type === 'deal' && event.card === '7C' ? { ...event, card: 'QC' } : event,
    ),
  };
};

/** Two players on one box, whose hand loses. */
export const shared = (first: number, second: number, how: Partial<Lost> = {}): RoundRecord =>
  lost({
    stake: first,
    placed: `w2 main ${String(second)} box:1 p2`,
    ended: 'w2 lose',
    limits: { main: { max: 10_000 } },
    options: { sharedBoxMaximum: 'whole-box', multiplesOfMinimum: 'not-required' },
    ...how,
  });

/** Insurance against an ace that turns out to be no blackjack. */
export const insured = (then: string, how = 'confirmed', at = QLD): RoundRecord =>
  blackjackRound(
    at,
    `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 9C; call insurance; w2 insurance 1000 on w1 ${how}; ${then};
     stand box:1; dealer 9D; ${then.startsWith('withdraw') ? '' : 'w2 lose;'} w1 lose`,
  );

/** Clauses of the rules of a place, by their labels. */
export const act = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-act/gazette-s196-1992#blackjack/${label}`);
export const qld = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-qld/casino-gaming-rule-2024#${label}`);

export { ACT, QLD, QLD_ELECTRONIC };
