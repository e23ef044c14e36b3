import { placementOfNumbers } from '../../games/roulette/placement';
import { kindOfBet, takesPart } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { isPermitted, isTurnedDown } from '../../play/wagers/standing';
import { rouletteCheck } from './roulette-check';

const COMBINED: ReadonlySet<string> = new Set(['split', 'street', 'corner', 'six-line']);

/** Rules that name streets with a zero name them by which zero lies left; the field of a record that says so. */
const WHICH_ZERO_IS_LEFT = 'table.options.zeroLayout';

/** What no field says: the places of other combinations only a picture of the layout would show. */
const THE_LAYOUT = 'the layout around the zeros';

export const onlyStatedCombinationsWithZero = rouletteCheck({
  id: 'roulette/only-stated-combinations-with-zero',
  requirement: 'A zero is combined with other numbers only as the rules name it.',
  enforces: [],
  mayEnforce: ['zeroCombinations'],
  uses: ['wagers', 'zeros', 'numbers', 'numbersCovered', 'formedBy'],
  occursIn: ({ wagers, wheel }) => wagers.some((wager) => wheel.laid(wager).namesZero),
  messages: { notNamed: 'A wager on "{{recorded}}" was taken; the combinations with a zero are {{expected}}.' },
  run: (round, facts, ruling) => {
    const { zeroCombinations = [], wagers } = facts;
    for (const wager of round.wagers) {
      const { kind, placement: read, namesZero } = round.wheel.laid(wager);
      // The round was read without the choice of layout; asked again under one, the check goes by that.
      const placement = read === 'untold' ? placementOfNumbers(kind, wager.bet, facts) : read;
      if (!namesZero || !COMBINED.has(kind) || !takesPart(wager) || (wagers && !isPermitted(wager, wagers))) continue;
      if (placement === 'there' || isTurnedDown(wager)) ruling.complies(wager.id);
      else if (placement === 'untold')
        ruling.cannotTell(wager.id, [kind === 'street' ? WHICH_ZERO_IS_LEFT : THE_LAYOUT]);
      else
        ruling.breaches(wager.id, {
          message: 'notNamed',
          cites: [...rowsOf(kind, zeroCombinations), 'zeroCombinations'],
          expected: zeroCombinations.join(', '),
          recorded: wager.bet,
        });
    }
  },
});

/** Those of the same kind come first: they show which of that kind there are. */
const rowsOf = (kind: string, named: readonly string[]): readonly Cited<'zeroCombinations'>[] =>
  named.filter((bet) => kindOfBet(bet) === kind).map((bet) => ['zeroCombinations', bet] as const);
