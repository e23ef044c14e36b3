import { outcomeOf, rowKind, type DueFacts } from '../../checks/blackjack/due';
import { payKind, payRow, type PayFacts, type PayKind } from '../../checks/blackjack/paying';
import type { Planter } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { settledAgainst, wronglyPaid } from '../wagers/settled-wrongly';
import { PART } from '../wagers/staking';
import { doubles, hits, insures, staged, type Stage } from './staged';
import { withdrawnDouble } from './breaches-of-doubles';
import { takenForBlackjack } from './breaches-of-early-cards';
import { onOne, otherwise, settledIn, type Found, type Plant } from './settled';
import { factsOf, type ToldHands } from './told-hands';

const against: Plant = (found, told) =>
  otherwise(told, found, settledAgainst(found.settled), [['outcomes', found.row ?? '']]);

const rowOfPay = ({ round, wager, row }: Found, { facts }: Setting): string | undefined =>
  payRow(round, wager, row, facts as unknown as PayFacts);

/** A winner of this kind that is paid wrongly. */
const paidWrongly = (kind: PayKind, stage?: (random: Random) => Stage): Planter<ToldHands> =>
  onOne(
    (found, setting) => {
      const row =
        found.settled.settlement.result === 'win' && found.row !== undefined ? rowOfPay(found, setting) : undefined;
      return row !== undefined && payKind(row) === kind && (kind !== 'plain' || found.wager.hand?.switched !== true);
    },
    (found, told, random, setting) => {
      const cites = kind === 'even-money' ? ['evenMoneyPays'] : [['pays', rowOfPay(found, setting) ?? ''] as const];
      return wronglyPaid(told, found.settled, cites, factsOf(setting).unpayableWinnings === undefined, random);
    },
    stage,
  );

const stands = (found: Found): boolean =>
  found.wager.decidedBy === 'main' && found.row !== undefined && rowKind(found.row) === 'comparison';

/** Nothing was added to it, so that it is settled by itself. */
const isAlone = ({ round, wager }: Found): boolean =>
  wager.hand?.fromSplit !== true && round.wagers.every(({ on, bet }) => on !== wager || bet === 'insurance');

const settledWrongly = onOne((found) => stands(found) && isAlone(found), against);

const doubledAgainstBlackjack = (random: Random): Stage => ({
  cards: '65',
  acts: (box) => [doubles(box, '9', random)],
  dealer: 'KA',
});

const insured = (dealer: string) => (): Stage => ({ cards: 'K9', dealer, opening: (box) => [insures(box)] });

/** How wagers ended, and what was paid. */
export const SETTLEMENT_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'wager-follows-the-hands': (told, setting, random) =>
    (told.isPlain && random.once(4) ? takenForBlackjack(told, setting, random) : undefined) ??
    settledWrongly(told, setting, random),
  'added-wagers-against-dealers-blackjack': onOne(
    ({ wager, row }) => wager.decidedBy === 'double' && row !== undefined && rowKind(row) === 'dealers-blackjack',
    against,
    doubledAgainstBlackjack,
  ),
  'withdrawn-double-forfeits-the-wager': (told, setting, random) => {
    if (!told.isPlain) return undefined;
    const facts = factsOf(setting);
    const stage: Stage = { cards: '65', acts: (box) => [doubles(box, '9', random)], dealer: 'K8' };
    const round = withdrawnDouble(staged(told, setting, random, stage), facts);
    const found = settledIn(round, setting).find(({ wager }) => wager.decidedBy === 'main');
    return found && against(found, round, random, setting);
  },
  'surrender-costs-half': onOne(
    ({ row }) => row !== undefined && rowKind(row) === 'surrender',
    (found, told, random) =>
      otherwise(told, found, { returned: random.once(2) ? 0 : found.wager.stake }, ['surrenderCosts']),
    () => ({ cards: 'K6', dealer: 'K8', acts: () => [{ hand: 1, choice: 'surrender' }] }),
  ),
  'insurance-follows-the-second-card': onOne(
    ({ wager }) => wager.decidedBy === 'insurance',
    against,
    // Where the dealer has several hands, one of which is not drawn to, only a card that is no ten is the same for all.
    (random, { facts }) => insured(facts['dealerHands'] === undefined && random.once(2) ? 'AK' : 'A8')(),
  ),
  'even-money-is-paid-on-request': paidWrongly('even-money', () => ({
    cards: 'AK',
    dealer: 'A8',
    acts: () => [],
    opening: () => [{ hand: 1, choice: 'even-money' }],
  })),
  'wins-pay-stated-odds': paidWrongly('plain'),
  'blackjack-pays-stated-odds': paidWrongly('blackjack'),
  'bonus-hands-pay-stated-odds': paidWrongly('bonus', (random) => ({ cards: '67', acts: () => hits('8', random) })),
  'insurance-pays-stated-odds': paidWrongly('insurance', insured('AK')),
  'stand-off-returns-the-stake': onOne(
    ({ settled, row }, { facts }) =>
      settled.settlement.result === 'push' && outcomeOf(row, facts as unknown as DueFacts) === 'push',
    (found, told, random) =>
      otherwise(told, found, random.once(2) ? { paid: PART } : { returned: 0 }, [['outcomes', found.row ?? '']]),
    (random, { facts }) =>
      factsOf({ facts } as Setting).outcomes?.get('main/equal') === 'push'
        ? { cards: 'K8', dealer: 'K8' }
        : doubledAgainstBlackjack(random),
  ),
  'losing-wager-is-collected': onOne(
    ({ settled, row }) => settled.settlement.result === 'lose' && row !== undefined && rowKind(row) !== 'surrender',
    (found, told) => otherwise(told, found, { paid: PART }, [['outcomes', found.row ?? '']]),
  ),
  'winning-stake-is-returned': onOne(
    ({ settled }) => settled.settlement.result === 'win',
    (found, told, random) =>
      otherwise(told, found, { returned: random.once(2) ? 0 : found.wager.stake - 1 }, ['winningStake']),
  ),
};
