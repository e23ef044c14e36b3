import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { TREATMENTS } from '../../../src/core/values/treatment';
import { judged } from '../../support/rounds/judged';

const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'round-record.md'), 'utf8');
const [round, finding] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = '']) => JSON.parse(json) as unknown,
);
const record = round as RoundRecord;

describe('the reference page of the round record', () => {
  it('shows a valid record that complies, as it says', () => {
    expect(problemOfRecord(round)).toBeUndefined();
    expect(judged(record, false)).toMatchObject({ verdict: 'complies', findings: [] });
  });

  it('shows the finding that a wrong payment leads to', () => {
    const events = record.events.map((event) =>
      event.type === 'settle' && event.wager === 'w1' ? { ...event, paid: 10_000 } : event,
    );
    expect(judged({ ...record, events }, false).findings).toEqual([finding]);
  });

  it('names every treatment and every type of event', () => {
    const schema = JSON.parse(
      readFileSync(join(__dirname, '..', '..', '..', 'docs', 'round-record.schema.json'), 'utf8'),
    ) as {
      readonly $defs: {
        readonly event: { readonly properties: { readonly type: { readonly enum: readonly string[] } } };
      };
    };
    for (const name of [...TREATMENTS, ...schema.$defs.event.properties.type.enum])
      expect([name, page.includes(`\`${name}\``)]).toEqual([name, true]);
  });
});

const games = join(__dirname, '..', '..', '..', 'docs', 'games');

describe.each(readdirSync(games))('the page of a game, docs/games/%s', (file) => {
  const text = readFileSync(join(games, file), 'utf8');
  const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as RoundRecord,
  );

  it('is found from the page of the record', () => {
    expect(page).toContain(`(games/${file})`);
  });

  it('shows whole rounds that comply', () => {
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      expect(problemOfRecord(example)).toBeUndefined();
      expect(judged(example, false)).toMatchObject({ verdict: 'complies', findings: [] });
    }
  });
});
