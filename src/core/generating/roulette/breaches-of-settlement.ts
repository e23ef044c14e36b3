import type { Cited } from '../../play/judging/ruling';
import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { settledThoughVoid } from '../wagers/declared-void';
import { newWager, plainly, settledAs, settledOtherwise, withWager } from '../wagers/planting';
import { settledOutOfOrder } from '../wagers/settled-out-of-order';
import { settledAgainst, turnedDownNotGivenBack, wronglyPaid } from '../wagers/settled-wrongly';
import { layoutOf } from './bets';
import { isMultiplier, multiplied, multipliersOn, pocketOf } from './multipliers';
import { PLANTED } from './planted';
import { outcomeRow, pieceRows } from './rows';
import type { ToldSpin } from './told-spin';

type Facts = Partial<RouletteFacts>;

/** What pays a wager: the odds of its kind, those of a multiplier on the number that came up, or those of its pieces. */
type PaidBy = 'kind' | 'multiplier' | 'pieces';

function paidBy(bet: string, { played, pocket }: ToldSpin, facts: Facts): PaidBy {
  const { wheel, racetrack } = layoutOf(facts);
  if (racetrack.has(bet)) return 'pieces';
  const isGiven = played.some((event) => isMultiplier(event) && pocketOf(event) === pocket);
  return isGiven && facts.multipliedWagers?.includes(wheel.bet(bet).kind) === true ? 'multiplier' : 'kind';
}

const wrongOutcome =
  (racetrack: boolean): Planter<ToldSpin> =>
  (told, setting, random) => {
    const facts = setting.facts as Facts;
    const found = random.pick(
      (['win', 'lose'] as const)
        .flatMap((result) => settledAs(PLANTED, told, setting, result))
        .filter(({ wager }) => layoutOf(facts).racetrack.has(wager.bet) === racetrack),
    );
    if (found === undefined) return undefined;
    const { bet, id } = found.wager;
    const cites = racetrack ? pieceRows(bet, facts) : [outcomeRow(bet, told.pocket, facts)];
    return { told: settledOtherwise(told, found.wager, settledAgainst(found)), cites, subject: id };
  };

const wrongPayment =
  (by: PaidBy, cites: (bet: string, facts: Facts) => readonly Cited<string>[]): Planter<ToldSpin> =>
  (told, setting, random) => {
    const facts = setting.facts as Facts;
    const won = random.pick(
      settledAs(PLANTED, told, setting, 'win').filter(({ wager }) => paidBy(wager.bet, told, facts) === by),
    );
    return won && wronglyPaid(told, won, cites(won.wager.bet, facts), true, random);
  };

/** Odds that tables of multipliers may have, and some that none has. */
const ODDS = [25, 75, 500, 1000] as const;

/** Breaches in how a spin decides wagers and pays them. */
export const SETTLEMENT_BREACHES: Readonly<Record<string, Planter<ToldSpin>>> = {
  'wager-follows-the-pocket': wrongOutcome(false),
  'racetrack-wager-follows-the-pocket': wrongOutcome(true),
  'wins-pay-stated-odds': wrongPayment('kind', (bet, facts) => [['pays', layoutOf(facts).wheel.bet(bet).kind]]),
  'multiplied-wins-pay-the-multiplier': wrongPayment('multiplier', () => ['multipliedWagers']),
  'racetrack-wager-pays-for-its-pieces': wrongPayment('pieces', pieceRows),
  'multipliers-as-stated': plainly((told, setting, random) => {
    const facts = setting.facts as Facts;
    const { multipliers = [], multiplierNumbers = [] } = facts;
    const given = random.pick(told.played.filter(isMultiplier));
    if (given === undefined) return undefined;
    if (random.once(2)) {
      const wrong = multiplied(pocketOf(given), random.pick(ODDS.filter((odds) => !multipliers.includes(odds))) ?? 0);
      const played = told.played.map((event) => (event === given ? wrong : event));
      return { told: { ...told, played }, cites: ['multipliers'], subject: wrong };
    }
    // Too few may be all that a record tells of; too many are a breach.
    const count = Math.max(...multiplierNumbers) + 1;
    const others = multipliersOn(count, layoutOf(facts).pockets, told.pocket, facts, random);
    const played = [...others, ...told.played.filter((event) => !isMultiplier(event))];
    return { told: { ...told, played }, cites: ['multiplierNumbers'], subject: 'multipliers' };
  }),
  'settled-in-stated-order': settledOutOfOrder(PLANTED, 'spin'),
  'turned-down-wager-is-given-back': plainly((told, setting, random) =>
    turnedDownNotGivenBack(PLANTED, told, setting, random, 'any-triple'),
  ),
  'winners-stay-until-others-are-paid': plainly((told, setting, random) => {
    const own = { ...newWager(PLANTED, told, setting, random), bet: `straight:${told.pocket}` };
    const other = { ...own, id: 'b2', player: 'p8' };
    const round = withWager(PLANTED, told, other, setting);
    const due = settledAs(PLANTED, round, setting, 'win').find(({ wager }) => wager === other)?.settlement;
    if (due === undefined) return undefined;
    const event: RoundEvent = { type: 'withdraw', wager: own.id };
    const paid = { ...own, settledBefore: event, otherwise: due };
    // All but the other winner are settled by then.
    const wagers = round.wagers.map((wager) => (wager === other ? wager : { ...wager, settledBefore: event }));
    const played = [...round.played, event];
    return {
      told: { ...withWager(PLANTED, { ...round, wagers }, paid, setting), played },
      cites: [['winnersWithdrawn', 'other-wagers']],
      subject: own.id,
    };
  }),
  'void-spin-decides-nothing': (told, setting, random) => {
    if (told.isPlain && random.once(8)) return settledThoughVoid(PLANTED, told, setting, random);
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (told.voidedBy === undefined || wager === undefined) return undefined;
    const otherwise = random.once(2) ? ({ result: 'lose', paid: 0, returned: 0 } as const) : { returned: 0 };
    return {
      told: settledOtherwise(told, wager, otherwise),
      cites: [['irregularities', told.voidedBy]],
      subject: wager.id,
    };
  },
};
