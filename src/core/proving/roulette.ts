import { SETTLING } from '../checks/roulette/settling';
import type { RoundEvent } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import { askingUnder, placed, type Asking } from './asking';
import { questionsOf, type GameProof } from './game-proof';
import { nameOf, type Row } from './proof';
import { always, rowsIn, type Facts, type Question, type Reading, type Space } from './question';
import { numbersOf, plainNumbers, wagersOn, zerosOf, type Laid } from './roulette-bets';
import { piecesOf, proveRacetrack } from './roulette-racetrack';
import { lackingRow, resultsOf, type Spun } from './roulette-rows';
import { proveWheel } from './roulette-wheel';

const pocketsOf = (facts: Facts): readonly string[] => [...zerosOf(facts), ...plainNumbers(facts)];

/** Every pocket; and once more under each multiplier, where the rules have them for this kind of wager. */
function spacesFor(kind: string, facts: Facts): readonly Space<Spun>[] {
  const pockets = pocketsOf(facts);
  const spun = (multiplier?: number): Space<Spun> => ({
    total: pockets.length,
    cases: pockets.map((pocket) => ({
      outcome: multiplier === undefined ? { pocket } : { pocket, multiplier },
      weight: 1,
    })),
  });
  return [spun(), ...multipliersFor(kind, facts).map((odds) => spun(Number(odds)))];
}

const multipliersFor = (kind: string, facts: Facts): readonly string[] =>
  rowsIn(facts, 'multipliedWagers').some(({ says }) => says === kind)
    ? numbersOf(rowsIn(facts, 'multipliers')[0]?.says)
    : [];

/** A number with a multiplier is paid by it and not by the pay table. */
function oddsOf(kind: string, names: readonly string[], facts: Facts): readonly Reading<Spun>[] {
  const multipliers = rowsIn(facts, 'multipliers').flatMap((row) =>
    multipliersFor(kind, facts).map((odds) => ({
      ...{ ...row, row: odds, says: `${odds} to 1` },
      holds: ({ multiplier }: Spun) => multiplier === Number(odds),
    })),
  );
  const yieldsTo = multipliers.map(nameOf);
  const stated = rowsIn(facts, 'pays').filter(({ row }) => names.includes(row));
  return [...stated.map((row) => ({ ...row, yieldsTo, holds: always })), ...multipliers];
}

/** Where the rules have a kind of wager and say how it ends, whether or not that can be applied to a pocket. */
const statingKind = (kind: string, facts: Facts): readonly Row[] =>
  [...rowsIn(facts, 'wagers'), ...rowsIn(facts, 'outcomes')].filter(
    ({ row }) => row === kind || row.startsWith(`${kind}/`),
  );

/** As a record has it: odds for the number that comes up are announced before the spin. */
const spinOf = ({ pocket, multiplier }: Spun): readonly RoundEvent[] => [
  ...(multiplier === undefined ? [] : [{ type: 'announce', of: `multiplier:${pocket}`, value: multiplier } as const]),
  { type: 'spin', result: pocket },
];

function question(kind: string, laid: Laid, ruleSet: RuleSet, asking: Asking, odds: readonly string[]): Question<Spun> {
  const { facts } = ruleSet;
  const { wager } = laid;
  return {
    ...{ wager, kind, spaces: spacesFor(kind, facts), odds: oddsOf(kind, odds, facts) },
    results: resultsOf(kind, laid, facts),
    permitted: statingKind(kind, facts),
    print: ({ pocket, multiplier }) =>
      multiplier === undefined ? pocket : `${pocket} with a multiplier of ${String(multiplier)} to 1`,
    lacking: (spun) => lackingRow(kind, laid, spun),
    checks: (spun) => asking([...placed([wager]), ...spinOf(spun)]).get(wager),
  };
}

function questions(kind: string, ruleSet: RuleSet): readonly Question<Spun>[] {
  const { facts } = ruleSet;
  const asking = askingUnder(ruleSet, SETTLING);
  const pieces = piecesOf(kind, facts);
  if (pieces.length > 0)
    return pieces.map(({ piece, kind: own }) => ({
      ...question(own, piece, ruleSet, () => new Map(), [own, `${kind}/${own}`]),
      ...{ wager: `${kind}/${piece.wager}`, kind },
      permitted: statingKind(kind, facts),
    }));
  const laid = wagersOn(kind, facts);
  return (laid.length === 0 ? [{ wager: kind, covers: [] }] : laid).map((one) =>
    question(kind, one, ruleSet, asking, [kind, one.wager]),
  );
}

/** Rows that a kind of wager is read by: its own, and those of the wheel and layout. */
const OF_THE_TABLE = ['zeros', 'numbers', 'colours', 'wheelOrder', 'layoutRows', 'fiveLine', 'multipliedWagers'];

export const rouletteProof: GameProof = {
  game: 'roulette',
  settling: ['outcomes', 'pays'],
  concerns: (kind, fact, row) =>
    OF_THE_TABLE.includes(fact) ||
    (fact === 'multipliers' && kind === 'straight') ||
    (['outcomes', 'pays', 'covers', 'formedBy', 'zeroCombinations', 'racetrack', 'wagers'].includes(fact) &&
      new RegExp(`^${kind}(?:[/:]|$)`).test(row)),
  outcomes: ({ facts }) => pocketsOf(facts).length,
  questions: (kind, ruleSet) => questionsOf(questions(kind, ruleSet)),
  proveRest: (ruleSet, tally) => {
    proveWheel(ruleSet.facts, pocketsOf(ruleSet.facts), tally);
    proveRacetrack(ruleSet, pocketsOf(ruleSet.facts), tally);
  },
};
