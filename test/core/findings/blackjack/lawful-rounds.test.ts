import { LAWS, type LawName } from '../../../support/rounds/blackjack/oracle-laws';
import { simulateRound } from '../../../support/rounds/blackjack/simulator';
import { TOLD_LESS } from '../../../support/rounds/blackjack/told-less';
import { ruleSetFor } from '../../../support/rounds/everywhere';
import { answeredUnder, breachesIn, judged } from '../../../support/rounds/judged';
import { propertyRuns } from '../../../support/thorough';

const RUNS = propertyRuns(300, 100);
/** So many of them are also told with less. */
const LESS = propertyRuns(40, 15);
const SEED = 21_1991;

/** Where the words of the rules, or any record, leave open how a wager ends; nothing else may leave a lawful round in doubt. */
const OPEN = [
  // Which of the split hands a player chose who did not cover the split.
  'blackjack/wager-follows-the-hands: deal events of the hand of wager # and of the dealer',
  'blackjack/wager-follows-the-hands: a rule on which of the split hands carries the original wager',
  'blackjack/added-wagers-against-dealers-blackjack: a rule on which of the split hands carries the original wager',
  'blackjack/super-bonus-is-paid: what # was paid as another player of a round with a super bonus',
];
/** What most records tell, and none has to. */
const UNTOLD = ['table.limits'];

/** Rounds of a simulator that was written from the instruments alone. */
describe.each(Object.keys(LAWS) as LawName[])('lawful rounds of %s', (name) => {
  const rounds = Array.from({ length: RUNS }, (_, run) => {
    const { record } = simulateRound(name, SEED + run * 7919);
    return { record, checked: judged(record, false) };
  });

  it('are never accused', () => {
    for (const { record, checked } of rounds) {
      const accused = breachesIn(checked);
      if (accused.length > 0) expect([accused, record]).toEqual([[], record]);
    }
  });

  it.each(Object.entries(TOLD_LESS))('are not accused when told %s', (_, less) => {
    for (const { record } of rounds.slice(0, LESS)) {
      const told = less(record);
      const checked = answeredUnder(ruleSetFor(told), told, false);
      // What cannot be read at all is refused with a sentence.
      const accused = typeof checked === 'string' ? [] : breachesIn(checked);
      if (accused.length > 0) expect([accused, told]).toEqual([[], told]);
    }
  });

  it('are in doubt only where the rules are open', () => {
    const doubts = rounds.flatMap(({ checked: { verdict, findings } }) =>
      verdict === 'indeterminate' ? findings : [],
    );
    const told = doubts.flatMap(({ check, missing = [] }) =>
      missing.filter((one) => !UNTOLD.includes(one)).map((one) => `${check}: ${one.replace(/\b[wpq]\d+\b/g, '#')}`),
    );
    expect(told.filter((doubt) => !OPEN.includes(doubt))).toEqual([]);
    expect(told.length).toBeLessThan(RUNS / 10);
  });
});
