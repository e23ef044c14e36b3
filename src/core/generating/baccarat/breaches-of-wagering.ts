import type { Cited } from '../../play/judging/ruling';
import { WHOLE } from '../../rules/stated-fact';
import type { Planter } from '../game';
import type { Random } from '../random';
import { wagerBreaches } from '../wagers/breaches';
import { greatSteps } from '../wagers/great-steps';
import { limitOf, newWager, plainly, withWager } from '../wagers/planting';
import { takenUnknown } from '../wagers/settled-wrongly';
import { withCoup, type Facts, type ToldCoup } from './coup';
import { differenceOf, keepsTogether } from './lawful';
import { factsOf, PLANTED } from './planted';
import { asEvents, shoeStart, type ShoeStart } from './shoe';

/** The round at the start of a shoe that was prepared in this way. */
function newShoe(
  told: ToldCoup,
  facts: Facts,
  random: Random,
  prepare: (start: ShoeStart) => ShoeStart,
): readonly [ToldCoup, ShoeStart] {
  const start = prepare(shoeStart(facts, random));
  return [{ ...told, prepared: asEvents(start) }, start];
}

const cutOtherwise =
  (fact: 'cutDepth' | 'cuttingCardDepth', field: 'depth' | 'back'): Planter<ToldCoup> =>
  (told, setting, random) => {
    const facts = factsOf(setting);
    const short = (facts[fact]?.cards ?? 1) - 1 - random.below(3);
    const [round, { cut }] = newShoe(told, facts, random, (start) => ({
      ...start,
      cut: { ...start.cut, [field]: short },
    }));
    return { told: round, cites: [fact], subject: cut };
  };

const cutBy =
  (by: string): Planter<ToldCoup> =>
  (told, setting, random) => {
    const [round] = newShoe(told, factsOf(setting), random, (start) => ({
      ...start,
      cut: { type: 'cut', by, depth: 60 },
    }));
    return { told: round, cites: ['cutBy'], subject: 'events[1]' };
  };

/** What states the face of a card of the burn; nothing where it is only to be shown, which may be done either way. */
function faceRow(at: number, burnt: number, { burnFace, shoeBurnFace }: Facts): Cited<string> | undefined {
  if (burnFace !== undefined) return 'burnFace';
  const card = at === 0 ? 'first-card' : 'further-cards';
  const row = [card, `${burnt > 1 ? 'with-its-value' : 'alone'}/${card}`].find((name) => shoeBurnFace?.has(name)) ?? '';
  const face = shoeBurnFace?.get(row);
  return face === 'up' || face === 'down' ? ['shoeBurnFace', row] : undefined;
}

const shared = wagerBreaches<ToldCoup>(PLANTED);

/** What the table had, how the shoe was prepared, and what was wagered. */
export const WAGERING_BREACHES: Readonly<Record<string, Planter<ToldCoup>>> = {
  ...shared,
  'no-wager-after-close': (told, setting, random) =>
    // With the result out it is certain that wagering had ended.
    shared['no-wager-after-close']?.(withCoup(told, { isAnnounced: true }, factsOf(setting)), setting, random),
  'decks-as-stated': plainly((told, setting, random) => {
    const { decks = [] } = factsOf(setting);
    const wrong = random.pick([1, 2, 3, 7, 9, 10].filter((count) => !decks.includes(count))) ?? 0;
    const equipment = { ...told.equipment, decks: wrong };
    return { told: { ...told, equipment }, cites: ['decks'], subject: 'equipment' };
  }),
  'cards-not-cut-by-the-dealer': plainly(cutBy('dealer')),
  'cards-cut-by-the-dealer': plainly(cutBy('player')),
  'no-jokers': plainly((told, _setting, random) => {
    const equipment = { ...told.equipment, jokers: 1 + random.below(4) };
    return { told: { ...told, equipment }, cites: ['jokers'], subject: 'equipment' };
  }),
  'places-as-stated': plainly((told, setting, random) => {
    const seats = (factsOf(setting).places ?? 0) + 1 + random.below(6);
    return { told: { ...told, table: { ...told.table, seats } }, cites: ['places'], subject: 'table' };
  }),
  'wagers-made-as-stated': plainly((told, setting, random) => {
    const { wagersMadeWith = [] } = factsOf(setting);
    const chips = (['cash', 'credit'] as const).find((what) => !wagersMadeWith.includes(what));
    if (chips === undefined) return undefined;
    const wager = { ...newWager(PLANTED, told, setting, random), chips };
    return { told: withWager(PLANTED, told, wager, setting), cites: ['wagersMadeWith'], subject: wager.id };
  }),
  'cards-dealt-from-a-shoe': plainly((told) => {
    const equipment = { ...told.equipment, shoe: false, cardMachine: false };
    return { told: { ...told, equipment }, cites: ['dealtFrom'], subject: 'equipment' };
  }),
  'steps-not-above-minimum': greatSteps(),
  'ante-within-its-share': plainly((told) => {
    const wager = told.wagers.find(({ bet, treated }) => bet === 'ante' && treated === 'whole');
    if (wager === undefined) return undefined;
    // As much as the minimum itself, and the sign says so.
    const { min } = limitOf(told);
    const wagers = told.wagers.map((one) => (one === wager ? { ...one, stake: min } : one));
    const limits = { ...told.table.limits, ante: { ...told.table.limits?.['ante'], max: min } };
    const cites: readonly Cited<string>[] = [['commission', 'ante-of-table-minimum-at-most']];
    return { told: { ...told, table: { ...told.table, limits }, wagers }, cites, subject: wager.id };
  }),
  'cut-deep-enough': plainly(cutOtherwise('cutDepth', 'depth')),
  'cutting-card-far-from-back': plainly(cutOtherwise('cuttingCardDepth', 'back')),
  'new-shoe-burns-first-card': plainly((told, setting, random) => {
    const [round] = newShoe(told, factsOf(setting), random, (start) => ({
      ...start,
      burns: [...start.burns, ...start.burns],
    }));
    return { told: round, cites: ['burn'], subject: 'shoe' };
  }),
  'burnt-card-face-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const start = shoeStart(facts, random);
    const at = random.below(start.burns.length);
    const cited = faceRow(at, start.burns.length, facts);
    const burn = start.burns[at];
    if (cited === undefined || burn?.faceUp === undefined) return undefined;
    const burnt = { ...burn, faceUp: !burn.faceUp };
    const prepared = asEvents({ ...start, burns: start.burns.with(at, burnt) });
    return { told: { ...told, prepared }, cites: [cited], subject: burnt };
  }),
  'only-permitted-wagers': plainly((told, setting, random) =>
    takenUnknown(PLANTED, told, setting, random, 'hardway:6', ['unlistedWagers', ['wagers', WHOLE]]),
  ),
  'dummy-hand-takes-no-wagers': plainly((told) => {
    const wager = told.wagers.find(({ treated, otherwise }) => treated === 'whole' && otherwise === undefined);
    if (wager === undefined) return undefined;
    const round = { ...told, dummy: true as const, isPlain: false, wagers: [wager], wagering: [] };
    return { told: round, cites: ['dummyHand'], subject: wager.id };
  }),
  'differential-not-exceeded': plainly((told) => {
    const difference = Math.abs(differenceOf(told.wagers));
    const isSimple = told.wagering.length === 0 && told.wagers.every(({ treated }) => treated === 'whole');
    if (difference === 0 || !isSimple || !keepsTogether(told.wagers, limitOf(told).max)) return undefined;
    const table = { ...told.table, differential: difference - 1 };
    return { told: { ...told, table }, cites: ['differential'], subject: 'table' };
  }),
};
