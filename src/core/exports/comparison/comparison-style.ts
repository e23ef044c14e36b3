/** What a comparison needs beyond the common style; also used where it stands in a page of the service. */
export const COMPARISON_STYLE = `
.sides, .matrix { width: 100%; font-size: 0.9rem; }
.sides td, .matrix td, .matrix th, .sides th { padding: 0.35rem 0.6rem; vertical-align: top; }
.matrix { table-layout: fixed; min-width: 40rem; }
.matrix.wide { min-width: 92rem; font-size: 0.82rem; }
.sides th, .sides td:nth-child(4) { white-space: nowrap; }
.sides td:not(.hash) code { white-space: nowrap; }
.sides .hash code { font-size: 0.72em; overflow-wrap: anywhere; }
.sides .faint, .matrix .faint { color: var(--faint); font-size: 0.87em; }
.matrix thead :is(td, th) { position: sticky; top: 0; background: var(--paper); color: inherit; font-size: inherit; font-weight: 600; border: 0; box-shadow: inset 0 -2px var(--accent); }
.matrix .side { white-space: nowrap; }
.matrix :is(thead td, tbody th) { width: 20%; }
.matrix.wide :is(thead td, tbody th) { width: 13%; }
.matrix .group th { padding-top: 1.1rem; color: var(--accent); font-weight: 600; text-transform: capitalize; }
.matrix .value { font-weight: 500; }
.matrix .clauses { display: block; font-size: 0.8em; }
.matrix .clauses a { color: var(--faint); }
.matrix:not(.wide) .clauses a { white-space: nowrap; }
.matrix tr.same-words-other-value { background: var(--differs, var(--open-wash)); }
.mark { display: inline-block; padding: 0 0.35em; border: 1px solid currentColor; border-radius: 3px; color: var(--faint); font-size: 0.72rem; line-height: 1.4; }
.mark.conflicting, .mark.assumed { color: var(--doubt, var(--breach)); }
.mark.optional { color: var(--accent); }
.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.6rem; margin: 1rem 0 0; color: var(--faint); font-size: 0.85rem; }
.legend div { display: flex; gap: 0.5rem; align-items: baseline; }
.legend dd { margin: 0; }
.agreeing { margin-top: 1.6rem; }
.agreeing summary { cursor: pointer; font-weight: 600; }
.clause-list { columns: 2 26rem; column-gap: 2.5rem; font-size: 0.85rem; }
.clause-list dt { margin-top: 0.7rem; font-weight: 600; break-after: avoid; }
.clause-list dd { margin: 0.1rem 0 0; break-inside: avoid; }
.clause-list q { white-space: pre-line; }
.clause-list :target { background: var(--differs, var(--open-wash)); }
@media screen and (min-width: 60rem) {
  .scroll:has(> .matrix) { overflow: visible; }
  /* A table that is wider than the page scrolls in itself, with its headings and the names of its rows in view. */
  .scroll:has(> .wide) { overflow: auto; max-height: calc(100vh - 2rem); }
  .matrix.wide :is(thead td, tbody th[scope='row']) { position: sticky; left: 0; background: var(--paper); }
  .matrix.wide thead :is(td, th) { z-index: 1; }
  .matrix.wide thead td { z-index: 2; }
  .matrix.wide .group span { position: sticky; left: 0.6rem; }
}
@media print {
  @page { size: A4 landscape; margin: 14mm 12mm; }
  .matrix thead :is(td, th) { position: static; border-bottom: 2px solid var(--accent); box-shadow: none; }
  .matrix.wide { min-width: 0; font-size: 0.7rem; }
  .matrix.wide :is(td, th) { padding: 0.25rem 0.3rem; }
  .matrix.wide .mark { font-size: 0.9em; line-height: 1.2; }
  .matrix .group { break-after: avoid; }
  .matrix tr.same-words-other-value { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .agreeing { display: none; }
}
`;
