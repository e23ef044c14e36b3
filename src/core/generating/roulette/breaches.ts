import type { Cited } from '../../checks/ruling';
import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import { isVoiding } from '../../values/treatment';
import type { Planter } from '../game';
import {
  plainly,
  settledAgainst,
  settledAs,
  settledOtherwise,
  takenUnknown,
  wagerBreaches,
  wronglyPaid,
  type Planted,
} from '../wagers/breaches';
import { layoutOf } from './bets';
import { provisionsIn, type ToldSpin } from './lawful';
import { outcomeRow, pieceRows } from './rows';
import { rouletteSettler } from './settler';

type Facts = Partial<RouletteFacts>;

const PLANTED: Planted<ToldSpin> = {
  settler: rouletteSettler,
  simpleBet: (_told, { facts }, random) => random.pick(layoutOf(facts as Facts).simple) ?? '',
  lateCites: () => ['lateWagers', ['wageringCloses', 'no-more-bets']],
  unconfirmedBy: 'unconfirmedWagers',
};

/** Bets for which no layout has a place, and what shows it. */
const NOWHERE: readonly (readonly [bet: string, cites: Cited<string>, needs: keyof RouletteFacts])[] = [
  ['split:1/5', ['formedBy', 'split'], 'formedBy'],
  ['street:2/3/4', ['formedBy', 'street'], 'formedBy'],
  ['corner:3/4/6/7', ['formedBy', 'corner'], 'formedBy'],
  ['straight:37', 'numbers', 'numbers'],
  ['column:4', ['covers', 'column/first'], 'covers'],
  ['dozen:4', ['covers', 'dozen/first'], 'covers'],
];

/** The round with another spin in place of its own. */
const withSpin = (told: ToldSpin, other: Partial<RoundEvent & { type: 'spin' }>): readonly [ToldSpin, RoundEvent] => {
  const played = told.played.map((event) => (event.type === 'spin' ? { ...event, ...other } : event));
  return [{ ...told, played }, played.find(({ type }) => type === 'spin') as RoundEvent];
};

const hasDecided = ({ wagers }: ToldSpin): boolean => wagers.some(({ treated }) => treated === 'whole');

const isRacetrack = (bet: string, facts: Facts): boolean => layoutOf(facts).racetrack.has(bet);

const wrongOutcome =
  (racetrack: boolean): Planter<ToldSpin> =>
  (told, setting, random) => {
    const facts = setting.facts as Facts;
    const found = random.pick(
      (['win', 'lose'] as const)
        .flatMap((result) => settledAs(PLANTED, told, setting, result))
        .filter(({ wager }) => isRacetrack(wager.bet, facts) === racetrack),
    );
    if (found === undefined) return undefined;
    const { bet, id } = found.wager;
    const cites = racetrack ? pieceRows(bet, facts) : [outcomeRow(bet, told.pocket, facts)];
    return { told: settledOtherwise(told, found.wager, settledAgainst(found)), cites, subject: id };
  };

const wrongPayment =
  (racetrack: boolean): Planter<ToldSpin> =>
  (told, setting, random) => {
    const facts = setting.facts as Facts;
    const won = random.pick(
      settledAs(PLANTED, told, setting, 'win').filter(({ wager }) => isRacetrack(wager.bet, facts) === racetrack),
    );
    if (won === undefined) return undefined;
    const { bet } = won.wager;
    const cites: readonly Cited<string>[] = racetrack
      ? pieceRows(bet, facts)
      : [['pays', layoutOf(facts).wheel.bet(bet).kind]];
    return wronglyPaid(told, won, cites, true, random);
  };

const OWN: Readonly<Record<string, Planter<ToldSpin>>> = {
  'wheel-as-stated': plainly((told) => {
    const wheel = told.equipment.wheel === 'single-zero' ? 'double-zero' : 'single-zero';
    const equipment = { ...told.equipment, wheel } as const;
    return { told: { ...told, equipment }, cites: ['zeros', 'compartments'], subject: 'equipment' };
  }),
  'ball-size-as-stated': plainly((told, { facts }, random) => {
    const row = random.pick(['least', 'most'] as const);
    const figure = Number((facts as Facts).ballDiameter?.get(row)?.figure);
    const equipment = { ...told.equipment, ballDiameterMm: row === 'least' ? figure - 1 : figure + 1 };
    return { told: { ...told, equipment }, cites: [['ballDiameter', row]], subject: 'equipment' };
  }),
  'only-permitted-wagers': plainly((told, setting, random) =>
    takenUnknown(PLANTED, told, setting, random, 'any-triple', ['wagers']),
  ),
  'only-bets-of-the-layout': plainly((told, setting, random) => {
    const nowhere = random.pick(NOWHERE.filter(([, , needs]) => setting.facts[needs] !== undefined));
    return nowhere && takenUnknown(PLANTED, told, setting, random, nowhere[0], [nowhere[1]]);
  }),
  'only-stated-combinations-with-zero': plainly((told, setting, random) => {
    const zero = random.pick((setting.facts as Facts).zeros ?? []) ?? '0';
    const bet = random.pick([`split:${zero}/5`, `corner:${zero}/1/4/7`] as const);
    return takenUnknown(PLANTED, told, setting, random, bet, ['zeroCombinations']);
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
    const played = [...told.played.filter(({ type }) => type === 'spin'), announced];
    const cites = [
      announcements === undefined ? 'outcomes' : 'announcements',
      announcements === undefined ? 'straight/covered' : 'number',
    ] as const;
    return { told: { ...told, played }, cites: [cites], subject: 'result' };
  }),
  'wager-follows-the-pocket': wrongOutcome(false),
  'racetrack-wager-follows-the-pocket': wrongOutcome(true),
  'wins-pay-stated-odds': wrongPayment(false),
  'racetrack-wager-pays-for-its-pieces': wrongPayment(true),
  'void-spin-decides-nothing': (told, _setting, random) => {
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (told.voidedBy === undefined || wager === undefined) return undefined;
    const otherwise = random.once(2) ? ({ result: 'lose', paid: 0, returned: 0 } as const) : { returned: 0 };
    return {
      told: settledOtherwise(told, wager, otherwise),
      cites: [['irregularities', told.voidedBy]],
      subject: wager.id,
    };
  },
  'irregularity-treated-as-stated': plainly((told, { facts }, random) => {
    const provision = random.pick(provisionsIn(facts as Facts));
    if (provision === undefined) return undefined;
    const { row, prescribed, noted } = provision;
    const wrong = isVoiding(prescribed) ? random.pick(['played', 'result-stands'] as const) : 'round-void';
    const event = noted(wrong);
    const round = { ...told, isPlain: false, isVoid: isVoiding(wrong), played: [...told.played, event] };
    return { told: round, cites: [['irregularities', row]], subject: event };
  }),
};

export const rouletteBreaches: Readonly<Record<string, Planter<ToldSpin>>> = Object.fromEntries(
  Object.entries({ ...wagerBreaches<ToldSpin>(PLANTED), ...OWN }).map(([duty, plant]) => [`roulette/${duty}`, plant]),
);
