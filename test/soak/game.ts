import { judgeFor, type Judge } from '../../src/core/findings/judge';
import { RoundMaker } from '../../src/core/generating/generate';
import { venues, type NamedVenue } from '../support/rounds/venues';

/**
 * `npm run soak:game -- red-dog 2000`: so many lawful rounds of each rule set of one game, and forty planted breaches of each duty.
 * What a maker of a game looks at while at it: the first round of each kind that is judged otherwise than it should be.
 */
const PLANTED = 40;
const LONGEST = 1500;

const say = (line: string): void => void process.stdout.write(`${line.slice(0, LONGEST)}\n`);

function tryLawful(maker: RoundMaker, judge: Judge, name: string, count: number): void {
  const tally: Record<string, number> = {};
  const shown = new Set<string>();
  for (let made = 0; made < count; made += 1) {
    const round = maker.lawful();
    const checked = judge.check(round);
    const verdict = typeof checked === 'string' ? 'no round' : checked.verdict;
    tally[verdict] = (tally[verdict] ?? 0) + 1;
    if (verdict === 'complies') continue;
    const first = typeof checked === 'string' ? undefined : checked.findings.find((one) => one.verdict === verdict);
    const key = `${verdict}: ${first?.check ?? ''}${typeof checked === 'string' ? checked : ''} ${first?.missing?.join(', ').replaceAll(/\b[wxb]\d+/g, 'W') ?? ''}`;
    if (shown.has(key)) continue;
    shown.add(key);
    say(`  ${key} ${first?.message ?? ''} ${JSON.stringify(round)}`);
  }
  say(`${name} ${JSON.stringify(tally)}`);
}

function tryBreach(maker: RoundMaker, judge: Judge, check: string): string {
  let found = 0;
  let wrong = '';
  for (let time = 0; time < PLANTED; time += 1) {
    const round = maker.breach(check);
    const checked = judge.check(round);
    const breaches =
      typeof checked === 'string' ? [] : checked.findings.filter(({ verdict }) => verdict === 'breaches');
    const [first] = breaches;
    if (breaches.length === 1 && first?.check === check && first.clauses[0] === round.planted?.clauses[0]) found += 1;
    else
      wrong ||= `${breaches.map((one) => `${one.check} ${one.subject} by ${one.clauses.join()}`).join('; ')} in ${JSON.stringify(round)}`;
  }
  return `${String(found)} of ${String(PLANTED)} ${wrong}`;
}

function tryVenue(venue: NamedVenue, count: number): void {
  const maker = new RoundMaker(venue, 7);
  const judge = judgeFor(venue.ruleSet);
  if (judge === undefined) throw new Error(`rounds of ${venue.name} cannot be judged`);
  tryLawful(maker, judge, venue.name, count);
  for (const { check, reason } of maker.plantable) {
    try {
      say(`  ${check}: ${reason === undefined ? tryBreach(maker, judge, check) : `not planted, ${reason}`}`);
    } catch (error) {
      say(`  ${check}: ${String(error)}`);
    }
  }
}

const [code = '', count = '2000'] = process.argv.slice(2);
for (const venue of venues().filter(({ ruleSet }) => ruleSet.game === code)) tryVenue(venue, Number(count));
