import { LAWS, type LawName } from '../../../support/rounds/blackjack/oracle-laws';
import { simulateRound } from '../../../support/rounds/blackjack/simulator';
import { breachesIn, judged } from '../../../support/rounds/judged';

const RUNS = 300;
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
