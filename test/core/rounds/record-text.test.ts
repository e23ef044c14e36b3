import * as fc from 'fast-check';
import { valueIn } from '../../../src/app/check-lines';
import { DEEPEST } from '../../../src/core/rounds/limits';
import { RecordReader } from '../../../src/core/rounds/record-reader';
import { problemOfText } from '../../../src/core/rounds/record-text';
import { fixedSeed } from '../../support/property';
import { coup } from '../../support/rounds/coup';
import { namesTwice, written, type Written } from '../../support/rounds/strict-json';

const said = (text: string): string | undefined => problemOfText(text, JSON.parse(text));

describe('a field that is named twice', () => {
  it.each([
    ['in the record', '{"a":1,"a":2}', 'the record names "a" twice; state each field once'],
    ['once with an escape', String.raw`{"events":[1],"\u0065vents":[]}`, 'the record names "events" twice'],
    ['in an event', '{"events":[{},{"b":[1,2],"stake":1,"stake":2}]}', 'events[1] names "stake" twice'],
    ['in an object of a field', '{"table":{"limits":{"*":1,"*":2}}}', 'table.limits names "*" twice'],
    ['with white space before the colon', '{"a" : 1, "a" :2}', 'the record names "a" twice'],
    ['in what is then hidden', '{"a":{"b":1,"b":2},"a":3}', 'a names "b" twice'],
    ['beside a text that looks like a name', '{"a":":","a" :1}', 'the record names "a" twice'],
    ['called as every object has it', '{"__proto__":1,"__proto__":2}', 'the record names "__proto__" twice'],
    ['that hides what is too deep', `{"a":${'['.repeat(99)}${']'.repeat(99)},"a":1}`, 'is nested deeper than'],
  ])('%s is told of', (_where, text, sentence) => {
    expect(said(text)).toContain(sentence);
  });

  it.each([
    ['in two objects', '{"a":{"b":1},"c":{"b":1},"b":[{"b":1},{"b":1}]}'],
    ['once as a text', String.raw`{"a":"a","b":"\"a\":1","c":"{\"a\":1,\"a\":2}"}`],
    ['with other capitals', '{"a":1,"A":2}'],
    ['with white space before the colon', '{"a" : 1, "b" :2}'],
    ['that is empty', '{"":1}'],
  ])('%s is none', (_where, text) => {
    expect(said(text)).toBeUndefined();
  });

  it('is found exactly where a reader that keeps every name finds one', () => {
    const name = fc.constantFrom('a', 'b', ':', '"', '\\', 'a:', '__proto__', 'é', '\u0000', 'events');
    const value = fc.letrec<{ value: Written }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.oneof(name, fc.constantFrom('": ', ' :', '":', '{"a":1,"a":1}', ',', '[')),
        fc.constantFrom(1, -0.5, true, null),
        fc.array(tie('value'), { maxLength: 3 }).map((entries) => ({ entries })),
        fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((fields) => ({ fields })),
      ),
    })).value;
    const tree = fc.array(fc.tuple(name, value), { maxLength: 5 }).map((fields) => ({ fields }));
    const how = fc.record({ space: fc.constantFrom('', ' ', '\n\t'), escaped: fc.boolean(), spaced: fc.boolean() });
    let [once, twice] = [0, 0];
    fc.assert(
      fc.property(tree, how, (given, { space, escaped, spaced }) => {
        const text = written(given, { space, escaped, spaced });
        const isTwice = namesTwice(given);
        if (isTwice) twice += 1;
        else once += 1;
        expect([text, said(text) !== undefined]).toEqual([text, isTwice]);
      }),
      { ...fixedSeed, numRuns: 5_000 },
    );
    expect([once > 1000, twice > 500]).toEqual([true, true]);
  });
});

describe('nesting', () => {
  const nested = (depth: number): string => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it('is told of from one level more than a record may have', () => {
    expect(said(nested(DEEPEST))).toBeUndefined();
    expect(said(nested(DEEPEST + 1))).toMatch(
      /^a\[0\].* is nested deeper than the 16 levels that a record may have; leave out what is no part of the round$/,
    );
  });

  it.each([6_000, 1_000_000])('of %i levels is told of on its line', (depth) => {
    const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const record = JSON.stringify(coup()).replace(
      '"events"',
      `"note":${'['.repeat(depth)}${']'.repeat(depth)},"events"`,
    );
    for (const text of [deep, record])
      for (const reader of [undefined, new RecordReader()])
        expect(valueIn(text, 17, reader)).toEqual({
          line: 17,
          error: expect.stringMatching(
            /^Not a round record: .* is nested deeper than .*; docs\/round-record\.md/,
          ) as string,
        });
  });
});
