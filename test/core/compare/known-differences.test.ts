import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuleBook } from '../../../src/app/rule-book';
import { answerTo, questionIn } from '../../support/known-comparison';
import { ruleSources } from '../../support/rule-sources';

const FOLDER = join(__dirname, '../../golden/compare');
const rules = new RuleBook(ruleSources());

/** Each file was read against the official texts; one that changes has to be read again. */
describe('known differences', () => {
  const files = readdirSync(FOLDER);

  it.each(files)('%s', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const { table, without } = answerTo(rules, questionIn(text));
    expect(without).toEqual([]);
    expect(text.slice(text.indexOf('|')).trimEnd()).toBe(table);
  });

  it('answers the questions that were asked', () => {
    expect(files).toHaveLength(8);
  });
});
