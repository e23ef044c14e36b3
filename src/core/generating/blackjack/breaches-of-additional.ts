import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { ToldWager } from '../told';
import { limitOf, plainly } from '../wagers/planting';
import { PART } from '../wagers/staking';
import { additionalBets, additionalOn } from './additional';
import type { Facts } from './cards';
import { placeOf } from './seats';
import { staged, type Stage } from './staged';
import { factsOf, type ToldBox, type ToldHands } from './told-hands';

const LOST = { result: 'lose', paid: 0, returned: 0 } as const;

/** A staged round with additional wagers on its first box, of bets that some fact speaks of. */
export const withBet = (
  fits: (bet: string, facts: Facts) => boolean,
  plant: (
    bet: string,
    box: ToldBox,
    round: ToldHands,
    setting: Setting,
    random: Random,
  ) => Planting<ToldHands> | undefined,
  stage: Stage = { cards: 'K9' },
): Planter<ToldHands> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const bet = random.pick(additionalBets(facts, told.equipment.decks).filter((one) => fits(one, facts)));
    const round = staged(told, setting, random, stage);
    const [box] = round.play.boxes;
    return bet === undefined || box === undefined ? undefined : plant(bet, box, round, setting, random);
  });

export const minimum = (told: ToldHands): number => limitOf(told).min;

export const adding = (told: ToldHands, ...wagers: readonly ToldWager[]): ToldHands => ({
  ...told,
  wagers: [...told.wagers, ...wagers],
});

/** What additional wagers need, who may make them, and for how much. */
export const ADDITIONAL_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'offered-with-stated-decks': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const [bet, allowed = []] = random.pick([...(facts.wagerDecks ?? [])]) ?? [];
    const decks = random.pick((facts.decks ?? []).filter((count) => !allowed.includes(count)));
    const round = staged(told, setting, random, { cards: 'K9' });
    const [box] = round.play.boxes;
    if (bet === undefined || box === undefined || decks === undefined) return undefined;
    const wager = { ...additionalOn(box, bet, minimum(told), facts), otherwise: LOST };
    return {
      told: { ...adding(round, wager), equipment: { ...told.equipment, decks } },
      cites: [['wagerDecks', bet]],
      subject: wager.id,
    };
  }),
  'additional-wager-before-first-card': withBet(
    (bet, { closesBefore }) => closesBefore?.has(bet) === true,
    (bet, box, round, setting) => {
      const late = {
        ...additionalOn(box, bet, minimum(round), factsOf(setting)),
        placed: 'told',
        otherwise: LOST,
      } as const;
      const played = round.played.toSpliced(1, 0, placing(late, undefined));
      return { told: { ...adding(round, late), played }, cites: [['closesBefore', bet]], subject: late.id };
    },
  ),
  'additional-wager-goes-with-a-game-wager': withBet(
    (bet, { placedWith }) => placedWith?.has(bet) === true,
    (bet, box, round, setting) => {
      const own = factsOf(setting).placedWith?.get(bet) !== 'main-on-box';
      const wager = additionalOn(box, bet, minimum(round), factsOf(setting));
      const alone = own ? { ...wager, player: 'p9' } : { ...wager, position: placeOf(setting, 6), otherwise: LOST };
      return { told: adding(round, alone), cites: [['placedWith', bet]], subject: wager.id };
    },
  ),
  'additional-wager-by-the-boxs-player': withBet(
    (bet, { othersOnBox }) => othersOnBox?.get(bet) === 'may-not',
    (bet, box, round, setting) => {
      const wager = { ...additionalOn(box, bet, minimum(round), factsOf(setting)), player: 'p9' };
      return { told: adding(round, wager), cites: [['othersOnBox', bet]], subject: wager.id };
    },
  ),
  'additional-wagers-per-box-as-stated': withBet(
    (bet, { wagersPerPosition }) => wagersPerPosition?.has(bet) === true,
    (bet, box, round, setting) => {
      const facts = factsOf(setting);
      const wager = additionalOn(box, bet, minimum(round), facts);
      const most = facts.wagersPerPosition?.get(bet)?.[0] ?? 0;
      const several = Array.from({ length: most + 1 }, (_, index) => ({ ...wager, id: `b${String(index + 1)}` }));
      const cites = [['wagersPerPosition', bet]] as const;
      return { told: adding(round, ...several), cites, subject: `b${String(most + 1)}` };
    },
  ),
  'additional-stake-of-the-stated-amount': withBet(
    (bet, { limits }) => limits?.has(bet) === true,
    (bet, box, round, setting) => {
      const wager = additionalOn(box, bet, minimum(round), factsOf(setting));
      return { told: adding(round, { ...wager, stake: 2 * wager.stake }), cites: [['limits', bet]], subject: wager.id };
    },
  ),
  'additional-stake-not-above-original': withBet(
    (bet, { addedStake }) => addedStake?.get(bet) === 'up-to-wager',
    (bet, box, round, setting) => {
      const wager = additionalOn(box, bet, (box.mains[0]?.stake ?? 0) + PART, factsOf(setting));
      if (wager.stake > limitOf(round).max) return undefined;
      return { told: adding(round, wager), cites: [['addedStake', bet]], subject: wager.id };
    },
  ),
};
