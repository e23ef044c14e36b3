import { document } from '../../../../src/core/exports/html/document';
import { html, joined } from '../../../../src/core/exports/html/html';

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

describe('document', () => {
  const page = document({ title: HOSTILE, about: 'two < three', main: html`<p>${HOSTILE}</p>` });

  it('is whole by itself: nothing is loaded from anywhere, and nothing runs', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=/);
    expect(page).toContain('<style>');
    expect(page).toContain('@media print');
  });

  it('escapes its title and what stands under it', () => {
    expect(page).toContain('<title>&quot;&gt;&lt;script&gt;');
    expect(page).toContain('two &lt; three');
  });
});
