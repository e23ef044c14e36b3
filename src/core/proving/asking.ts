import { valuesOf } from '../checks/bind';
import { CHECKED_GAMES } from '../checks/registry';
import type { Settling } from '../play/wagers/settling';
import type { WageredRound } from '../games/wager';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import type { Answer } from './question';

/** Asks what the checks make of a wager in a round of certain events; nothing where they do not judge it. */
export type Asking = (events: readonly RoundEvent[]) => ReadonlyMap<string, Answer>;

const NOBODY: ReadonlyMap<string, Answer> = new Map();

/** A wager in a round that was played for the sake of the proof; its stake tells nothing of its pieces where it divides into any number of them. */
export const placed = (bets: readonly string[], stake = 100): readonly RoundEvent[] =>
  bets.map((bet) => ({ type: 'wager', id: bet, player: 'P1', bet, stake, confirmed: true }));

/** Reads such rounds as those of a record are read, and answers for each wager by its bet. */
export function askingUnder<Round extends WageredRound, Facts>(
  ruleSet: RuleSet,
  settling: Settling<Round, Facts>,
): Asking {
  const { game: code, variant, jurisdiction } = ruleSet;
  const game = CHECKED_GAMES.find((one) => one.code === code);
  if (game === undefined || (variant !== undefined && game.unread.has(variant))) return () => NOBODY;
  const facts = valuesOf(ruleSet);
  const about: Omit<RoundRecord, 'events'> = {
    ...{ format: 'house-rules/round@1', id: 'proof', jurisdiction, game: code, playedAt: '2000-01-01T00:00:00Z' },
    ...(variant !== undefined && { variant }),
  };
  return (events) => {
    const round = game.read({ ...about, events }, facts) as Round | string;
    if (typeof round === 'string') return NOBODY;
    return new Map(
      round.wagers.flatMap((wager) => {
        if (wager.decidedBy === undefined) return [];
        const result = settling.resultOf(round, wager, facts as Facts);
        return [[wager.bet, { result, odds: settling.oddsOf(round, wager, facts as Facts) }]];
      }),
    );
  };
}
