import { html, type Html } from '../html/html';
import { printCount } from './amounts';
import type { Trend } from './trend';

const WIDTH = 1_000;
const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 8, 14, 40];

/** As much as a label takes; one that would be cut off at the edge is left out. */
const WORDS = { hour: 45, day: 85, month: 60 } as const;

/** Findings over time as bars, drawn without a script; every bar says its figures to whoever points at it or has the page read out. */
export function trendChart({ unit, bars }: Trend): Html {
  const most = niceTop(Math.max(1, ...bars.map(({ breaches, indeterminate }) => breaches + indeterminate)));
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, bars.length);
  const high = (count: number): number => Math.round(((HEIGHT - TOP - BOTTOM) * count * 10) / most) / 10;
  const floor = HEIGHT - BOTTOM;
  const every = Math.ceil(bars.length / 12);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Findings by ${unit}">
    ${[0, most / 2, most]
      .filter(Number.isInteger)
      .map(
        (count) =>
          html`<line
              class="grid"
              x1="${LEFT}"
              x2="${WIDTH - RIGHT}"
              y1="${floor - high(count)}"
              y2="${floor - high(count)}"
            />
            <text class="tick" x="${LEFT - 6}" y="${floor - high(count) + 4}" text-anchor="end"
              >${printCount(count)}</text
            >`,
      )}
    ${bars.map(({ label, rounds, breaches, indeterminate }, index) => {
      const x = Math.round((LEFT + index * step + step * 0.12) * 10) / 10;
      const width = Math.round(Math.min(step * 0.76, 60) * 10) / 10;
      const tall = high(breaches);
      return html`<g>
        <title>
          ${said(label)}: ${printCount(breaches)} breaches, ${printCount(indeterminate)} open questions,
          ${printCount(rounds)} rounds
        </title>
        <rect class="breach" x="${x}" width="${width}" y="${floor - tall}" height="${tall}" />
        <rect
          class="open"
          x="${x}"
          width="${width}"
          y="${floor - tall - high(indeterminate)}"
          height="${high(indeterminate)}"
        />
        ${index % every === 0 && x + WORDS[unit] <= WIDTH && html`<text class="tick" x="${x}" y="${floor + 16}">${label.slice(unit === 'hour' ? 11 : 0)}${unit === 'hour' && ':00'}</text>`}
        ${unit === 'hour' && index % every === 0 && (index === 0 || label.slice(0, 10) !== bars[index - every]?.label.slice(0, 10)) && html`<text class="tick" ${dayAt(x, width)} y="${floor + 32}">${label.slice(0, 10)}</text>`}
      </g>`;
    })}
    <line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${floor}" y2="${floor}" />
  </svg>`;
}

/** The day of an hour begins under its bar, and ends there where it would not fit beside it. */
const dayAt = (x: number, width: number): Html =>
  x + WORDS.day > WIDTH ? html`x="${x + width}" text-anchor="end"` : html`x="${x}"`;

const said = (label: string): string => (label.includes('T') ? `${label.replace('T', ', ')}:00` : label);

/** The next of 1, 2, 4, 5, 10, 20, …: axes end at round numbers. */
export function niceTop(count: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 4, 5]) if (factor * power >= count) return Math.max(2, factor * power);
}

/** A bar beside a figure in a table: how much of the greatest it is. */
export function shareBar(count: number, most: number, kind: 'breach' | 'open' = 'breach'): Html {
  const width = most === 0 ? 0 : Math.max(count > 0 ? 1 : 0, Math.round((100 * count) / most));
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="${kind}" width="${width}" height="8" />
  </svg>`;
}
