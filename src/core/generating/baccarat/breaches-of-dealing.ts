import { dutyToAnnounce } from '../../checks/baccarat/announcing';
import { aloneCites } from '../../checks/baccarat/banker-draws-or-stands-alone';
import type { RoundEvent } from '../../rounds/record';
import type { Planter, Planting } from '../game';
import { plainly } from '../wagers/planting';
import {
  anyCard,
  hasNatural,
  pointsIn,
  resultOf,
  withCoup,
  worthOf,
  type Coup,
  type Facts,
  type ToldCoup,
} from './coup';
import { factsOf } from './planted';
import { shuffledIn } from './shoe';

/** The round with its hands otherwise; it is settled by the cards that came. */
const dealtOtherwise = (
  told: ToldCoup,
  coup: Partial<Coup>,
  facts: Facts,
  cites: Planting['cites'],
  subject: string,
): Planting<ToldCoup> => ({ told: withCoup(told, coup, facts), cites, subject });

/** A hand that drew stands, and one that stood draws. */
const otherHand = (hand: readonly string[], card: string): readonly string[] =>
  hand.length > 2 ? hand.slice(0, 2) : [...hand, card];

const announced = (told: ToldCoup, facts: Facts): ToldCoup => withCoup(told, { isAnnounced: true }, facts);

/** The last announcement of something, made otherwise. */
function announcedOtherwise(told: ToldCoup, of: string, value: string | number): ToldCoup {
  const at = told.played.findLastIndex((event) => event.type === 'announce' && event.of === of);
  return { ...told, played: told.played.with(at, { type: 'announce', of, value }) };
}

const WRONG_ORDERS: readonly [Coup['order'], ...Coup['order'][]] = [
  ['player', 'player', 'banker', 'banker'],
  ['banker', 'player', 'banker', 'player'],
  ['player', 'banker', 'banker', 'player'],
];

/** How the cards were dealt, drawn and called. */
export const DEALING_BREACHES: Readonly<Record<string, Planter<ToldCoup>>> = {
  'first-cards-dealt-in-order': plainly((told, setting, random) => {
    const order = random.pick(WRONG_ORDERS);
    return dealtOtherwise(told, { order }, factsOf(setting), ['dealOrder'], 'coup');
  }),
  'cards-face-as-stated': plainly((told, setting) => {
    const { cardsFace } = factsOf(setting);
    const wrong = cardsFace === 'up' ? 'down' : 'up';
    const at = told.played.findIndex(({ type }) => type === 'deal');
    const event = { ...told.played[at], face: wrong } as RoundEvent;
    const subject = cardsFace === 'up' ? event : 'cards';
    return { told: { ...told, played: told.played.with(at, event) }, cites: ['cardsFace'], subject };
  }),
  'natural-ends-the-deal': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    if (!hasNatural(told.coup, facts)) return undefined;
    const side = random.pick(['player', 'banker'] as const);
    return dealtOtherwise(told, { [side]: [...told.coup[side], anyCard(random)] }, facts, ['naturals'], 'coup');
  }),
  'player-draws-or-stands': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const { player } = told.coup;
    if (hasNatural(told.coup, facts)) return undefined;
    const row = String(pointsIn(player, facts, 2));
    return dealtOtherwise(
      told,
      { player: otherHand(player, anyCard(random)) },
      facts,
      [['playerDraws', row]],
      'player',
    );
  }),
  'banker-draws-or-stands-by-third-card': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const { player, banker } = told.coup;
    const third = player[2];
    if (third === undefined) return undefined;
    const row = `${String(pointsIn(banker, facts, 2))}/${String(worthOf(third, facts))}`;
    return dealtOtherwise(
      told,
      { banker: otherHand(banker, anyCard(random)) },
      facts,
      [['bankerDraws', row]],
      'banker',
    );
  }),
  'banker-draws-or-stands-alone': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const { player, banker } = told.coup;
    if (player.length > 2 || hasNatural(told.coup, facts)) return undefined;
    const cites = aloneCites(facts, pointsIn(banker, facts, 2));
    return dealtOtherwise(told, { banker: otherHand(banker, anyCard(random)) }, facts, cites, 'banker');
  }),
  'additional-cards-as-stated': plainly((told, setting, random) => {
    const side = random.pick(['player', 'banker'] as const);
    const hand = told.coup[side];
    if (hand.length < 3) return undefined;
    return dealtOtherwise(told, { [side]: [...hand, anyCard(random)] }, factsOf(setting), ['thirdCards'], side);
  }),
  'third-cards-dealt-in-order': plainly((told, setting, random) => {
    // The banker draws with five against a four.
    const hands = {
      player: ['2H', '3D', `4${random.pick(['S', 'H', 'D', 'C'] as const)}`],
      banker: ['2S', '3C', anyCard(random)],
    };
    const round = withCoup(told, { ...hands, isAnnounced: false }, factsOf(setting));
    // Its last two cards are the third ones.
    const at = round.played.findLastIndex(({ type }) => type === 'deal');
    const [player, banker] = [round.played[at - 1], round.played[at]];
    if (player === undefined || banker === undefined) return undefined;
    const played = round.played.with(at - 1, banker).with(at, player);
    return { told: { ...round, played }, cites: ['thirdCardOrder'], subject: 'coup' };
  }),
  'points-announced-in-order': plainly((told, setting) => {
    const facts = factsOf(setting);
    const round = withCoup(announced(told, facts), { faces: { first: 'up', third: 'up' } }, facts);
    const at = round.played.findIndex(({ type }) => type === 'announce');
    const [player, banker] = [round.played[at], round.played[at + 1]];
    if (player === undefined || banker === undefined) return undefined;
    const row = facts.announcementOrder?.has('every-style') ? 'every-style' : 'face-up';
    const played = round.played.with(at, banker).with(at + 1, player);
    return { told: { ...round, played }, cites: [['announcementOrder', row]], subject: 'coup' };
  }),
  'no-cutting-card-with-a-card-machine': plainly((told, _setting, random) => {
    const first = told.played.findIndex(({ type }) => type === 'deal');
    if (first < 0) return undefined;
    const played = told.played.toSpliced(first + 1 + random.below(3), 0, { type: 'cutting-card' });
    const equipment = { ...told.equipment, cardMachine: true };
    return { told: { ...told, played, equipment, prepared: [] }, cites: ['machineCuttingCard'], subject: 'shoe' };
  }),
  'cutting-card-ends-the-shoe': plainly((told) => ({
    told: { ...told, played: shuffledIn(told.played) },
    cites: [['cuttingCardAppears', 'during-round']],
    subject: 'shoe',
  })),
  'announced-points-match-the-cards': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const of = random.pick(['player', 'banker'] as const);
    const wrong = (pointsIn(told.coup[of], facts) + 1 + random.below(9)) % 10;
    const cites = [...dutyToAnnounce(of, told.coup[of].length, facts), 'pointCount', 'cardValues'];
    return { told: announcedOtherwise(announced(told, facts), of, wrong), cites, subject: of };
  }),
  'announced-result-matches-the-points': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const result = resultOf(told.coup, facts);
    const wrong = random.pick(['player', 'banker', 'tie'].filter((other) => other !== result)) ?? '';
    const duty = result === 'tie' ? 'tie' : 'result';
    const cites = [...(facts.announcements?.includes(duty) ? [['announcements', duty] as const] : []), 'result'];
    return { told: announcedOtherwise(announced(told, facts), 'result', wrong), cites, subject: 'result' };
  }),
};
