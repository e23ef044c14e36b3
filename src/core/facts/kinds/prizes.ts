import { parseOdds, printOdds, type Odds } from '../../values/odds';
import type { Cents } from '../../values/money';
import { parseDollars, parsePercent, printDollars, printPercent } from './amounts';
import { byName } from './by-name';
import { figuresIn, isRecord, type FactKind } from '../kind';

/** What a prize schedule gives: a sum, odds, a share of a pool, the greater of a sum and a share, or what the operator displays. */
export type Prize =
  | { readonly is: 'sum'; readonly cents: Cents }
  | { readonly is: 'odds'; readonly odds: Odds }
  | { readonly is: 'share'; readonly hundredths: number }
  | { readonly is: 'greater'; readonly cents: Cents; readonly hundredths: number }
  | { readonly is: 'displayed' };

const SHARE = /^(\S+%) of the jackpot$/;
const GREATER = /^greater of (\$\S+) and (\S+%) of the jackpot$/;

function parsePrize(text: string): Prize | undefined {
  if (text === 'displayed') return { is: 'displayed' };
  const cents = parseDollars(text);
  if (cents !== undefined) return { is: 'sum', cents };
  const [, share] = SHARE.exec(text) ?? [];
  const hundredths = share === undefined ? undefined : parsePercent(share);
  if (hundredths !== undefined) return { is: 'share', hundredths };
  const [, least = '', part = ''] = GREATER.exec(text) ?? [];
  const [sum, percent] = [parseDollars(least), parsePercent(part)];
  if (sum !== undefined && percent !== undefined) return { is: 'greater', cents: sum, hundredths: percent };
  const odds = parseOdds(text);
  return odds && { is: 'odds', odds };
}

function printPrize(prize: Prize): string {
  switch (prize.is) {
    case 'sum':
      return printDollars(prize.cents);
    case 'odds':
      return printOdds(prize.odds);
    case 'share':
      return `${printPercent(prize.hundredths)} of the jackpot`;
    case 'greater':
      return `greater of ${printDollars(prize.cents)} and ${printPercent(prize.hundredths)} of the jackpot`;
    case 'displayed':
      return 'displayed';
  }
}

/** A prize schedule: `{ standard/10/9: $4500, royal-flush: greater of $10000 and 100% of the jackpot }`. */
export const prizesByName: FactKind<ReadonlyMap<string, Prize>> = {
  ...byName('prizes by name', {
    expects: 'a prize such as "$100", "10% of the jackpot", "8 to 1" or "displayed"',
    read: parsePrize,
    print: printPrize,
  }),
  figures: (raw) =>
    isRecord(raw)
      ? Object.entries(raw).flatMap(([row, prize]) => figuresIn(parseOdds(String(prize)) ? row : [row, prize]))
      : [],
  odds: (value) => [...value.values()].flatMap((prize) => (prize.is === 'odds' ? [prize.odds] : [])),
};
