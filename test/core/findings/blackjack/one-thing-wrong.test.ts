import { LAWS, type LawName } from '../../../support/rounds/blackjack/oracle-laws';
import { simulateRound, type Simulated } from '../../../support/rounds/blackjack/simulator';
import { WRONGS, withWrong } from '../../../support/rounds/blackjack/wrongs';
import { judged, ofCheck } from '../../../support/rounds/judged';
import { propertyRuns } from '../../../support/thorough';

/** So many rounds of each law give an occasion for every wrong. */
const POOL = 250;
const SEED = 52_1957;
/** How often each is tried at the most. */
const TRIES = propertyRuns(3, 1);
/** Records that tell enough for each wrong to show. */
const TOLD = { decisions: true, announcements: false, faces: true, returns: true, common: false, confirmations: false };

describe.each(Object.keys(LAWS) as LawName[])('one thing wrong in a lawful round of %s', (name) => {
  const pool: Simulated[] = [];
  const lawful = (run: number): Simulated => (pool[run] ??= simulateRound(name, SEED + run * 7919, TOLD));
  const wrongs = Object.entries(WRONGS).filter(
    ([, { notAt = [], onlyAt = [name] }]) => onlyAt.includes(name) && !notAt.includes(name),
  );

  it.each(wrongs)('%s', (_, wrong) => {
    let tried = 0;
    for (let run = 0; run < POOL && tried < TRIES; run += 1) {
      const record = withWrong(lawful(run), wrong);
      if (record === undefined) continue;
      const checked = judged(record, false);
      const found = ofCheck(checked, `blackjack/${wrong.check}`).filter(({ verdict }) => verdict === 'breaches');
      if (found.length === 0)
        expect([checked.findings.map(({ check }) => check), record]).toEqual([wrong.check, record]);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});
