import { recogniseFacts } from '../../../src/core/games/recognise';
import type { FactEntry, InstrumentSource } from '../../../src/core/rules/source';
import { verifySource, type Disagreement } from '../../../src/core/rules/verify';
import { sha256 } from '../../../src/io/files/digest';
import { describeOfficial } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';
import { ruleSources } from '../../support/rule-sources';

const ID = 'au-nsw/ltgame-2016';

describeOfficial(ID, 'the sources of the New South Wales order of 2016', (text) => {
  let source: InstrumentSource;
  let verify: (tampered: InstrumentSource) => readonly Disagreement[];
  beforeAll(() => {
    const reading = readingOf(text());
    const recognised = recogniseFacts(reading);
    const held = ruleSources().find(({ id }) => id === ID);
    if (held === undefined) throw new Error(`There are no sources of ${ID}.`);
    source = held;
    verify = (tampered) => verifySource(tampered, { reading, sha256: sha256(text()) }, recognised, sha256);
  });

  test('agree with the official text', () => {
    expect(verify(source)).toEqual([]);
  });

  test.each<[string, string, Partial<FactEntry>, readonly string[]]>([
    ['the odds on the tie', 'tiePays', { value: '9 to 1' }, ['figure-not-in-clause', 'value-differs']],
    ['a cell of the drawing table', 'bankerDraws', {}, ['value-differs']],
    ['the number of decks', 'decks', { value: 6 }, ['figure-not-in-clause', 'value-differs']],
    [
      'the end of the banker’s range',
      'bankerDrawsAlone',
      { value: '0 to 6' },
      ['figure-not-in-clause', 'value-differs'],
    ],
    ['an anchor', 'burn', { anchor: 'burn the last card' }, ['anchor-not-in-clause']],
    ['a clause', 'settledStake', { clause: '4.2.9' }, ['anchor-not-in-clause']],
    ['who read it', 'naturals', { basis: 'person' }, ['recognised-after-all']],
    ['who read that', 'dealOrder', { basis: 'recognised' }, ['not-recognised']],
  ])('do not when someone changes %s', (_, name, change, codes) => {
    expect(verify(tamper(source, name, change)).map(({ code, fact }) => [code, fact])).toEqual(
      codes.map((code) => [code, name]),
    );
  });
});

function tamper(source: InstrumentSource, name: string, change: Partial<FactEntry>): InstrumentSource {
  const entries = (of: readonly FactEntry[]): readonly FactEntry[] =>
    of.map((one) => ({ ...one, ...(name === 'bankerDraws' ? { value: withRow(one.value) } : change) }));
  return {
    ...source,
    books: source.books.map((book) => ({
      ...book,
      facts: book.facts.map((layer) =>
        layer.forms[0]?.variant === undefined && layer.facts[name] !== undefined
          ? { ...layer, facts: { ...layer.facts, [name]: entries(layer.facts[name]) } }
          : layer,
      ),
    })),
  };
}

/** A hand of 3 that draws against every third card. */
const withRow = (value: unknown): unknown => ({ ...(value as object), 3: 'DDDDDDDDDDD' });
