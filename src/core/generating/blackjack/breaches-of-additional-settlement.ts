import { oddsFor, outcomeOf } from '../../checks/blackjack/additional-settling';
import { rowAfterSplit } from '../../checks/blackjack/additional-wager-follows-its-cards';
import { rowOfMoment } from '../../checks/blackjack/additional-moments';
import { madeBy } from '../../games/blackjack/additional/made';
import { hasPrizes, isAdditional, type Made } from '../../games/blackjack/additional/wagers';
import type { BlackjackRound } from '../../games/blackjack/round';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { roundTold, settledWagers, type SettledWager } from '../telling';
import type { Settlement } from '../told';
import { plainly, settledOtherwise } from '../wagers/planting';
import { settledAgainst, wronglyPaid } from '../wagers/settled-wrongly';
import { additionalOn } from './additional';
import { adding, minimum, withBet } from './breaches-of-additional';
import { blackjackSettler } from './settler';
import { factsOf, type ToldHands } from './told-hands';

interface MadeWager {
  readonly settled: SettledWager & { readonly settlement: Settlement };
  readonly made: Made;
  /** What decides it after a split. */
  readonly afterSplit: string | undefined;
}

/** The additional wagers of a round, with what cards made of them. */
function additionalIn(told: ToldHands, setting: Setting): readonly MadeWager[] {
  const round = roundTold(blackjackSettler, told, setting) as BlackjackRound;
  return settledWagers(blackjackSettler, told, setting).flatMap(({ wager, settlement }) => {
    const read = round.additional.find(({ id }) => id === wager.id);
    const made = read && madeBy(round, read, factsOf(setting));
    return settlement === undefined || read === undefined || made === undefined || typeof made === 'string'
      ? []
      : [{ settled: { wager, settlement }, made, afterSplit: rowAfterSplit(round, read, factsOf(setting)) }];
  });
}

/** A winner with odds, or with a prize, that is paid wrongly. */
const paidWrongly = (
  fact: 'pays' | 'prizes',
  told: ToldHands,
  setting: Setting,
  random: Random,
): Planting<ToldHands> | undefined => {
  const facts = factsOf(setting);
  const won = random.pick(
    additionalIn(told, setting).filter(
      ({ settled, made }) =>
        settled.settlement.result === 'win' &&
        hasPrizes(settled.wager.bet) === (fact === 'prizes') &&
        oddsFor(made.pays ?? '', settled.wager.stake, facts) !== undefined,
    ),
  );
  return won && wronglyPaid(told, won.settled, [[fact, won.made.pays ?? '']], false, random);
};

/** How additional wagers end, what they are paid and when. */
export const ADDITIONAL_SETTLEMENT_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'additional-wager-follows-its-cards': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const found = random.pick(additionalIn(told, setting).filter(({ made }) => outcomeOf(made, facts) !== 'push'));
    return (
      found && {
        told: settledOtherwise(told, found.settled.wager, settledAgainst(found.settled)),
        cites: [found.afterSplit === undefined ? ['outcomes', found.made.outcome] : ['decidedBy', found.afterSplit]],
        subject: found.settled.wager.id,
      }
    );
  }),
  'additional-wins-pay-stated-odds': plainly((told, setting, random) => paidWrongly('pays', told, setting, random)),
  'additional-prizes-are-paid': withBet(
    (bet) => hasPrizes(bet) && isAdditional(bet),
    (bet, box, round, setting, random) =>
      paidWrongly('prizes', adding(round, additionalOn(box, bet, minimum(round), factsOf(setting))), setting, random),
    { cards: '77', acts: () => [{ hand: 1, choice: 'hit', cards: ['7S'] }], dealer: '98' },
  ),
  'additional-wager-settled-when-stated': withBet(
    // The stakes for a jackpot are collected before the cards.
    (bet, { settledWhen }) =>
      !hasPrizes(bet) &&
      [...(settledWhen ?? [])].some(
        ([row, when]) => when === 'after-first-deal' && (row === bet || row.startsWith(`${bet}/`)),
      ),
    (bet, box, round, setting) => {
      const facts = factsOf(setting);
      const wager = additionalOn(box, bet, minimum(round), facts);
      const told = adding(round, wager);
      const second = told.played.filter(({ type }) => type === 'deal')[2];
      const read = roundTold(blackjackSettler, told, setting) as BlackjackRound;
      const [only] = read.additional;
      const [found] = additionalIn(told, setting);
      const row = only && found && facts.settledWhen && rowOfMoment(read, only, found.made, facts.settledWhen);
      // Some results of a wager are settled later than others.
      if (second === undefined || row === undefined || facts.settledWhen?.get(row) !== 'after-first-deal')
        return undefined;
      const early = { ...wager, settledBefore: second };
      return { told: adding(round, early), cites: [['settledWhen', row]], subject: wager.id };
    },
  ),
};
