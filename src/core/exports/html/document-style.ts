/** For paper as much as for the screen: A4 across, headings that stay with what follows, headers of tables on every sheet. */
export const DOCUMENT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fff; --ink: #1e2421; --faint: #58625c; --rule: #d5d0c3; --accent: #14523f; --wash: #eef3ee;
  --differs: #fdf5e2; --doubt: #98201b;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #131716; --ink: #e6e5de; --faint: #a3ada6; --rule: #343c38; --accent: #8ad2b2; --wash: #1d2a25;
    --differs: #322a19; --doubt: #ff9d94;
  }
}
* { box-sizing: border-box; }
body {
  max-width: 80rem; margin: 0 auto; padding: 1.5rem 1.25rem 2rem; background: var(--paper); color: var(--ink);
  font: 0.95rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
  overflow-wrap: break-word;
}
h1, h2, h3 {
  font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif;
  line-height: 1.2; text-wrap: balance;
}
h1 { margin: 0 0 0.3rem; font-size: 1.9rem; }
h2 { margin: 2rem 0 0.6rem; font-size: 1.35rem; }
h3 { margin: 1.4rem 0 0.3rem; font-size: 1.1rem; }
p { max-width: 48em; margin: 0 0 0.7rem; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
code { font: 0.88em ui-monospace, 'Cascadia Code', Menlo, 'DejaVu Sans Mono', Consolas, monospace; }
.about, .faint, footer { color: var(--faint); }
.faint { font-size: 0.87em; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
thead th { border-bottom: 2px solid var(--accent); }
tbody th { font-weight: 400; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--rule); padding-top: 0.8rem; font-size: 0.87em; }
@media print {
  @page { size: A4 landscape; margin: 14mm 12mm; }
  html { font-size: 8.5pt; }
  body { max-width: none; padding: 0; font-size: 1rem; }
  h1 { font-size: 16pt; }
  h2 { font-size: 12pt; break-after: avoid; }
  h3 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
`;
