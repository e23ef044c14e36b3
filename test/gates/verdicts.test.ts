import { answered, FIRST } from '../verdicts/answers';
import { keptRows, keyOfAnswered } from '../verdicts/kept';
import { samples } from '../verdicts/samples';

/** The first few rounds of each rule set and maker are judged as the tree has it; `npm run verdicts` judges all of them. */

const kept = keptRows();
const all = samples();

test('verdicts are kept of every rule set whose rounds can be made, and of no other', () => {
  expect(all.map(keyOfAnswered).sort()).toEqual([...kept.keys()].sort());
});

test.each(all.map((sample) => [keyOfAnswered(sample), sample] as const))('%s', (key, sample) => {
  expect(answered(sample, FIRST).firstHash).toBe(kept.get(key)?.firstHash);
});
