import type { Cited } from '../../play/judging/ruling';
import { isAdditional } from '../../games/blackjack/additional/wagers';
import type { RoundEvent } from '../../rounds/record';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { ToldWager } from '../told';
import { limitOf, plainly } from '../wagers/planting';
import { PART } from '../wagers/staking';
import { additionalOn } from './additional';
import type { Facts } from './cards';
import { placeOf } from './seats';
import { doubles, firstMain, insures, placeInRecord, staged, staging, wagerOn, type Stage } from './staged';
import { factsOf, type ToldHands } from './told-hands';

const LOST = { result: 'lose', paid: 0, returned: 0 } as const;

/** The first main wager of a staged round otherwise. */
const mainOtherwise = (
  change: (main: ToldWager, told: ToldHands, facts: Facts) => Partial<ToldWager> | undefined,
  cites: (facts: Facts) => readonly Cited<string>[],
): Planter<ToldHands> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const round = staged(told, setting, random, { cards: 'K9' });
    const [main] = round.wagers;
    const changed = main && change(main, told, facts);
    if (changed === undefined) return undefined;
    return { told: replaced(round, main, changed), cites: cites(facts), subject: main?.id ?? '' };
  });

const replaced = (told: ToldHands, wager: ToldWager | undefined, change: Partial<ToldWager>): ToldHands => ({
  ...told,
  wagers: told.wagers.map((one) => (one === wager ? { ...one, ...change } : one)),
});

/** One wager outside the limits; where a player has two equal ones on a box, an additional wager. */
const outsideLimits = (
  stakeOf: (told: ToldHands) => number,
  stated: (facts: Facts) => readonly Cited<string>[],
): Planter<ToldHands> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const round = staged(told, setting, random, { cards: 'K9' });
    const stake = stakeOf(told);
    const displayed = (bet: string): readonly Cited<string>[] =>
      facts.displayedLimits?.includes(bet) ? [['displayedLimits', bet]] : [];
    const [box] = round.play.boxes;
    if (facts.boxWagers !== 'two-equal' || box === undefined)
      return {
        told: replaced(round, round.wagers[0], { stake }),
        cites: [...displayed('main'), ...stated(facts)],
        subject: firstMain(round),
      };
    const bet = facts.displayedLimits?.find(isAdditional) ?? '';
    const wager = additionalOn(box, bet, stake, facts);
    const onEach = stake < limitOf(told).min ? ['minimumApplies'] : [];
    const cites = [...onEach, ...displayed(bet), ...stated(facts)];
    return { told: { ...round, wagers: [...round.wagers, wager] }, cites, subject: wager.id };
  });

const LATE: readonly Cited<string>[] = ['lateWagers', 'wageringCloses'];

/** A wager placed too late and settled, or one that was raised or taken back too late. */
function tooLate(told: ToldHands, setting: Setting, random: Random): Planting<ToldHands> {
  const round = staged(told, setting, random, { cards: 'K9' });
  const [main] = round.wagers;
  const id = main?.id ?? '';
  // Of several wagers that a box must have, one that is taken back is missing besides.
  const ways = ['placed', 'changed', 'withdrawn'] as const;
  const how = random.pick(factsOf(setting).boxWagers === undefined ? ways : (['placed', 'changed'] as const));
  if (how === 'placed') {
    const { bet = 'main', stake = 0 } = main ?? {};
    const late: ToldWager = {
      ...{ id: 'b1', player: 'p9', bet, stake, treated: 'whole', placed: 'late' },
      ...{ position: placeOf(setting, 6), otherwise: LOST },
    };
    const isByCardAlone = factsOf(setting).wageringCloses?.includes('no-more-bets') !== true;
    const cites = isByCardAlone ? [...LATE].reverse() : LATE;
    return { told: { ...round, wagers: [...round.wagers, late] }, cites, subject: late.id };
  }
  const event: RoundEvent =
    how === 'changed'
      ? { type: 'change', wager: id, stake: (main?.stake ?? 0) + 10 * PART }
      : { type: 'withdraw', wager: id };
  return { told: { ...round, late: [event] }, cites: LATE, subject: id };
}

/** Insurance, or a double where there is none, that is taken back once it is confirmed. */
const confirmed: Planter<ToldHands> = plainly((told, setting, random) => {
  const isInsured = factsOf(setting).insuranceAgainst === 'ace';
  const taken = (stage: Stage, bet: string): Planting<ToldHands> | undefined => {
    const round = staged(told, setting, random, stage);
    const wager = wagerOn(round, bet);
    if (wager === undefined) return undefined;
    const withdrawn = { ...replaced(round, wager, { treated: 'withdrawn' }), late: [] };
    const at = withdrawn.played.findIndex((event) => event.type === 'wager' && event.id === wager.id);
    const played = withdrawn.played.toSpliced(at + 1, 0, { type: 'withdraw', wager: wager.id });
    return { told: { ...withdrawn, played }, cites: ['confirmedWagers'], subject: wager.id };
  };
  return isInsured
    ? taken({ cards: 'K9', dealer: 'A8', opening: (box) => [insures(box)] }, 'insurance')
    : taken({ cards: '65', acts: (box) => [doubles(box, '9', random)] }, 'double');
});

/** What was wagered, when, and for how much. */
export const WAGERING_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'only-permitted-wagers': plainly((told, setting, random) => {
    const round = staged(told, setting, random, { cards: 'K9' });
    const [main] = round.wagers;
    if (main === undefined) return undefined;
    const unknown: ToldWager = { ...main, id: 'b1', bet: 'hardway:6', otherwise: LOST };
    return { told: { ...round, wagers: [...round.wagers, unknown] }, cites: [['wagers', 'main']], subject: unknown.id };
  }),
  'no-oral-wagers': mainOtherwise(
    (_main, _told, { oralWagers }) => ({ oral: true, ...(oralWagers !== 'refused' && { chips: 'credit' }) }),
    ({ oralWagers }) => [oralWagers === 'refused' ? 'oralWagers' : 'oralWagersNeed'],
  ),
  'wagers-made-as-stated': mainOtherwise(
    (_main, _told, { wagersMadeWith }) => ({ chips: wagersMadeWith?.includes('credit') === true ? 'value' : 'credit' }),
    () => ['wagersMadeWith'],
  ),
  'no-more-bets-called-in-time': plainly((told, setting, random) => {
    const round = staged(told, setting, random, { cards: 'K9' });
    // After some of the first cards, and before the last.
    const played = round.played.toSpliced(1 + random.below(2), 0, { type: 'call', call: 'no-more-bets' });
    const late: ToldHands = { ...round, isCalledInPlay: true, played };
    return { told: late, cites: ['closingCall'], subject: placeInRecord(late, 'no-more-bets') };
  }),
  'no-wager-after-close': plainly(tooLate),
  'confirmed-wagers-stay': confirmed,
  'stake-not-below-minimum': outsideLimits(
    (told) => limitOf(told).min - PART,
    () => ['underMinimum'],
  ),
  'stake-not-above-maximum': outsideLimits(
    (told) => 2 * limitOf(told).max,
    () => ['overMaximum'],
  ),
  'stake-in-permitted-steps': mainOtherwise(
    (_main, told, { rounding }) =>
      rounding === 'down-to-lower-multiple-of-minimum' ? { stake: (5 * limitOf(told).min) / 2 } : undefined,
    () => ['wagerUnits'],
  ),
  'added-stake-as-stated': staging(
    (random, facts) =>
      facts.addedStake?.has('double')
        ? {
            cards: '65',
            acts: (box) => {
              const double = doubles(box, '9', random);
              const [first, ...others] = double.wagers ?? [];
              return [{ ...double, wagers: first ? [{ ...first, stake: first.stake + PART }, ...others] : [] }];
            },
          }
        : undefined,
    () => [['addedStake', 'double']],
    (told) => wagerOn(told, 'double')?.id ?? '',
  ),
};
