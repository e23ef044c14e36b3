import { madeBy } from '../../games/blackjack/additional/made';
import { isAdditional } from '../../games/blackjack/additional/wagers';
import { oddsFor, outcomeOf } from '../../checks/blackjack/additional-settling';
import type { BlackjackRound } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { roundTold } from '../telling';
import type { Told, ToldWager } from '../told';
import { stakeWithin, type Displayed } from '../wagers/staking';
import type { Facts } from './cards';
import { blackjackSettler } from './settler';
import { factsOf, type ToldBox, type ToldHands } from './told-hands';

/** The additional wagers that a table with so many decks offers. */
export const additionalBets = ({ wagers = [], wagerDecks }: Facts, decks: number | undefined): readonly string[] =>
  wagers.filter((bet) => isAdditional(bet) && (wagerDecks?.get(bet)?.includes(decks ?? 0) ?? true));

/** Of a wager for which the rules state one amount, limits that let it be that. */
export const fixedLimits = ({ limits, wagers = [] }: Facts): NonNullable<Told['table']['limits']> =>
  Object.fromEntries(
    wagers.flatMap((bet) => {
      const amount = isAdditional(bet) ? limits?.get(bet) : undefined;
      return amount === undefined ? [] : [[bet, { min: amount, max: 10 * amount }]];
    }),
  );

/** An additional wager of the player of a box; one that counts the cards of two boxes is on the seat. */
export function additionalOn(box: ToldBox, bet: string, stake: Cents, facts: Facts): ToldWager {
  const name = facts.decidedBy?.get(bet) === 'first-four-cards' ? box.name.slice(0, -1) : box.name;
  return {
    id: `${bet}-${box.name.replace(':', '')}`,
    player: box.mains[0]?.player ?? '',
    bet,
    stake: facts.limits?.get(bet) ?? stake,
    treated: 'whole',
    position: name,
  };
}

/** Some of them on some boxes. */
export function anyAdditional(
  boxes: readonly ToldBox[],
  decks: number | undefined,
  table: Displayed,
  facts: Facts,
  random: Random,
): readonly ToldWager[] {
  const bets = additionalBets(facts, decks);
  return boxes.flatMap((box) => {
    const bet = random.once(2) ? random.pick(bets) : undefined;
    const isOfSeat = bet !== undefined && facts.decidedBy?.get(bet) === 'first-four-cards';
    if (bet === undefined || (isOfSeat && !box.name.endsWith('a'))) return [];
    const isBound = facts.addedStake?.get(bet) === 'up-to-wager';
    const stake = isBound ? Math.min(box.mains[0]?.stake ?? 0, stakeWithin(table, random)) : stakeWithin(table, random);
    return [additionalOn(box, bet, stake, facts)];
  });
}

/** The round without wagers of which nobody can tell what they win: a share of a jackpot is for the jackpot to say. */
export function withoutJackpots(told: ToldHands, setting: Setting): ToldHands {
  if (!told.wagers.some(({ bet }) => isAdditional(bet))) return told;
  const facts = factsOf(setting);
  const round = roundTold(blackjackSettler, told, setting) as BlackjackRound;
  const open = new Set(
    round.additional.flatMap((wager) => {
      const made = madeBy(round, wager, facts);
      if (typeof made === 'string') return [wager.id];
      const isWin = outcomeOf(made, facts) === 'win';
      return isWin && (made.pays === undefined || oddsFor(made.pays, wager.stake, facts) === undefined)
        ? [wager.id]
        : [];
    }),
  );
  return { ...told, wagers: told.wagers.filter(({ id }) => !open.has(id)) };
}
