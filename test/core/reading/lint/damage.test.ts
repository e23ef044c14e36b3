import { damageOf, lossesOf, type KnownBefore, type TextRead } from '../../../../src/core/reading/lint/damage';
import { misreadLines } from '../../../../src/core/reading/lint/misread-lines';
import { readInstrument } from '../../../../src/core/reading/read-instrument';
import { describeOfficial } from '../../../support/official-texts';

/** Labels of one book as they follow each other; `sch-1:4` stands in another book. */
const clausesOf = (labels: string): TextRead['clauses'] =>
  labels.split(' ').map((name, index) => {
    const [label = '', book = 'rules'] = name.split(':').reverse();
    return { book, label, line: index + 1 };
  });

const textOf = (labels: string, losses: Partial<TextRead> = {}): TextRead => ({
  clauses: clausesOf(labels),
  unplaced: [],
  diagnostics: [],
  content: '',
  ...losses,
});

const heldOf = (text: TextRead): KnownBefore => ({
  called: 'the text held now',
  clauses: text.clauses,
  losses: lossesOf(text),
});

const codes = (before: string, now: string): readonly string[] =>
  damageOf(textOf(now), heldOf(textOf(before))).map(
    ({ code, clause }) => `${code}${clause ? ` ${clause.book}/${clause.label}` : ''}`,
  );

describe('numbers', () => {
  test.each([
    ['nothing changed', '1 2 3 4', '1 2 3 4', []],
    ['a number in the middle is lost', '1 2 3 4', '1 2 4', ['number-lost rules/3']],
    ['the first number is lost', '1 2 3 4', '2 3 4', ['number-lost rules/1']],
    ['the last clause is repealed', '1 2 3 4', '1 2 3', []],
    ['a clause is added at the end', '1 2 3 4', '1 2 3 4 5', []],
    ['an inserted number is repealed', '1 2 2A 3', '1 2 3', []],
    ['the number after an inserted one is lost', '1 2 2A 3 4', '1 2 2A 4', ['number-lost rules/3']],
    ['an inserted letter is repealed', '1 1(a) 1(aA) 1(b)', '1 1(a) 1(b)', []],
    ['an item in the middle is lost', '1 1(a) 1(b) 1(c) 2 3', '1 1(a) 1(c) 2 3', ['number-lost rules/1(b)']],
    ['the last items of a list are repealed', '1 1(a) 1(b) 1(c) 2 3 4', '1 1(a) 2 3 4', []],
    ['a list is renumbered from letters to figures', '1 1(a) 1(b) 2 3 4 5', '1 1(1) 1(2) 2 3 4 5', []],
    ['a whole last section is repealed', '1 2 3 4 5 6 7 7.1 7.2', '1 2 3 4 5 6', []],
    ['a section goes with all under it', '1 2 2.1 2.2 3 4 5 6 7 8 9', '1 3 4 5 6 7 8 9', ['number-lost rules/2']],
    ['parts and sections are counted apart', '1 pt-2 2 3 pt-3 4', '1 2 3 pt-3 4', ['number-lost rules/pt-2']],
    [
      'a page takes the end of one list and of the next',
      '1 1.1 1.2 1.2.1 1.2.2 1.3 2 3 4',
      '1 1.1 1.2 1.2.1 2 3 4',
      ['stretch-lost rules/1.2.2'],
    ],
    ['one list only loses its end', '1 1.1 1.2 1.2.1 1.2.2 1.3 2 3 4', '1 1.1 1.2 1.2.1 1.3 2 3 4', []],
    ['a number is borne by two clauses', '1 2 3', '1 2 2 3', ['number-doubled rules/2']],
    ['it was borne by two before', '1 2 2 3', '1 2 2 3', []],
    ['a number that is new is borne by two', '1 2 3', '1 2 3 4 4', []],
    ['a whole section stands twice', '1 1.1 2 3', '1 1.1 1 1.1 2 3', ['number-doubled rules/1']],
    ['a book has vanished', '1 2 3 4 5 6 a:1', '1 2 3 4 5 6', ['book-gone']],
    ['a book is new', '1 2', '1 2 a:1', []],
    ['exactly a third of the clauses is gone', '1 2 3 4 5 6', '1 2 3 4', []],
    ['more than a third of the clauses is gone', '1 2 3 4 5', '1 2 3', ['clauses-gone']],
  ])('%s', (_, before, now, expected) => {
    expect(codes(before, now)).toEqual(expected);
  });

  test('the sentence says what, where and what to do', () => {
    const [damage] = damageOf(textOf('1 4 5 6 7 8 9'), heldOf(textOf('1 2 2.1 3 4 5 6 7 8 9')));
    expect(damage?.sentence).toBe(
      '2 to 3 in rules are missing before 4 (3 clauses with what stands under them), and the text held now has them; ' +
        'supply a copy without lost pages, or one that marks what was repealed.',
    );
  });
});

describe('losses', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 7, text: 'loose words' }));
  const dropped = (count: number): TextRead['diagnostics'] =>
    lines(count).map(({ line }) => ({ code: 'passage-dropped', line, sentence: 'left out' }));
  const found = (now: Partial<TextRead>, before: Partial<TextRead>) =>
    damageOf(textOf('1 2', now), heldOf(textOf('1 2', before))).map(({ code }) => code);

  test.each([
    ['as many lines as before are not placed', { unplaced: lines(2) }, { unplaced: lines(2) }, []],
    ['one line more is not placed', { unplaced: lines(3) }, { unplaced: lines(2) }, ['lines-unplaced']],
    ['fewer lines are not placed', { unplaced: lines(1) }, { unplaced: lines(2) }, []],
    ['as many passages are dropped', { diagnostics: dropped(1) }, { diagnostics: dropped(1) }, []],
    ['one passage more is dropped', { diagnostics: dropped(2) }, { diagnostics: dropped(1) }, ['passage-dropped']],
    ['a sign was lost in decoding', { content: 'a \uFFFD' }, { content: 'a' }, ['wrong-decoding']],
    ['the same sign was lost before', { content: 'a \uFFFD' }, { content: 'b \uFFFD' }, []],
  ])('%s', (_, now, before, expected) => {
    expect(found(now, before)).toEqual(expected);
  });

  test('of the first text of an instrument only wrong signs count', () => {
    const text = textOf('2 2 4', { unplaced: lines(9), diagnostics: dropped(9) });
    expect(damageOf(text, undefined)).toEqual([]);
    expect(damageOf({ ...text, content: 'the dealerâ€™s box' }, undefined)).toMatchObject([{ code: 'wrong-decoding' }]);
  });

  test('rule sources tell of numbers, and not of what their text had lost', () => {
    const sources = { called: 'the rule sources', clauses: clausesOf('1 2 3 4') };
    expect(damageOf(textOf('1 2 3 4', { unplaced: lines(9) }), sources)).toEqual([]);
    expect(damageOf(textOf('1 2 4'), sources)).toMatchObject([{ code: 'number-lost' }]);
  });
});

test.each([
  ['a replacement character', 'paid at \uFFFD to 1', true],
  ['a control character', 'paid\u0003at', true],
  ['UTF-8 read as Latin', 'the dealerâ€™s box', true],
  ['an accent read as Latin', 'cafÃ© rules', true],
  ['a letter of a PDF without a name', 'the (cid:12)ve decks', true],
  ['a private sign inside a word', 'o\uE001er', true],
  ['a bullet in a private sign', '\uF0B7 the cards', false],
  ['typographic marks, accents and a tab', '“café” – the dealer’s\t§ 4, £5', false],
  ['a capital with a circumflex', 'CHÂTEAU Â', false],
])('decoding: %s', (_, line, expected) => {
  expect(misreadLines(`sound\n${line}`)).toEqual(expected ? [2] : []);
});

test('a text that has lost a page in the middle is damaged, wherever the page began', () => {
  const sections = Array.from({ length: 12 }, (_, at) => at + 1).map((section) =>
    [
      `## ${String(section)}. Lamp ${String(section)}`,
      `${String(section)}.1 The keeper lights lamp ${String(section)} at dusk.`,
      `${String(section)}.2 The keeper may:`,
      `${String(section)}.2.1 trim the wick; and`,
      `${String(section)}.2.2 turn the lens.`,
      `${String(section)}.3 The lamp is put out at dawn.`,
    ].join('\n'),
  );
  const lines = `# RULES OF THE LAMPS\n\n${sections.join('\n\n')}`.split('\n');
  const read = (content: string): TextRead => ({ ...readInstrument(content), content });
  const held = heldOf(read(lines.join('\n')));
  expect(damageOf(read(lines.join('\n')), held)).toEqual([]);
  for (let start = 10; start < 40; start += 1) {
    const torn = [...lines.slice(0, start), ...lines.slice(start + 20)].join('\n');
    expect([start, damageOf(read(torn), held).length > 0]).toEqual([start, true]);
  }
});

describeOfficial('au-nsw/ltgame-2016', 'damage to the NSW order', (text) => {
  test('there is none in it, and there is once a page is lost', () => {
    const read = (content: string): TextRead => ({ ...readInstrument(content), content });
    const held = heldOf(read(text()));
    const lines = text().split('\n');
    expect(damageOf(read(text()), held)).toEqual([]);
    for (const start of [120, 200, 300, 350])
      expect(damageOf(read([...lines.slice(0, start), ...lines.slice(start + 45)].join('\n')), held)).not.toEqual([]);
  });
});
