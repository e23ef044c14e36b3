/** What a comparison of clauses needs beyond the common style. */
export const DIFFERENCE_STYLE = `
.difference { --taken: #fbe4e0; --put: #dff0e2; }
@media screen and (prefers-color-scheme: dark) { .difference { --taken: #4a2320; --put: #1d3d29; } }
.difference .summary { font-weight: 500; }
.difference .contents { columns: 3 14rem; padding: 0; list-style: none; font-size: 0.9rem; }
.difference .pair { margin: 0 0 0.9rem; border: 1px solid var(--rule); border-radius: 4px; break-inside: avoid-page; overflow: hidden; }
.difference .pair > header { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; padding: 0.35rem 0.7rem; background: var(--wash); }
.difference .pair h3 { margin: 0; font-size: 1rem; }
.difference .pair h3 code { font-weight: 600; }
.difference .why { margin-left: auto; color: var(--faint); font-size: 0.8rem; }
.difference .mark { padding: 0 0.4em; border: 1px solid currentColor; border-radius: 3px; color: var(--accent); font-size: 0.72rem; }
.difference .mark.meaning { color: var(--doubt, var(--breach)); }
.difference .sides { display: grid; grid-template-columns: 1fr 1fr; }
.difference .sides > div { padding: 0.5rem 0.7rem; font-size: 0.92rem; }
.difference .words { white-space: pre-line; }
.difference .sides > div + div { border-left: 1px solid var(--rule); }
.difference del { background: var(--taken); text-decoration: line-through; text-decoration-thickness: 1px; }
.difference ins { background: var(--put); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
.difference .notes { margin: 0; padding: 0.3rem 0.7rem 0.5rem; border-top: 1px solid var(--rule); font-size: 0.85rem; }
.difference .notes p { margin: 0.2rem 0; }
.difference .alone { padding-left: 1.2rem; }
.difference .alone li { margin-bottom: 0.4rem; break-inside: avoid; }
@media (max-width: 44rem) {
  .difference .sides { grid-template-columns: 1fr; }
  .difference .sides > div + div { border-left: 0; border-top: 1px solid var(--rule); }
}
@media print {
  .difference .pair { break-inside: auto; }
  .difference .pair > header { break-after: avoid; }
  .difference del, .difference ins, .difference .pair > header { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .difference .contents { display: none; }
}
`;
