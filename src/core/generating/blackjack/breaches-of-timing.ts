import { bonusRow, paidBeyondWinnings } from '../../checks/blackjack/super-bonus';
import type { BlackjackRound } from '../../games/blackjack/round';
import type { Planter } from '../game';
import { roundTold, settledWagers } from '../telling';
import { plainly, settledOtherwise } from '../wagers/planting';
import { blackjackSettler } from './settler';
import { firstDealer, firstMain, hits, isDealTo, staged, type Stage } from './staged';
import type { Facts } from './cards';
import { factsOf, type ToldHands } from './told-hands';

/** A wager that the rules have settled with or after the dealer's cards, by the row that says so. */
function waits({ settledWhen, dealerHands }: Facts): { readonly row: string; readonly stage: Stage } {
  const inGeneral = dealerHands === undefined ? 'main' : 'main:1';
  if (settledWhen?.has(inGeneral)) return { row: inGeneral, stage: { cards: 'K9' } };
  if (settledWhen?.has('main/surrendered'))
    return { row: 'main/surrendered', stage: { cards: 'K6', acts: () => [{ hand: 1, choice: 'surrender' }] } };
  return { row: 'main/blackjack/dealer-ace-or-ten-value', stage: { cards: 'AK', acts: () => [] } };
}

/** Settled too early, and a bonus left out. */
export const TIMING_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'settled-when-stated': plainly((told, setting, random) => {
    const { row, stage } = waits(factsOf(setting));
    const round = staged(told, setting, random, stage);
    const last = round.played.findLast((event) => isDealTo(event, firstDealer(round)));
    if (last === undefined) return undefined;
    const [main, ...others] = round.wagers;
    const wagers = main === undefined ? [] : [{ ...main, settledBefore: last }, ...others];
    return { told: { ...round, wagers }, cites: [['settledWhen', row]], subject: firstMain(round) };
  }),
  'super-bonus-is-paid': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const suit = random.pick(['S', 'H', 'D', 'C'] as const);
    const seven = `7${suit}`;
    const stage: Stage = {
      cards: `${seven} ${seven}`,
      acts: () => hits(`${seven} ${seven}`, random).slice(0, 1),
      dealer: '7K',
    };
    const round = staged(told, setting, random, stage);
    const [settled] = settledWagers(blackjackSettler, round, setting);
    const read = roundTold(blackjackSettler, round, setting) as BlackjackRound;
    const [wager] = read.wagers;
    if (settled?.settlement === undefined || wager === undefined) return undefined;
    const paid = settled.settlement.paid;
    const bonus = paidBeyondWinnings(read, { ...wager, result: 'win', paid }, facts);
    const row = bonusRow(wager.stake, facts) ?? '';
    return {
      told: settledOtherwise(round, settled.wager, { paid: paid - bonus }),
      cites: [['prizes', row], 'superBonusNeeds'],
      subject: wager.id,
    };
  }),
};
