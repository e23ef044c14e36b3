import { html, joined } from '../../src/web/html';
import { clauseLink, explorerPath } from '../../src/web/links';

const HOSTILE = `"><script>alert('&')</script>`;

describe('html', () => {
  it('escapes whatever is not markup already, in text and in attributes', () => {
    expect(html`<a title="${HOSTILE}">${HOSTILE}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</a>',
    );
  });

  it('leaves nested markup alone, joins lists, and shows nothing for what is absent', () => {
    const items = ['a', '<b>'].map((item) => html`<b>${item}</b>`);
    expect(html`<p>${items}${undefined}${null}${false}${0}</p>`.markup).toBe('<p><b>a</b><b>&lt;b&gt;</b>0</p>');
    expect(joined(['a', '<', 'c'], html`<br />`).markup).toBe('a<br />&lt;<br />c');
  });
});

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
