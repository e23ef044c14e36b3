import type { Reading, Reference } from '../../../../src/core/reading/reading';
import { describeOfficial } from '../../../support/official-texts';
import { readingOf } from '../../../support/read-once';

/** A whole instrument takes a while to read: once for all its tests. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const factsOf = ({ frontMatter }: Reading): Partial<Reading['frontMatter']> =>
  Object.fromEntries(Object.entries(frontMatter).filter(([name]) => name !== 'lines'));

/** The lines of a hand reading are what these tests hold on to: they do not move when the reader learns to name a book. */
const linesOf = (reading: Reading, ...kinds: readonly Reference['kind'][]): readonly number[] =>
  reading.references
    .filter(({ kind, words }) => kinds.includes(kind) && !/^this /i.test(words))
    .map(({ line }) => line);

const unusedLines = ({ definitions }: Reading): readonly number[] =>
  definitions.filter(({ uses }) => uses.length === 0).map(({ line }) => line);

const targetAt = ({ references }: Reading, line: number, words: string): string | undefined =>
  references.find((one) => one.line === line && one.words === words)?.target?.label;

describeOfficial('au-act/gazette-s196-1992', 'ACT 1992', (text) => {
  const read = once(() => readingOf(text()));

  test('states who made it, when, and under what power', () => {
    const facts = factsOf(read());
    expect(facts).toMatchObject({
      number: { text: 'S196', line: 3 },
      notified: { date: '1992-11-10', line: 3 },
      enabling: { act: 'Casino Control Act 1988', section: '72(1)', line: 11 },
      made: { date: '1992-11-03', line: 13 },
      maker: { name: 'LINDA MAY WEBB', capacity: 'Delegate of the Minister', line: 17 },
      title: { line: 24 },
    });
    expect(Object.keys(facts)).toHaveLength(6);
  });

  test('has one rule that cites itself', () => {
    expect(linesOf(read(), 'self')).toEqual([738]);
  });
});

describeOfficial('au-act/ni2019-689', 'ACT 2019', (text) => {
  const read = once(() => readingOf(text()));

  test('states who made it, when, under what power, and what it does', () => {
    const facts = factsOf(read());
    expect(facts).toEqual({
      title: { text: 'Casino Control (Multi Terminal Table Games) Approval 2019 (No 2)', line: 13 },
      number: { text: 'NI2019-689', line: 6 },
      enabling: { act: 'Casino Control Act 2006', section: '97', line: 10 },
      maker: { name: 'Chantel Potter', capacity: 'Delegate, ACT Gambling and Racing Commission', line: 28 },
      made: { date: '2019-10-25', line: 33 },
      commencement: { text: 'This instrument commences on the day after notification.', line: 18 },
      revokes: [{ text: 'NI2019-134', line: 21 }],
      amends: [{ text: 'rules for the Authorised Game of “Multi Terminal Table Games”', line: 25 }],
    });
  });

  test('has no reference that leads nowhere, and two terms it does not use', () => {
    const reading = read();
    expect(linesOf(reading, 'dangling', 'self')).toEqual([]);
    expect(unusedLines(reading)).toEqual([109, 1039]);
  });
});

describeOfficial('au-nsw/ltgame-2016', 'NSW 2016', (text) => {
  const read = once(() => readingOf(text()));

  test('states who made it, when, under what power and for where', () => {
    const facts = factsOf(read());
    expect(facts).toMatchObject({
      title: { text: 'LTGAME ELECTRONIC TABLE GAME', line: 33 },
      enabling: { act: 'Casino Control Act 1992', section: '66(1)', line: 9 },
      maker: { name: 'Luke Freeman', line: 19 },
      made: { date: '2016-06-02', line: 17 },
      signedAt: { text: 'Parramatta', line: 17 },
      commencement: { line: 15 },
      venue: { text: 'The Star Pty Limited', line: 9 },
      amends: [{ line: 9 }],
    });
    expect(facts.commencement).not.toHaveProperty('date');
    expect(Object.keys(facts)).toHaveLength(8);
  });

  test('has thirty definitions, of which four are not used, and no reference that leads nowhere', () => {
    const reading = read();
    expect(reading.definitions).toHaveLength(30);
    expect(unusedLines(reading)).toEqual([71, 103, 105, 115]);
    expect(linesOf(reading, 'dangling', 'self')).toEqual([]);
  });
});

describeOfficial('au-qld/casino-gaming-rule-2024', 'Queensland 2024', (text) => {
  const read = once(() => readingOf(text()));

  test('states when it was made and from when it holds', () => {
    const facts = factsOf(read());
    expect(facts).toMatchObject({
      title: { text: 'Queensland Casino Gaming Rule', line: 3 },
      enabling: { act: 'Casino Control Act 1982', section: '63', line: 5 },
      made: { date: '2024-09-27', line: 7 },
      commencement: { date: '2024-10-01', line: 7 },
    });
    expect(Object.keys(facts)).toHaveLength(4);
  });

  test('has the references that a careful reader found to lead nowhere', () => {
    const dangling = linesOf(read(), 'dangling');
    expect(dangling).toEqual(expect.arrayContaining([1595, 1869, 6770, 9082]));
    // The rest hang on subsections that are printed with wrong numbers.
    expect(dangling.filter((line) => ![1595, 1869, 5236, 5275, 6103, 6770, 9082].includes(line))).toEqual([]);
  });

  test('is cited across its schedules', () => {
    const reading = read();
    expect(targetAt(reading, 1225, '15(1) to (5)')).toBe('15(1)');
    expect(targetAt(reading, 1503, '4(d)(ii)')).toBe('24(4)(d)(ii)');
    expect(targetAt(reading, 2095, 'Schedule 2 section 35')).toBe('35');
    expect(targetAt(reading, 4787, 'subsection 3(b)')).toBe('2(3)(b)');
  });

  test('has the unused terms that a careful reader found, and hardly another', () => {
    const unused = unusedLines(read());
    const noted = [1268, 2977, 3354, 4829, 6640, 7802, 7804, 7812, 7814, 7816, 8110, 8512, 9074];
    expect(noted.filter((line) => !unused.includes(line)).length).toBeLessThanOrEqual(1);
    expect(unused.filter((line) => !noted.includes(line))).toEqual([]);
  });

  test('points from its lists of terms to the sections that give their meaning', () => {
    const { definitions } = read();
    expect(definitions.filter(({ pointsTo }) => pointsTo !== undefined).length).toBeGreaterThan(90);
    const local = definitions.filter(({ scope }) => scope.kind === 'clause');
    expect(local.map(({ line }) => line)).toEqual(expect.arrayContaining([1124, 1146, 2074, 8458]));
  });
});

describeOfficial('nz/table-games-divisions', 'New Zealand', (text) => {
  const read = once(() => readingOf(text()));

  test('has no making words, so nothing is said of its making', () => {
    const facts = factsOf(read());
    expect(facts).toEqual({});
  });

  test('has two rules that cite themselves, three appendices that are not there, and other divisions elsewhere', () => {
    const reading = read();
    expect(linesOf(reading, 'self')).toEqual([502, 1420]);
    expect(linesOf(reading, 'dangling')).toEqual(expect.arrayContaining([248, 249, 1645]));
    const divisionTwo = reading.references.filter(({ words }) => /division 2$/i.test(words));
    expect(divisionTwo.every(({ kind }) => kind === 'external')).toBe(true);
    expect(divisionTwo.length).toBeGreaterThan(4);
  });

  test('uses the terms of its general division in all others', () => {
    const { definitions } = read();
    const general = definitions.filter(({ scope }) => scope.kind === 'instrument');
    expect(general.length).toBeGreaterThanOrEqual(18);
    expect(definitions.filter(({ uses }) => uses.length === 0).map(({ line }) => line)).toEqual([221]);
  });
});
