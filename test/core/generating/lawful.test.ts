import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RoundMaker } from '../../../src/core/generating/generate';
import { judgeFor } from '../../../src/core/findings/judge';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { projectRoot } from '../../../src/io/files/project-root';
import { venues } from '../../support/rounds/venues';
import { propertyRuns } from '../../support/thorough';

const ROUNDS = propertyRuns(120, 40);
/** Of which so many are also held against the schema, which takes far longer than judging them. */
const VALIDATED = propertyRuns(40, 10);
const SEED = 2_025;

const schema = JSON.parse(readFileSync(join(projectRoot(), 'docs', 'round-record.schema.json'), 'utf8')) as object;
const validate = new Ajv2020({ strict: false }).compile(schema);

describe.each(venues())('lawful rounds of $name', (venue) => {
  const maker = new RoundMaker(venue, SEED);
  const rounds = Array.from({ length: ROUNDS }, () => maker.lawful());

  it('are records as the schema and the reader have them', () => {
    const problems = rounds.slice(0, VALIDATED).flatMap((round) => {
      const told: unknown = JSON.parse(JSON.stringify(round));
      return [problemOfRecord(told), validate(told) ? undefined : validate.errors].filter((one) => one !== undefined);
    });
    expect(problems).toEqual([]);
  });

  it('are never accused and never in doubt', () => {
    const judge = judgeFor(venue.ruleSet);
    for (const round of rounds) {
      const checked = judge?.check(round);
      if (typeof checked !== 'object' || checked.verdict !== 'complies') expect([checked, round]).toEqual([{}, round]);
    }
  });
});
