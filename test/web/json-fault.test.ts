import { assert, json, property, string } from 'fast-check';
import { faultIn } from '../../src/web/json-fault';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a": 1\n "b": 2}', 2, 2, 'a comma or a closing } is expected, found "\\""'],
    ['[1 2]', 1, 4, 'a comma or a closing ] is expected, found "2"'],
    ['{"a": 1,\n}', 2, 1, 'a comma stands before the closing }; take the comma out'],
    ['[1,]', 1, 4, 'a comma stands before the closing ]; take the comma out'],
    ['{a: 1}', 1, 2, 'names stand in double quotes'],
    ['{"a": banker}', 1, 7, 'a value is expected; texts stand in double quotes'],
    ["{'a': 1}", 1, 2, 'texts and names stand in straight double quotes (")'],
    ['{“a”: 1}', 1, 2, 'texts and names stand in straight double quotes (")'],
    ['{"a" 1}', 1, 6, 'a colon is expected, found "1"'],
    ['{"a": "b\n}', 1, 7, 'this text is not closed on its line, or holds a stray backslash'],
    ['{"a": [1', 1, 9, 'the text ends too early; a comma or a closing ] is expected'],
    ['{"a": 1}\n{"a": 2}', 2, 1, 'the record has ended, yet more follows; give one record at a time'],
    ['{"a": 01}', 1, 7, 'a value is expected, found "0"'],
  ])('%j: line %d, column %d: %s', (text, line, column, reason) => {
    expect(faultIn(text)).toMatchObject({ line, column, reason });
  });

  it('points into the line, cut to the neighbourhood', () => {
    const fault = faultIn(`{"long": "${'x'.repeat(200)}", oops}`);
    expect(fault?.excerpt[fault.indent]).toBe('o');
    expect(fault?.excerpt.length).toBeLessThanOrEqual(80);
  });

  it('agrees with JSON.parse on what is JSON', () => {
    assert(property(json(), (text) => faultIn(text) === undefined));
    assert(property(string({ unit: 'binary-ascii' }), (text) => (faultIn(text) === undefined) === parses(text)));
    assert(
      property(json(), string({ maxLength: 2 }), (text, extra) => {
        const middle = text.length >> 1;
        const broken = text.slice(0, middle) + extra + text.slice(middle + 1);
        return (faultIn(broken) === undefined) === parses(broken);
      }),
    );
  });

  it('minds neither depth nor length', () => {
    expect(faultIn(`{"a": "${'x'.repeat(1_000_000)}`)).toMatchObject({ line: 1, column: 7 });
    expect(faultIn('['.repeat(300_000))).toMatchObject({ line: 1, column: 300_001 });
  });
});
