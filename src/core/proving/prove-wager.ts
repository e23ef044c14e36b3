import { parseOdds, printOdds, type Odds } from '../values/odds';
import { nameOf } from './proof';
import { speaking, type Answer, type Question, type Reading, type Space } from './question';
import type { Noted, Tally } from './tally';

/** Asks every row of a wager about every outcome, and notes where they do not come to one result and one payment. */
export function proveWager<O>(question: Question<O>, tally: Tally): void {
  tally.wagers.add(question.wager);
  for (const space of question.spaces) {
    let weight = 0;
    for (const one of space.cases) {
      weight += one.weight;
      proveOutcome(question, one.outcome, tally);
    }
    tally.enumerated += space.cases.length;
    if (weight !== space.total) noteIncomplete(question, space, weight, tally);
  }
}

function proveOutcome<O>(question: Question<O>, outcome: O, tally: Tally): void {
  const results = speaking(question.results, outcome);
  for (const row of results) tally.speaks(row);
  const asked = question.checks(outcome);
  const about = (): Pick<Noted, 'subject' | 'example' | 'near'> => ({
    subject: question.kind,
    example: `${question.wager} on ${question.print(outcome)}`,
    near: [...question.results, ...question.odds, ...question.permitted],
  });
  const [result, ...others] = new Set(results.map(({ says }) => says));
  if (result === undefined || others.length > 0) {
    const isAnswered = asked === undefined || asked.result !== undefined;
    const lacks = `outcomes.${question.lacking(outcome)}`;
    tally.note(
      result === undefined
        ? { ...about(), what: 'no-result', sentence: `No row says how it ends.`, rows: [], lacks, isAnswered }
        : { ...about(), what: 'two-results', sentence: disagree(results), rows: results, isAnswered },
    );
    return;
  }
  const odds = result === 'win' ? provePayment(question, outcome, asked, tally, about) : undefined;
  if (asked !== undefined) compare(asked, { result, odds }, results, tally, about);
}

/** The odds the rows give, or nothing where they give none or several, which is noted. */
function provePayment<O>(
  question: Question<O>,
  outcome: O,
  asked: Answer | undefined,
  tally: Tally,
  about: () => Pick<Noted, 'subject' | 'example' | 'near'>,
): Odds | undefined {
  const rows = speaking(question.odds, outcome);
  for (const row of rows) tally.speaks(row);
  const [paid, ...others] = new Set(rows.map(({ says }) => says));
  const isAnswered = asked === undefined || asked.odds !== undefined;
  if (paid === undefined)
    tally.note({
      ...{ ...about(), what: 'no-odds', sentence: 'It wins, and no row says at what odds.', rows: [], isAnswered },
      lacks: `pays.${question.kind}`,
    });
  else if (others.length > 0) tally.note({ ...about(), what: 'two-odds', sentence: disagree(rows), rows, isAnswered });
  else return parseOdds(paid);
  return undefined;
}

/** The checks must come to the one answer that the rows give. */
function compare<O>(
  asked: Answer,
  stated: Answer,
  rows: readonly Reading<O>[],
  tally: Tally,
  about: () => Pick<Noted, 'subject' | 'example' | 'near'>,
): void {
  const differ = (sentence: string): void => {
    tally.note({ ...about(), what: 'checks-differ', sentence, rows, isAnswered: true });
  };
  if (asked.result !== stated.result)
    differ(`The rows have it ${String(stated.result)}; the checks have it ${asked.result ?? 'left open'}.`);
  else if (stated.odds !== undefined && !sameOdds(asked.odds, stated.odds))
    differ(
      `The rows pay it ${printOdds(stated.odds)}; the checks ${asked.odds === undefined ? 'know no odds' : printOdds(asked.odds)}.`,
    );
}

const sameOdds = (one: Odds | undefined, other: Odds): boolean => one?.wins === other.wins && one.on === other.on;

const disagree = <O>(rows: readonly Reading<O>[]): string =>
  `${rows.map((row) => `${nameOf(row)} says ${row.says}`).join(' and ')}.`;

function noteIncomplete<O>(question: Question<O>, space: Space<O>, weight: number, tally: Tally): void {
  tally.note({
    what: 'incomplete',
    subject: question.kind,
    sentence: `Its outcomes come about in ${String(weight)} of ${String(space.total)} equally likely ways; their probabilities do not add up to one.`,
    example: question.wager,
    rows: [],
    near: question.permitted,
    isAnswered: false,
  });
}
