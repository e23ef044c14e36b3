/** What the report of an audit needs beyond the common style: upright sheets, figures at the top, charts. */
export const AUDIT_STYLE = `
.sums { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.7rem; margin: 1.2rem 0 0; padding: 0; }
.sums div { border: 1px solid var(--rule); border-top: 3px solid var(--accent); padding: 0.55rem 0.8rem 0.6rem; }
.sums .bad { border-top-color: var(--doubt); }
.sums dt { color: var(--faint); font-size: 0.85rem; }
.sums dd { margin: 0; white-space: pre-line; font-size: 1.45rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.25; }
.sums dd .faint { display: block; font-size: 0.8rem; font-weight: 400; }
.basis { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.2rem; margin: 0; font-size: 0.9rem; }
.basis dt { color: var(--faint); }
.basis dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.chart { display: block; width: 100%; height: auto; margin-top: 0.4rem; }
.chart .grid { stroke: var(--rule); stroke-width: 1; }
.chart .axis { stroke: var(--ink); stroke-width: 1; }
.tick { fill: var(--faint); font: 12px system-ui, sans-serif; }
.breach { fill: var(--doubt); }
.open { fill: #b98a1d; }
.key { display: flex; gap: 1.4rem; color: var(--faint); font-size: 0.85rem; margin: 0.2rem 0 0; }
.key i { display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.35rem; background: var(--doubt); vertical-align: -1px; }
.key .of-open { background: #b98a1d; }
.share { width: 7rem; height: 0.55rem; background: var(--wash); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.bar { width: 7.5rem; vertical-align: middle; }
.found { font-size: 0.88rem; table-layout: fixed; }
.found .when { width: 10.5rem; }
.found .where { width: 9rem; }
.found .amount { width: 8rem; }
.found td { overflow-wrap: anywhere; }
.found td.number { white-space: normal; }
.mark { display: block; margin-top: 0.25rem; color: var(--faint); }
.mark b { color: var(--accent); }
.mark.dismissed b { color: var(--faint); }
.mark.confirmed b { color: var(--doubt); }
.verdict { font-weight: 600; color: var(--doubt); }
.verdict.indeterminate { color: #8a6410; }
.cited { margin: 0.2rem 0 0.6rem; padding-left: 0.9rem; border-left: 3px solid var(--rule); font-size: 0.9rem; }
.unsealed { border: 1px solid var(--doubt); padding: 0.5rem 0.8rem; color: var(--doubt); max-width: none; }
@media screen and (max-width: 40rem) { .sums { grid-template-columns: repeat(2, 1fr); } .found { table-layout: auto; } }
@media print {
  @page { size: A4 portrait; margin: 15mm 13mm 16mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt system-ui, sans-serif; } }
  .sums { grid-template-columns: repeat(4, 1fr); gap: 2mm; }
  .sums dd { font-size: 12pt; }
  .chart, .sums div { break-inside: avoid; }
  .share, .key i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .found .when { width: 27mm; } .found .where { width: 24mm; } .found .amount { width: 22mm; }
}
`;
