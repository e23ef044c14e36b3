import { clauseLink, explorerPath } from '../../src/web/links';

describe('links', () => {
  it('cannot be broken out of by a citation', () => {
    expect(clauseLink(`x/y#"><script>/1`).markup).toBe(
      '<a href="/clauses/x/y%23%22%3E%3Cscript%3E/1">x/y#&quot;&gt;&lt;script&gt;/1</a>',
    );
  });

  it('carry a query behind the #', () => {
    const link = explorerPath('{ a(b: "c&d") }', '{"e": 1}');
    expect(Object.fromEntries(new URLSearchParams(link.split('#')[1]))).toEqual({
      query: '{ a(b: "c&d") }',
      variables: '{"e": 1}',
    });
  });
});
