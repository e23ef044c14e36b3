import { isAdditional } from '../../games/baccarat/additional';
import { BETS } from '../../games/baccarat/facts';
import { kindOfBet, knownBet } from '../../games/wager';
import type { Treatment } from '../../values/treatment';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told, ToldWager, Treated } from '../told';
import { lawfulWagers, type Layout, type Wagered } from '../wagers/lawful';
import { displayed, limitsOf, type Displayed, type StakingFacts } from '../wagers/staking';
import { dealt, playedOf, type Coup, type Facts, type ToldCoup } from './coup';
import { PROVISIONS, treatedAs } from './provisions';
import { baccaratSettler } from './settler';
import { asEvents, shoeStart } from './shoe';

/** Any wagers, any cards, and at times a new shoe, a dummy hand, or something that went wrong and was treated as it has to be. */
export function lawfulCoup(random: Random, setting: Setting): ToldCoup {
  const facts = setting.facts as Facts & StakingFacts;
  const table = displayed(facts, random);
  const { wagers, wagering } = lawfulWagers(
    layoutOf(facts, baccaratSettler.closesAtCall(setting.facts), random),
    table,
    facts,
    random,
  );
  const all = [...companionsOf(wagers, facts, table.min), ...wagers];
  const coup: Coup = {
    ...dealt(random, facts),
    order: facts.dealOrder ?? ['player', 'banker', 'player', 'banker'],
    faces: facesOf(facts, random),
    // Whether a wager came too late is certain where the result was out by then.
    isAnnounced: all.some(({ placed }) => placed === 'late') || random.once(2),
  };
  const plain: ToldCoup = {
    table: {
      limits: { ...limitsOf(table), ...compulsoryLimits(facts, table.min) },
      ...differentialOf({ wagers: all, wagering }, table, facts, random),
    },
    equipment: { decks: setting.equipment.decks ?? random.pick(facts.decks ?? []) ?? 8, jokers: 0 },
    isPlain: true,
    isVoid: false,
    coup,
    wagers: all,
    wagering,
    prepared: [
      ...(random.once(4) ? asEvents(shoeStart(facts, random)) : []),
      ...(random.once(4) ? [{ type: 'call', call: 'place-your-bets' } as const] : []),
    ],
    late: [],
    played: playedOf(coup, facts),
  };
  return random.once(4) ? outOfTheOrdinary(plain, facts, random) : plain;
}

const layoutOf = (facts: Facts & StakingFacts, closesAtCall: boolean, random: Random): Layout => {
  const bets = BETS.filter((bet) => facts.wagers?.includes(bet));
  const additional = additionalBets(facts, random);
  return {
    anyBet: () => (random.once(4) ? random.pick(additional) : undefined) ?? random.pick(bets) ?? '',
    unknownBet: 'hardway:6',
    isOpenAfterCall: !closesAtCall,
    belowMinimum: belowMinimum(facts),
  };
};

/** Results of one of the hands, so that a wager has to say on which it is. */
const OF_ONE_HAND = ['pair', 'no-pair', 'same-face-value', 'wins-with-natural'] as const;

const isToldOf = (bet: string, outcomes: Facts['outcomes']): boolean =>
  bet.includes(':') || !OF_ONE_HAND.some((result) => outcomes?.has(`${bet}/${result}`));

/** The additional wagers that a table offers: all that cards decide, but of those that exclude one another one. */
export function additionalBets(facts: Facts, random: Random): readonly string[] {
  const { wagers = [], outcomes, compulsoryWagers = [], oneOfferedOf = [] } = facts;
  const offered = random.pick(oneOfferedOf);
  return wagers.filter((bet) => {
    const known = knownBet(bet);
    const { kind } = known;
    if (!isAdditional(known, outcomes) || !isToldOf(bet, outcomes) || compulsoryWagers.includes(bet)) return false;
    return !oneOfferedOf.includes(kind) || kind === offered;
  });
}

const belowMinimum = ({ underMinimum, belowMinimum: taken }: StakingFacts): readonly Treated[] => {
  if (underMinimum === 'not-accepted') return ['turned-down'];
  return taken === 'settled-first-time' ? ['whole', 'turned-down'] : [];
};

/** Faces by a style of dealing that the rules know. */
function facesOf({ cardsFace, firstCardsFace, thirdCardFace }: Facts, random: Random): Coup['faces'] {
  if (random.once(3)) return {};
  if (cardsFace !== undefined) return { first: cardsFace, third: cardsFace };
  const [style, face] = random.pick([...(firstCardsFace ?? [])]) ?? [];
  if (style === undefined || face === undefined) return {};
  const third = thirdCardFace?.get(style);
  const first = face === 'up' || face === 'down' ? face : random.pick(['up', 'down'] as const);
  return { first, ...(third !== undefined && { third }) };
}

/** The wagers that players must make as well: those that every player must, and one that another may only be placed with. */
export function companionsOf(wagers: readonly ToldWager[], facts: Facts, min: number): readonly ToldWager[] {
  const players = [...new Set(wagers.map(({ player }) => player))];
  return players.flatMap((player) => {
    const own = wagers.filter((wager) => wager.player === player && wager.treated !== 'turned-down');
    const [first] = own;
    if (first === undefined) return [];
    const added = (bet: string, stake: number): ToldWager => ({
      id: `${bet}-${player}`,
      player,
      bet,
      stake,
      treated: 'whole',
      ...(first.confirmed !== undefined && { confirmed: true }),
    });
    const compulsory = (facts.compulsoryWagers ?? []).map((bet) => added(bet, feeOf(bet, min, facts)));
    const needsOne = own.some(({ bet }) => facts.placedWith?.has(kindOfBet(bet)) === true);
    return needsOne && !own.some(({ bet }) => MAIN.has(bet)) ? [...compulsory, added('tie', min)] : compulsory;
  });
}

const MAIN: ReadonlySet<string> = new Set(['player', 'banker', 'tie']);

/** What every player pays to play: as much of the minimum as the rules allow at most, in hundredths of one per cent. */
const feeOf = (bet: string, min: number, { commission }: Facts): number =>
  Math.floor((min * (commission?.get(`${bet}-of-table-minimum-at-most`) ?? 10_000)) / 10_000);

const compulsoryLimits = (facts: Facts, min: number): Told['table']['limits'] =>
  Object.fromEntries(
    (facts.compulsoryWagers ?? []).map((bet) => [bet, { min: feeOf(bet, min, facts), max: feeOf(bet, min, facts) }]),
  );

/** A differential that the wagers just keep to, or keep to easily. */
function differentialOf(
  { wagers, wagering }: Wagered,
  { step, max }: Displayed,
  { differential }: Facts,
  random: Random,
): Pick<Told['table'], 'differential'> {
  if (differential === undefined || wagering.length > 0 || !random.once(3)) return {};
  // Where a differential is displayed, the maximum on the tie may be one for the whole table.
  if (!keepsTogether(wagers, max)) return {};
  return { differential: Math.abs(differenceOf(wagers)) + step * random.below(3) };
}

/** Whether the wagers on the tie keep to the maximum even when they are counted together. */
export const keepsTogether = (wagers: readonly ToldWager[], max: number): boolean =>
  wagers.reduce(
    (sum, { bet, stake, treated }) => (bet === 'tie' && treated !== 'turned-down' ? sum + stake : sum),
    0,
  ) <= max;

export const differenceOf = (wagers: readonly ToldWager[]): number =>
  wagers.reduce((sum, { bet, stake, treated }) => {
    if ((treated !== 'whole' && treated !== 'cut') || (bet !== 'player' && bet !== 'banker')) return sum;
    return bet === 'player' ? sum + stake : sum - stake;
  }, 0);

function outOfTheOrdinary(plain: ToldCoup, facts: Facts, random: Random): ToldCoup {
  if (facts.dummyHand !== undefined && random.once(4)) return { ...plain, dummy: true, isPlain: false, isVoid: true };
  const provision = random.pick(PROVISIONS.filter(({ fact }) => facts[fact] !== undefined));
  const prescribed = provision && (facts[provision.fact] as Treatment);
  if (provision === undefined || prescribed === undefined) return plain;
  return treatedAs(plain, provision, prescribed, facts, random)?.told ?? plain;
}
