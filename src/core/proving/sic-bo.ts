import { TUMBLE } from '../checks/sic-bo/settling';
import { counts } from '../facts/kinds/counts';
import type { RuleSet } from '../rules/rule-set';
import { askingUnder, placed } from './asking';
import { questionsOf, type GameProof } from './game-proof';
import { proveOpposites } from './opposites';
import type { Row } from './proof';
import { rowsIn, type Answer, type Facts, type Question, type Reading, type Space } from './question';
import { betsOf, numbersNamed } from './sic-bo-bets';

/** What three dice show, each die by itself. */
type Throw = readonly [number, number, number];

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS: readonly Throw[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Throw => [a, b, c])));
const EVERY_THROW: Space<Throw> = {
  total: 216,
  cases: THROWS.map((outcome) => ({ outcome, weight: 1 })),
};

const totalOf = (dice: Throw): number => dice[0] + dice[1] + dice[2];
const isTriple = (dice: Throw): boolean => dice[0] === dice[1] && dice[1] === dice[2];
const showing = (dice: Throw, face: number | undefined): number => dice.filter((die) => die === face).length;

/** The numbers that a row of `winningTotals` or `diceShowing` states. */
function numbersOf({ says }: Row): readonly number[] {
  const read = counts.read(says);
  return 'value' in read ? read.value : [];
}

/** What "shown" asks of the dice for each kind of wager, where no row says how many must show its number. */
const SHOWN: Readonly<Record<string, (dice: Throw, numbers: readonly number[]) => boolean>> = {
  triple: (dice, [face]) => showing(dice, face) === 3,
  'any-triple': isTriple,
  double: (dice, [face]) => showing(dice, face) === 2,
  single: (dice, [face]) => showing(dice, face) > 0,
  pair: (dice, [one, other]) => showing(dice, one) > 0 && showing(dice, other) > 0,
  total: (dice, [total]) => totalOf(dice) === total,
  'four-number-combination': (dice, numbers) =>
    dice.every((die) => numbers.includes(die)) && new Set<number>(dice).size === 3,
};

/** Of these the rules say how many dice show the one number that is wagered on. */
const COUNTED: ReadonlySet<string> = new Set(['double', 'single', 'triple']);

/** The outcomes on which a row `small/winning-total`, `double/not-shown` speaks, one reading for each row that says more of it. */
function readingsOf(kind: string, numbers: readonly number[], row: Row, facts: Facts): readonly Reading<Throw>[] {
  const on = row.row.slice(kind.length + 1);
  const stating = (fact: string): readonly Row[] => rowsIn(facts, fact).filter(({ row: name }) => name === kind);
  if (on === 'triple') {
    const holds = kind === 'double' ? (dice: Throw) => showing(dice, numbers[0]) === 3 : isTriple;
    return [{ ...row, holds }];
  }
  const by = on === 'winning-total' || on === 'other-total' ? stating('winningTotals') : stating('diceShowing');
  const met = (stated: Row | undefined): ((dice: Throw) => boolean) => {
    const named = stated && numbersOf(stated);
    if (on.endsWith('-total')) return (dice) => named?.includes(totalOf(dice)) === true;
    if (named !== undefined && COUNTED.has(kind)) return (dice) => named.includes(showing(dice, numbers[0]));
    return (dice) => SHOWN[kind]?.(dice, numbers) === true;
  };
  const isNegated = on === 'other-total' || on === 'not-shown';
  // A double that shows on all three dice is no double that does not show; what it is, `double/triple` says.
  const atLeast = (dice: Throw): boolean => kind === 'double' && showing(dice, numbers[0]) === 3;
  const clauses = (stated: Row | undefined): readonly string[] => [...row.clauses, ...(stated?.clauses ?? [])];
  return (by.length === 0 ? [undefined] : by).map((stated) => {
    const holds = met(stated);
    return {
      ...{ ...row, clauses: clauses(stated) },
      ...(on === 'winning-total' && { yieldsTo: [`outcomes.${kind}/triple`] }),
      holds: isNegated ? (dice) => !holds(dice) && !atLeast(dice) : holds,
    };
  });
}

function oddsReading(kind: string, wager: string, numbers: readonly number[], row: Row): readonly Reading<Throw>[] {
  if (row.row === kind || row.row === wager) return [{ ...row, holds: () => true }];
  const [named, dice] = row.row.split('/');
  if (named !== kind || wager === kind || row.row.includes(':')) return [];
  return [{ ...row, holds: (thrown) => showing(thrown, numbers[0]) === Number(dice) }];
}

/** The name a row would have that spoke where none does. */
function caseOf(kind: string, numbers: readonly number[], dice: Throw, facts: Facts): string {
  const totals = rowsIn(facts, 'winningTotals').find(({ row }) => row === kind);
  if (totals === undefined)
    return `${kind}/${kind === 'double' && showing(dice, numbers[0]) === 3 ? 'triple' : SHOWN[kind]?.(dice, numbers) === true ? 'shown' : 'not-shown'}`;
  if (!numbersOf(totals).includes(totalOf(dice))) return `${kind}/other-total`;
  return isTriple(dice) ? `${kind}/triple` : `${kind}/winning-total`;
}

function questions(kind: string, ruleSet: RuleSet): readonly Question<Throw>[] | undefined {
  const { facts } = ruleSet;
  if (SHOWN[kind] === undefined && !['small', 'big', 'odd', 'even'].includes(kind)) return undefined;
  const asking = askingUnder(ruleSet, TUMBLE);
  return betsOf(kind, facts).map((wager) => {
    const numbers = numbersNamed(wager);
    return {
      ...{ wager, kind, spaces: [EVERY_THROW] },
      results: rowsIn(facts, 'outcomes')
        .filter(({ row }) => row.startsWith(`${kind}/`))
        .flatMap((row) => readingsOf(kind, numbers, row, facts)),
      odds: rowsIn(facts, 'pays').flatMap((row) => oddsReading(kind, wager, numbers, row)),
      permitted: rowsIn(facts, 'wagers').filter(({ row }) => row === kind),
      print: (dice) => dice.join('-'),
      lacking: (dice) => caseOf(kind, numbers, dice, facts),
      checks: onceForEachThrow((dice) => asking([...placed([wager]), { type: 'roll', dice }]).get(wager)),
    };
  });
}

/** Dice have no order at the table, so that the checks are asked once for all orders in which the same faces may come. */
function onceForEachThrow(ask: (dice: Throw) => Answer | undefined): (dice: Throw) => Answer | undefined {
  const answers = new Map<string, Answer | undefined>();
  return (dice) => {
    const faces = [...dice].sort().join('');
    if (!answers.has(faces)) answers.set(faces, ask(dice));
    return answers.get(faces);
  };
}

/** On a total of three dice that differ, one of a pair of opposite wagers wins and the other does not. */
function proveRest({ facts }: RuleSet, tally: Parameters<GameProof['proveRest']>[1]): void {
  const totals = rowsIn(facts, 'winningTotals');
  const played = [...new Set(THROWS.filter((dice) => !isTriple(dice)).map(totalOf))].map(String);
  for (const pair of [
    ['small', 'big'],
    ['odd', 'even'],
  ]) {
    const rows = totals.filter(({ row }) => pair.includes(row));
    const covering = rows.map((row) => ({ row, covers: new Set(numbersOf(row).map(String)) }));
    proveOpposites(pair.join(' and '), 'total', played, covering, tally);
  }
}

export const sicBoProof: GameProof = {
  game: 'sic-bo',
  settling: ['outcomes', 'pays'],
  concerns: (kind, fact, row) =>
    ['outcomes', 'pays', 'winningTotals', 'diceShowing', 'mayName', 'combinations', 'wagers'].includes(fact) &&
    new RegExp(`^${kind}(?:[/:]|$)`).test(row),
  outcomes: () => THROWS.length,
  questions: (kind, ruleSet) => {
    const asked = questions(kind, ruleSet);
    return asked && questionsOf(asked);
  },
  proveRest,
};
