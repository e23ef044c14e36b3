import { printCount } from '../../core/exports/audit/amounts';
import type { Sum } from '../../core/exports/audit/audit-words';
import type { Trend } from '../../core/exports/audit/trend';
import { niceTop } from '../../core/exports/audit/trend-chart';
import { ACCENT, DOUBT, FAINT, INK, OPEN, printable, RULE, type Sheets } from './pdf-sheet';

const BOX = { across: 4, height: 56, gap: 6 } as const;

/** The sums of an audit in boxes, four across. */
export function drawSums(sheets: Sheets, sums: readonly Sum[]): void {
  const { pdf, left, width } = sheets;
  const top = pdf.y;
  const wide = (width - (BOX.across - 1) * BOX.gap) / BOX.across;
  sums.forEach(({ name, value, more, isBad }, index) => {
    const x = left + (index % BOX.across) * (wide + BOX.gap);
    const y = top + Math.floor(index / BOX.across) * (BOX.height + BOX.gap);
    pdf.rect(x, y, wide, BOX.height).lineWidth(0.6).strokeColor(RULE).stroke();
    pdf.rect(x, y, wide, 2).fill(isBad === true ? DOUBT : ACCENT);
    const inside = { width: wide - 14, lineBreak: true, height: 30, ellipsis: true };
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(FAINT)
      .text(printable(name), x + 7, y + 8, inside);
    const size = value.includes('\n') ? 9 : value.length > 14 ? 10 : 14;
    pdf
      .font('Helvetica-Bold')
      .fontSize(size)
      .fillColor(INK)
      .text(value.split('\n').map(printable).join('\n'), x + 7, y + 19 + (14 - size) / 2, inside);
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(FAINT)
      .text(printable(more), x + 7, y + 41, { ...inside, height: 12 });
  });
  pdf.y = top + Math.ceil(sums.length / BOX.across) * (BOX.height + BOX.gap);
  pdf.x = left;
}

const CHART = { height: 120, left: 34, bottom: 26 } as const;

/** Findings over time as bars. */
export function drawTrend(sheets: Sheets, { unit, bars }: Trend): void {
  sheets.need(CHART.height + 20);
  const { pdf, left, width } = sheets;
  const top = pdf.y + 4;
  const floor = top + CHART.height - CHART.bottom;
  const most = niceTop(Math.max(1, ...bars.map(({ breaches, indeterminate }) => breaches + indeterminate)));
  const high = (count: number): number => ((floor - top) * count) / most;
  const step = (width - CHART.left) / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 10);
  pdf.font('Helvetica').fontSize(7);
  for (const count of [0, most / 2, most].filter(Number.isInteger)) {
    const y = floor - high(count);
    pdf
      .moveTo(left + CHART.left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(count === 0 ? INK : RULE)
      .stroke();
    pdf
      .fillColor(FAINT)
      .text(printCount(count), left, y - 3, { width: CHART.left - 5, align: 'right', lineBreak: false });
  }
  bars.forEach(({ label, breaches, indeterminate }, index) => {
    const x = left + CHART.left + index * step + step * 0.12;
    const wide = Math.min(step * 0.76, 40);
    if (breaches > 0) pdf.rect(x, floor - high(breaches), wide, high(breaches)).fill(DOUBT);
    if (indeterminate > 0) pdf.rect(x, floor - high(breaches + indeterminate), wide, high(indeterminate)).fill(OPEN);
    if (index % every !== 0) return;
    pdf.fillColor(FAINT).text(unit === 'hour' ? `${label.slice(11)}:00` : label, x, floor + 4, { lineBreak: false });
    const isNewDay = index === 0 || label.slice(0, 10) !== bars[index - every]?.label.slice(0, 10);
    if (unit === 'hour' && isNewDay) pdf.text(label.slice(0, 10), x, floor + 13, { lineBreak: false });
  });
  pdf.x = left;
  pdf.y = top + CHART.height;
  sheets.say('Breaches in red, open questions in ochre; by the venue’s clock.', FAINT);
}
