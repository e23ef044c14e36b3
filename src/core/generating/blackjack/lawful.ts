import type { Random } from '../random';
import type { Setting } from '../setting';
import type { ToldWager } from '../told';
import { displayed, limitsOf, PART, type Displayed } from '../wagers/staking';
import { anyAdditional, fixedLimits, withoutJackpots } from './additional';
import { anyCard, isAce, isTwentyOne, type Facts } from './cards';
import { withDealers } from './dealer';
import { BoxPlayer } from './playing';
import { BY_OPERATOR, doneFor, INSUFFICIENT, PROVISIONS, treatedAs, voidedByOperator } from './provisions';
import { addedTo, anySeat, placeOf } from './seats';
import { asEvents, shoeStart } from './shoe';
import { CALLS_FOR_INSURANCE } from './staged';
import { factsOf, type Act, type ToldBox, type ToldHands } from './told-hands';

const SEATS = 5;
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** Any wagers, cards and decisions, and at times a new shoe, or something that went wrong and was treated as it has to be. */
export function lawfulHands(random: Random, setting: Setting): ToldHands {
  const facts = factsOf(setting);
  const table = displayed(facts, random);
  const decks = setting.equipment.decks ?? random.pick(facts.decks ?? []) ?? 8;
  const seats = Array.from({ length: SEATS }, (_, index) => index + 1).filter(() => random.once(2));
  const dealers = anyCard(random, facts);
  const isDecided = facts.switchOf !== undefined || random.below(4) > 0;
  const common = [anyCard(random, facts), anyCard(random, facts)];
  const placed = (seats.length === 0 ? [1] : seats).flatMap((number) => anySeat(setting, number, table, random));
  const dealt = placed.map((box): ToldBox => {
    const card = anyCard(random, facts);
    const first = facts.commonCards === undefined ? [card, anyCard(random, facts, card)] : common;
    return { ...box, first, opening: opened(box, first, dealers, facts, random, isDecided) };
  });
  const isCalled = facts.insuranceCall !== undefined && isAce(dealers) && random.once(2);
  const called = isCalled ? callingForInsurance(dealt) : dealt;
  const boxes = played(called, dealers, facts, random, isDecided);
  const plain: ToldHands = {
    table: {
      limits: { ...limitsOf(table), ...fixedLimits(facts) },
      ...(facts.wagers?.includes('bonus-blackjack') && { options: { nominatedSuit: random.pick(SUITS) } }),
    },
    equipment: { decks, jokers: 0 },
    isPlain: true,
    isVoid: false,
    play: {
      boxes,
      dealers: [],
      isDecided,
      isAnnounced: random.once(3),
      ...(facts.cardsFace !== undefined && random.once(3) && { face: facts.cardsFace }),
    },
    wagers: [
      ...boxes.flatMap(({ mains }) => mains),
      ...anyAdditional(boxes, decks, table, facts, random),
      ...(random.once(3) ? specialWager(table, setting, random) : []),
    ],
    wagering: [],
    prepared: random.once(4) ? asEvents(shoeStart(facts, random)) : [],
    late: [],
    played: [],
  };
  const withdrawn = plain.wagers.filter(({ treated }) => treated === 'withdrawn');
  const wagering = withdrawn.map(({ id }) => ({ type: 'withdraw' as const, wager: id }));
  const whole = withDealers({ ...plain, wagering }, dealers, setting, random);
  const told = withoutJackpots(whole, setting);
  return random.once(5) ? outOfTheOrdinary(told, facts, random) : told;
}

/** The call comes when the first cards are dealt, before anybody answers it. */
const callingForInsurance = ([first, ...others]: readonly ToldBox[]): readonly ToldBox[] =>
  first === undefined ? [] : [{ ...first, opening: [CALLS_FOR_INSURANCE, ...first.opening] }, ...others];

/** Insurance, or a blackjack that is to be paid at once. */
function opened(
  { mains }: ToldBox,
  first: readonly string[],
  dealers: string,
  facts: Facts,
  random: Random,
  isDecided: boolean,
): readonly Act[] {
  if (!isAce(dealers) || !random.once(3)) return [];
  const [main] = mains;
  const isAlone = mains.every(({ player }) => player === main?.player);
  if (facts.evenMoneyAgainst === 'ace' && isTwentyOne(first, facts) && isDecided && isAlone)
    return [{ hand: 1, choice: 'even-money' }];
  const isHalfSeat = facts.boxWagers === 'two-equal' && main?.position?.endsWith('b') === true;
  if (facts.insuranceAgainst !== 'ace' || isHalfSeat) return [];
  const wagers = addedTo(mains.slice(0, 1), 'insurance', 1, (stake) => stake / 2);
  return [{ hand: 1, wagers }];
}

/** Each box in turn; of two halves the second cards may be switched first. */
function played(
  boxes: readonly ToldBox[],
  dealers: string,
  facts: Facts,
  random: Random,
  isDecided: boolean,
): readonly ToldBox[] {
  const playing = (box: ToldBox, cards: readonly string[], before: readonly Act[] = []): ToldBox => {
    const isPaid = box.opening.some(({ choice }) => choice === 'even-money');
    const acts = isPaid ? [] : new BoxPlayer(box, cards, dealers, facts, random, isDecided).played();
    return { ...box, acts: [...before, ...acts] };
  };
  if (facts.switchOf === undefined) return boxes.map((box) => playing(box, box.first));
  return boxes.flatMap((box, index) => {
    const other = boxes[index + 1];
    if (index % 2 > 0 || other === undefined) return [];
    const isPaid = [box, other].some(({ opening }) => opening.some(({ choice }) => choice === 'even-money'));
    if (isPaid || !random.once(3)) return [playing(box, box.first), playing(other, other.first)];
    const [one = '', two = ''] = box.first;
    const [three = '', four = ''] = other.first;
    return [playing(box, [one, four], [{ hand: 1, choice: 'switch' }]), playing(other, [three, two])];
  });
}

/** A wager that takes no part, on a place of its own. */
function specialWager(table: Displayed, setting: Setting, random: Random): readonly ToldWager[] {
  const facts = factsOf(setting);
  const isHeld = facts.displayedLimits?.includes('main') === true;
  const bet = facts.dealerHands === undefined ? 'main' : 'main:1';
  const own = { id: 'x1', player: 'p8', bet, stake: table.min, position: placeOf(setting, 9) };
  switch (random.below(5)) {
    case 0:
      return facts.underMinimum === 'not-accepted' || isHeld
        ? [{ ...own, stake: table.min - PART, treated: 'turned-down' }]
        : [];
    case 1:
      return facts.overMaximum === 'not-accepted' || isHeld
        ? [{ ...own, stake: table.max + PART, treated: 'turned-down' }]
        : [];
    case 2:
      return [{ ...own, bet: 'hardway:6', treated: 'turned-down' }];
    case 3:
      return facts.oralWagers === 'refused' ? [{ ...own, oral: true, treated: 'turned-down' }] : [];
    default:
      return [{ ...own, treated: 'withdrawn' }];
  }
}

function outOfTheOrdinary(plain: ToldHands, facts: Facts, random: Random): ToldHands {
  const provision = random.pick([...PROVISIONS.filter(({ row }) => facts.irregularities?.has(row)), INSUFFICIENT]);
  if (facts.irregularities?.has(BY_OPERATOR) === true && random.once(8)) return voidedByOperator(plain, facts);
  if (provision === undefined) return plain;
  return treatedAs(plain, provision, doneFor(facts.irregularities?.get(provision.row) ?? 'played'), facts).told;
}
