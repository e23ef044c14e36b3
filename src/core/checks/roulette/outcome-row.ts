import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cited } from '../../play/judging/ruling';

const ZERO_NAMES: Readonly<Record<string, string>> = { '0': 'zero', '00': 'double-zero', '000': 'triple-zero' };

/** The row that says what a wager does on a pocket, the most special of those that are stated. */
export function rowFor(
  { wheel }: RouletteRound,
  bet: string,
  pocket: string,
  outcomes: RouletteFacts['outcomes'],
): Cited<'outcomes'> {
  const { kind, covers } = wheel.bet(bet);
  const won = wonBy(kind);
  const zero = ZERO_NAMES[pocket];
  const rows =
    covers?.has(pocket) === true
      ? [
          ...(zero === undefined
            ? []
            : [kind === 'straight' ? `straight:${pocket}/${zero}` : `zero-combination/${zero}`]),
          won,
        ]
      : [...(zero === undefined ? [] : [`${kind}/${zero}`, `other-wagers/${zero}`]), lostBy(kind), won];
  return ['outcomes', rows.find((row) => outcomes.has(row)) ?? won];
}

const PARITY: Readonly<Record<string, string>> = { even: 'odd', odd: 'even' };

function wonBy(kind: string): string {
  if (kind in PARITY) return `${kind}/${kind}-number`;
  return kind === 'red' || kind === 'black' ? `${kind}/${kind}-number` : `${kind}/covered`;
}

function lostBy(kind: string): string {
  const other = PARITY[kind];
  if (other !== undefined) return `${kind}/${other}-number`;
  return kind === 'red' || kind === 'black' ? `${kind}/other-colour` : `${kind}/not-covered`;
}
