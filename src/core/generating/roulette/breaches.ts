import type { Cited } from '../../play/judging/ruling';
import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import { isVoiding } from '../../values/treatment';
import type { Planter } from '../game';
import { settledOnFailedTerminal } from '../wagers/failed-terminal';
import { plainly } from '../wagers/planting';
import { WHOLE } from '../../rules/stated-fact';
import { areListed, isWithoutZero } from '../../games/roulette/placement';
import { kindOfBet } from '../../games/wager';
import { takenUnknown } from '../wagers/settled-wrongly';
import { layoutOf } from './bets';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import { WAGERING_BREACHES } from './breaches-of-wagering';
import { provisionsIn } from './irregular';
import { isMultiplier } from './multipliers';
import { PLANTED } from './planted';
import type { ToldSpin } from './told-spin';
import { wrongWheels } from './wrong-wheels';

type Facts = Partial<RouletteFacts>;

/** Bets for which no layout has a place, and what shows it. */
const NOWHERE: readonly (readonly [bet: string, cites: Cited<string>, needs: keyof RouletteFacts])[] = [
  ['split:1/5', ['formedBy', 'split'], 'formedBy'],
  ['street:2/3/4', ['formedBy', 'street'], 'formedBy'],
  ['corner:3/4/6/7', ['formedBy', 'corner'], 'formedBy'],
  ['straight:37', ['wagers', 'straight'], 'numbers'],
  ['column:4', ['covers', 'column/first'], 'covers'],
  ['dozen:4', ['covers', 'dozen/first'], 'covers'],
];

/** The four numbers that only a layout with one zero has a place for. */
const FIRST_FOUR = ['corner:0/1/2/3', ['formedBy', 'corner']] as const;

/** The round with another spin in place of its own. */
const withSpin = (told: ToldSpin, other: Partial<RoundEvent & { type: 'spin' }>): readonly [ToldSpin, RoundEvent] => {
  const played = told.played.map((event) => (event.type === 'spin' ? { ...event, ...other } : event));
  return [{ ...told, played }, played.find(({ type }) => type === 'spin') as RoundEvent];
};

const hasDecided = ({ wagers }: ToldSpin): boolean => wagers.some(({ treated }) => treated === 'whole');

/** A fault for which the rules prescribe something, and something else done about it. */
const mistreated: Planter<ToldSpin> = plainly((told, { facts }, random) => {
  const provision = random.pick(provisionsIn(facts as Facts));
  if (provision === undefined) return undefined;
  const { row, prescribed, noted } = provision;
  const wrong = isVoiding(prescribed) ? random.pick(['played', 'result-stands'] as const) : 'round-void';
  const event = noted(wrong);
  const round = { ...told, isPlain: false, isVoid: isVoiding(wrong), played: [...told.played, event] };
  return { told: round, cites: [['irregularities', row]], subject: event };
});
const onFailedTerminal = settledOnFailedTerminal(PLANTED);

const OWN: Readonly<Record<string, Planter<ToldSpin>>> = {
  'wheel-as-stated': plainly((told, { venue }, random) => {
    const wheel = random.pick(wrongWheels(venue).filter((one) => one !== told.equipment.wheel));
    if (wheel === undefined) return undefined;
    const equipment = { ...told.equipment, wheel };
    return { told: { ...told, equipment }, cites: ['zeros', 'compartments'], subject: 'equipment' };
  }),
  'ball-size-as-stated': plainly((told, { facts }, random) => {
    const row = random.pick(['least', 'most'] as const);
    const figure = Number((facts as Facts).ballDiameter?.get(row)?.figure);
    const equipment = { ...told.equipment, ballDiameterMm: row === 'least' ? figure - 1 : figure + 1 };
    return { told: { ...told, equipment }, cites: [['ballDiameter', row]], subject: 'equipment' };
  }),
  'only-permitted-wagers': plainly((told, setting, random) =>
    takenUnknown(PLANTED, told, setting, random, 'any-triple', [['wagers', WHOLE]]),
  ),
  'only-bets-of-the-layout': plainly((told, setting, random) => {
    const withZero = isWithoutZero('corner', setting.facts) ? [FIRST_FOUR] : [];
    const known = NOWHERE.filter(([, , needs]) => setting.facts[needs] !== undefined);
    const nowhere = random.pick([...known, ...withZero]);
    return nowhere && takenUnknown(PLANTED, told, setting, random, nowhere[0], [nowhere[1]]);
  }),
  'only-stated-combinations-with-zero': plainly((told, setting, random) => {
    const zero = random.pick((setting.facts as Facts).zeros ?? []) ?? '0';
    // Of kinds whose combinations are listed; of others the shape of the layout shows that there is no place.
    const listed = [`split:${zero}/5`, `street:${zero}/1/3`, `corner:${zero}/1/4/7`].filter((one) =>
      areListed(kindOfBet(one), setting.facts),
    );
    const bet = random.pick(listed);
    if (bet === undefined) return undefined;
    const { zeroCombinations = [] } = setting.facts as Facts;
    const alike = zeroCombinations.find((named) => kindOfBet(named) === kindOfBet(bet));
    const cites = alike === undefined ? 'zeroCombinations' : (['zeroCombinations', alike] as const);
    return takenUnknown(PLANTED, told, setting, random, bet, [cites]);
  }),
  'ball-spun-against-the-wheel': plainly((told) => {
    const [round, subject] = withSpin(told, { direction: 'same' });
    return hasDecided(told) ? { told: round, cites: ['spinDirection'], subject } : undefined;
  }),
  'spin-completes-its-revolutions': plainly((told, { facts }, random) => {
    const least = Number((facts as Facts).revolutions?.figure);
    const [round, subject] = withSpin(told, { revolutions: random.below(least) });
    return hasDecided(told) ? { told: round, cites: ['revolutions'], subject } : undefined;
  }),
  'announced-number-matches-the-pocket': plainly((told, { facts }, random) => {
    const { announcements } = facts as Facts;
    const others = layoutOf(facts as Facts).pockets.filter((pocket) => pocket !== told.pocket);
    const announced: RoundEvent = { type: 'announce', of: 'result', value: random.pick(others) ?? '' };
    const before = told.played.filter((event) => event.type === 'spin' || isMultiplier(event));
    const played = [...before, announced];
    const cites = [
      announcements === undefined ? 'outcomes' : 'announcements',
      announcements === undefined ? 'straight/covered' : 'number',
    ] as const;
    return { told: { ...told, played }, cites: [cites], subject: 'result' };
  }),
  'irregularity-treated-as-stated': (...round) => onFailedTerminal(...round) ?? mistreated(...round),
};

export const rouletteBreaches: Readonly<Record<string, Planter<ToldSpin>>> = Object.fromEntries(
  Object.entries({ ...WAGERING_BREACHES, ...SETTLEMENT_BREACHES, ...OWN }).map(([duty, plant]) => [
    `roulette/${duty}`,
    plant,
  ]),
);
