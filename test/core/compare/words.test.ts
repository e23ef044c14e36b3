import fc from 'fast-check';
import { diffWords } from '../../../src/core/compare/words/diff-words';
import { tokensOf } from '../../../src/core/compare/words/tokens';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';

/** `[-removed-]{+added+}` */
const shown = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('units that are never cut', () => {
  test.each([
    ['odds', '19 to 20'],
    ['odds with decimals', '0.95 to 1'],
    ['odds with a colon', '3:2'],
    ['an amount', '$1,000.50'],
    ['a percentage', '2.5%'],
    ['a percentage in words', '5 per cent'],
    ['a label', '11(2)(a)'],
    ['a long label', '3.1A(cA)(ii)'],
    ['an item', '(iv)'],
    ['a hyphenated word', 'stand-off'],
    ['a hyphenated figure', '8-deck'],
    ['a word with an apostrophe', 'Banker’s'],
  ])('%s', (_, unit) => {
    expect(tokensOf(unit).map(({ word }) => word)).toEqual([unit]);
    expect(tokensOf(`pays ${unit}, or not`).map(({ word }) => word)).toEqual(['pays', unit, ',', 'or', 'not']);
  });

  test('a figure ends before the full stop', () => {
    expect(tokensOf('at 3 to 2. Then 5.').map(({ word }) => word)).toEqual(['at', '3 to 2', '.', 'Then', '5', '.']);
  });
});

describe('a word diff shows', () => {
  test.each([
    ['nothing', 'A coup begins.', 'A coup begins.', 'A coup begins.'],
    ['changed odds whole', 'paid at 19 to 20.', 'paid at 19 to 21.', 'paid at [-19 to 20-]{+19 to 21+}.'],
    ['a changed amount whole', 'up to $1,000.50 each', 'up to $1,000.75 each', 'up to [-$1,000.50-]{+$1,000.75+} each'],
    ['a changed label whole', 'under 11(2)(a)', 'under 11(2)(b)', 'under [-11(2)(a)-]{+11(2)(b)+}'],
    ['a word put in', 'the dealer pays', 'the dealer never pays', 'the dealer {+never +}pays'],
    ['a word at the end', 'the dealer pays', 'the dealer pays late', 'the dealer pays{+ late+}'],
    ['a word taken from the front', 'Now the dealer pays', 'the dealer pays', '[-Now -]the dealer pays'],
    ['a comma', 'cards, and dice', 'cards and dice', 'cards[-,-] and dice'],
    ['no change of spacing', 'cards\nand  dice', 'cards and dice', 'cards and dice'],
    ['no change of spacing inside odds', 'at 3\nto 2', 'at 3 to 2', 'at 3 to 2'],
    ['a lone shared word as part of the change', 'feed the owl', 'scare the cat', '[-feed the owl-]{+scare the cat+}'],
    [
      'two words that two figures share',
      'pay 3 to 2 and collect 5 chips',
      'pay 6 to 5 and collect 7 chips',
      'pay [-3 to 2-]{+6 to 5+} and collect [-5-]{+7+} chips',
    ],
    ['a figure that stays', 'old 7 words', 'new 7 terms', '[-old-]{+new+} 7 [-words-]{+terms+}'],
    ['two words put in beside one that stays', 'the owl', 'big the fat owl', '{+big +}the {+fat +}owl'],
    ['all of a new clause', '', 'New words.', '{+New words.+}'],
    ['all of a clause that is gone', 'Old words.', '', '[-Old words.-]'],
  ])('%s', (_, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  test('the whole replaced where hardly anything is the same', () => {
    const words = (sort: string): string => Array.from({ length: 1500 }, (_, at) => `${sort}${String(at)}`).join(' ');
    const changes = diffWords(`Same ${words('a')} end`, `Same ${words('b')} end`);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });

  test('a small change in a long clause all the same', () => {
    const long = Array.from({ length: 5000 }, (_, at) => `word${String(at)}`);
    expect(diffWords(long.join(' '), long.with(2500, 'owl').join(' ')).filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'word2500' },
      { kind: 'added', text: 'owl' },
    ]);
  });
});

describe('removed and added put together', () => {
  const piece = fc.constantFrom(
    'the',
    'a',
    'coup',
    'coup,',
    '19 to 20',
    '$5',
    '11(2)(a)',
    '.',
    '–',
    'stand-off',
    '“owl”',
  );
  const clause = fc.array(piece, { maxLength: 25 });
  const without = (kind: 'removed' | 'added', before: string, after: string): string =>
    diffWords(before, after)
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join('');

  test('give both clauses back, character for character where spacing is even', () => {
    fc.assert(
      fc.property(clause, clause, (before, after) => {
        const [one, other] = [before.join(' '), after.join(' ')];
        expect(without('added', one, other).trim()).toBe(one);
        expect(without('removed', one, other).trim()).toBe(other);
      }),
      { ...fixedSeed, numRuns: propertyRuns(300) },
    );
  });

  test('give both back but for spacing, whatever they hold', () => {
    const bare = (text: string): string => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(bare(without('added', one, other))).toBe(bare(one));
        expect(bare(without('removed', one, other))).toBe(bare(other));
      }),
      { ...fixedSeed, numRuns: propertyRuns(300) },
    );
  });

  test('never leave two passages of one kind side by side, or an empty one', () => {
    fc.assert(
      fc.property(clause, clause, (before, after) => {
        const changes = diffWords(before.join(' '), after.join(' '));
        expect(changes.every(({ text }) => text !== '')).toBe(true);
        expect(changes.some(({ kind }, at) => kind === changes[at + 1]?.kind)).toBe(false);
      }),
      { ...fixedSeed, numRuns: propertyRuns(300) },
    );
  });
});
