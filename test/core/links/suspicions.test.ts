import { suspicions } from '../../../src/core/links/suspicions';
import type { Suspicion } from '../../../src/core/links/suspicion';
import { cite, owlSource, owlText, owlTextWith, wordsOf } from './owl-rules';

/** `2.3 coup via perch`, `3.1 words-changed`. */
const said = (text: string, source = owlSource): readonly string[] =>
  [...suspicions(source, wordsOf(text))].flatMap(([clause, because]) =>
    because.map((suspicion) => `${clause.replace(cite(''), '')} ${inShort(suspicion)}`),
  );

function inShort(suspicion: Suspicion): string {
  if (suspicion.kind === 'words-unknown' || suspicion.kind === 'lead-in-changed') return suspicion.kind;
  if (suspicion.kind !== 'definition-changed')
    return suspicion.kind + (suspicion.movedTo === undefined ? '' : ` to ${suspicion.movedTo.replace(cite(''), '')}`);
  expect(suspicion.clause).toBe(cite('1.1'));
  return [suspicion.term, ...(suspicion.via ? ['via', ...suspicion.via] : [])].join(' ');
}

const table: readonly (readonly [what: string, text: string, suspect: readonly string[]])[] = [
  ['nothing', owlText, []],
  ['a figure', owlTextWith('odds of 3 to 2', 'odds of 6 to 5'), ['3.1 words-changed']],
  ['a word of a clause', owlTextWith('never split', 'never sold'), ['2.4 words-changed']],
  ['a comma', owlTextWith('Wagers end before', 'Wagers end, before'), ['2.2 words-changed']],
  ['a heading', owlTextWith('## 3. Payment', '## 3. Payments'), ['3 words-changed']],
  ['spacing and line breaks only', owlTextWith('odds of 3 to 2', 'odds\nof  3 to 2'), []],
  ['quotation marks only', owlTextWith("Player's", 'Player’s'), []],
  [
    'a definition: its users, also through other definitions, and the clause it stands in',
    owlTextWith('one deal', 'two deals'),
    ['1.1 words-changed', '1.1 coup', '2.2 coup', '2.3 coup via perch', '2.5 coup via roost perch'],
  ],
  [
    'a definition in the middle of a chain: not the users of what it is defined with',
    owlTextWith('from which to bet on', 'beside the table at'),
    ['1.1 words-changed', '1.1 perch', '2.3 perch', '2.5 perch via roost'],
  ],
  [
    'another definition of the same clause: its users alone',
    owlTextWith('chip of the least value', 'chip of little value'),
    ['1.1 words-changed', '2.4 feather'],
  ],
  [
    'a definition in a circle',
    owlTextWith('the call of an owl', 'the song of an owl'),
    ['1.1 words-changed', '1.1 hoot', '2.6 hoot via owl'],
  ],
  [
    'a definition that is taken out',
    owlTextWith('“**feather**” means a chip of the least value;\n\n', ''),
    ['1.1 words-changed', '2.4 feather'],
  ],
  [
    'a definition of a term that had none',
    owlTextWith('“**feather**”', '“**cards**” means printed leaves;\n\n“**feather**”'),
    [
      '1.1 words-changed',
      '1.1 cards via coup',
      '2.1 cards',
      '2.2 cards via coup',
      '2.3 cards via perch coup',
      '2.5 cards via roost perch coup',
    ],
  ],
  ['a clause that is gone', owlTextWith('\n2.6 Every owl is fed.\n', ''), ['2.6 clause-gone']],
  [
    'clauses that are renumbered',
    owlTextWith('2.4 A feather', '2.4 Nothing is thrown.\n\n2.5 A feather')
      .replace('2.5 The roost', '2.6 The roost')
      .replace('2.6 Every', '2.7 Every'),
    ['2.4 words-changed to 2.5', '2.5 words-changed to 2.6', '2.6 words-changed to 2.7'],
  ],
  [
    'a definition that moves to another clause with its words: what rests on it does not ask where it stands',
    owlTextWith('“**coup**” means one deal of the cards;\n\n', '').replace(
      '## 2.',
      '1.2 In these rules also:\n\n“**coup**” means one deal of the cards;\n\n## 2.',
    ),
    ['1.1 words-changed'],
  ],
];

describe('a newer text makes suspect', () => {
  test.each(table)('where it changes %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('nothing, where none was ingested', () => {
    expect(suspicions(owlSource, undefined).size).toBe(0);
  });

  test('everything, where nobody kept the words the sources were verified against', () => {
    expect(said(owlText, { ...owlSource, words: undefined })).toEqual(
      owlSource.books.flatMap(({ clauses }) => clauses.map(({ label }) => `${label} words-unknown`)),
    );
  });
});
