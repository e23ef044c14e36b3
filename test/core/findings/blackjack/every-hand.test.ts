import {
  DEALERS,
  HANDS,
  isLawful,
  isLawfulForDealer,
  roundOfHands,
  settledOtherwise,
  type Due,
} from '../../../support/rounds/blackjack/oracle-hands';
import type { Law } from '../../../support/rounds/blackjack/oracle-law';
import { LAWS } from '../../../support/rounds/blackjack/oracle-laws';
import { breachesIn, judged } from '../../../support/rounds/judged';

const SEATS = 6;

interface Against {
  readonly hands: readonly string[];
  readonly dealer: string;
}

/** Every hand against every hand of the dealer's that a law allows, some on a table at once. */
function everyRound(law: Law): readonly Against[] {
  const hands = HANDS.filter((hand) => isLawful(law, hand));
  const tables = Array.from({ length: Math.ceil(hands.length / SEATS) }, (_, at) =>
    hands.slice(at * SEATS, (at + 1) * SEATS),
  );
  return DEALERS.filter((dealer) => isLawfulForDealer(law, dealer)).flatMap((dealer) =>
    tables.map((some) => ({ hands: some, dealer })),
  );
}

type Otherwise = { readonly result: 'win' | 'lose' | 'push'; readonly paid: number; readonly returned: number };

const wonAt = ({ stake }: Due, paid: number): Otherwise => ({ result: 'win', paid, returned: stake });
const exact = ({ stake, odds }: Due): number => (stake * odds[0]) / odds[1];

/** Ways to settle a wager against the rules; nothing where that is how it is due. */
const WRONG: Readonly<Record<string, (due: Due) => Otherwise | undefined>> = {
  'lost though it has not': (due) => (due.result === 'lose' ? undefined : { result: 'lose', paid: 0, returned: 0 }),
  'given back though it won or lost': (due) =>
    due.result === 'push' ? undefined : { result: 'push', paid: 0, returned: due.stake },
  'won though it has not': (due) => (due.result === 'win' ? undefined : wonAt(due, due.stake)),
  'paid one cent more': (due) => (due.result === 'win' ? wonAt(due, exact(due) + 1) : undefined),
  'paid one cent less': (due) => (due.result === 'win' ? wonAt(due, exact(due) - 1) : undefined),
  'paid at other odds': (due) =>
    due.result === 'win' ? wonAt(due, exact(due) === due.stake ? (due.stake * 3) / 2 : due.stake) : undefined,
};

describe.each(Object.entries(LAWS))('every hand of %s', (_, law) => {
  const rounds = everyRound(law);

  it('settled as the oracle has it, is neither accused nor in doubt', () => {
    const doubtful = rounds.flatMap((against) => {
      const checked = judged(roundOfHands(law, against.hands, against.dealer).record, false);
      return checked.verdict === 'complies' && checked.findings.length === 0
        ? []
        : [{ against, found: checked.findings }];
    });
    expect(doubtful).toEqual([]);
  });

  it.each(Object.entries(WRONG))('%s, is found', (_, wrong) => {
    const missed = rounds.flatMap((against) => {
      const { record, due } = roundOfHands(law, against.hands, against.dealer);
      return [false, true].flatMap((added) => {
        const other = new Map(
          due
            .filter(({ isAdded }) => isAdded === added)
            .flatMap((one) => {
              const settled = wrong(one);
              return settled === undefined ? [] : [[one.id, settled] as const];
            }),
        );
        if (other.size === 0) return [];
        const found = new Set(breachesIn(judged(settledOtherwise(record, other), false)).map(({ subject }) => subject));
        const unfound = [...other.keys()].filter((id) => !found.has(id));
        const besides = [...found].filter((id) => id === undefined || !other.has(id));
        return unfound.length + besides.length === 0 ? [] : [{ against, unfound, besides }];
      });
    });
    expect(missed).toEqual([]);
  });
});
