import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cited } from '../ruling';
import { judgeOutcomes } from './judge-outcomes';
import { rouletteCheck } from './roulette-check';
import { SETTLING_FACTS, SPIN_MISSING } from './settling';
import { WAGER_FOLLOWS } from './following';

const ZERO_NAMES: Readonly<Record<string, string>> = { '0': 'zero', '00': 'double-zero', '000': 'triple-zero' };

export const wagerFollowsThePocket = rouletteCheck({
  id: 'roulette/wager-follows-the-pocket',
  requirement: 'A wager wins when the ball comes to rest in a pocket it covers, and loses when it does not.',
  enforces: ['outcomes'],
  mayEnforce: ['settledPosition'],
  uses: SETTLING_FACTS,
  judges: 'outcome',
  follows: WAGER_FOLLOWS,
  messages: {
    wrongOutcome:
      'The ball came to rest in {{pocket}}, so a wager on {{bet}} must {{expected}}; it was settled as {{recorded}}.',
  },
  run: (round, facts, ruling) => {
    judgeOutcomes(round, 'pocket', facts, ruling, {
      // By the place where it lies, and no other.
      cites: ({ bet }, pocket) => [
        rowFor(round, bet, pocket, facts.outcomes),
        ...(facts.settledPosition === undefined ? [] : (['settledPosition'] as const)),
      ],
      lacks: () => SPIN_MISSING,
    });
  },
});

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
      ? [`straight:${pocket}/${zero ?? ''}`, won].slice(kind === 'straight' ? 0 : 1)
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
