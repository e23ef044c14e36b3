import type { Cited } from '../../play/judging/ruling';
import type { RouletteFacts } from '../../games/roulette/game';
import { layoutOf } from './bets';

type Facts = Partial<RouletteFacts>;

const ZEROS: Readonly<Record<string, string>> = { '0': 'zero', '00': 'double-zero', '000': 'triple-zero' };
/** What a wager on a colour or on odd and even wins on, and what it loses on, as rules name it. */
const CHANCES: Readonly<Record<string, readonly [won: string, lost: string]>> = {
  even: ['even-number', 'odd-number'],
  odd: ['odd-number', 'even-number'],
  red: ['red-number', 'other-colour'],
  black: ['black-number', 'other-colour'],
};

/** The row that says what a bet does on a pocket: the most special that is stated, and in the end that by which it wins. */
export function outcomeRow(bet: string, pocket: string, facts: Facts): Cited<string> {
  const { kind, covers } = layoutOf(facts).wheel.bet(bet);
  const [won, lost] = CHANCES[kind] ?? ['covered', 'not-covered'];
  const zero = ZEROS[pocket];
  const rows = covers?.has(pocket)
    ? kind === 'straight' && zero !== undefined
      ? [`straight:${pocket}/${zero}`]
      : []
    : [...(zero === undefined ? [] : [`${kind}/${zero}`, `other-wagers/${zero}`]), `${kind}/${lost}`];
  return ['outcomes', rows.find((row) => facts.outcomes?.has(row)) ?? `${kind}/${won}`];
}

/** The rows that lay down the pieces of a race-track wager, or how many neighbours a number has. */
export function pieceRows(bet: string, facts: Facts): readonly Cited<string>[] {
  const { kind } = layoutOf(facts).wheel.bet(bet);
  const rows = [...(facts.racetrack?.keys() ?? [])].filter((row) => row.startsWith(`${kind}/`));
  return rows.length === 0 ? ['neighboursEachSide'] : rows.map((row) => ['racetrack', row] as const);
}
