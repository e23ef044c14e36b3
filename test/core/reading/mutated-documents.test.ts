import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { diceOf, type Dice } from '../../support/outlines/dice';
import { heavyMutations, mutations, type Mutation } from '../../support/outlines/mutations';
import { printPage } from '../../support/outlines/print-page';
import { layOut } from '../../support/outlines/printed';
import { anyScheme, planIn } from '../../support/outlines/shapes';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';
import { faultsOf } from '../../support/valid-tree';

/**
 * Ten thousand documents (in a soak), made by harming stretches of the invented instruments and of random outlines: none may crash
 * the reader, hold it up, or come back as anything but a valid tree with every word in its place.
 */
const documents = { light: propertyRuns(9_840, 400), heavy: propertyRuns(40, 3), whole: propertyRuns(120, 4) };
/** A watchdog, not a measure of speed: the slowest takes well under a second. */
const longest = 5_000;

const folder = join(__dirname, '..', '..', 'fixtures', 'unseen');
const instruments = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').split('\n'));

const wholeText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...instruments) },
  { weight: 1, arbitrary: planIn(anyScheme).map((plan) => printPage(layOut(plan)).split('\n')) },
);
const stretch = fc
  .tuple(wholeText, fc.nat(), fc.integer({ min: 4, max: 36 }))
  .map(([lines, from, count]) => lines.slice(from % lines.length, (from % lines.length) + count));

test('mutated stretches of law are read into valid trees', () => {
  expectValid(stretch, mutations, { most: 4, runs: documents.light });
});

test('so are stretches with something huge, or nothing, in them', () => {
  expectValid(stretch, heavyMutations, { most: 1, runs: documents.heavy });
});

test('so are whole instruments', () => {
  expectValid(wholeText, mutations, { most: 6, runs: documents.whole });
});

function expectValid(
  text: fc.Arbitrary<readonly string[]>,
  harm: Readonly<Record<string, Mutation>>,
  { most, runs }: { readonly most: number; readonly runs: number },
): void {
  const names = fc.array(fc.constantFrom(...Object.keys(harm)), { minLength: 1, maxLength: most });
  const harmed = fc.tuple(text, names, fc.nat()).map(([lines, chosen, seed]) =>
    mutated(
      lines,
      chosen.flatMap((name) => harm[name] ?? []),
      diceOf(seed),
    ),
  );
  const isValid = fc.property(harmed, (document) => problems(document).length === 0);
  const { counterexample } = fc.check(isValid, { ...fixedSeed, numRuns: runs });
  if (counterexample === null) return;
  const [document] = counterexample;
  throw new Error(`${problems(document).join('; ')}:\n${JSON.stringify(document).slice(0, 4_000)}`);
}

function mutated(lines: readonly string[], harm: readonly Mutation[], dice: Dice): string {
  return harm.reduce((now, mutate) => mutate(now, dice), lines).join('\n');
}

function problems(document: string): readonly string[] {
  const begun = performance.now();
  try {
    const reading = readInstrument(document);
    const took = performance.now() - begun;
    return [...faultsOf(reading, document), ...(took > longest ? [`reading took ${Math.round(took)} ms`] : [])];
  } catch (thrown) {
    return [`the reader threw ${String(thrown)}`];
  }
}
