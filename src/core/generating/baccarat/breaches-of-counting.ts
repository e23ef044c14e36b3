import type { RoundEvent, WagerResult } from '../../rounds/record';
import { kindOfBet } from '../../games/wager';
import type { Planter } from '../game';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { ToldWager } from '../told';
import { limitOf, newWager, plainly, settledAs, withoutDifferential } from '../wagers/planting';
import { anyCard, withCoup, type Facts, type ToldCoup } from './coup';
import { additionalBets, companionsOf } from './lawful';
import { factsOf, PLANTED } from './planted';
import { baccaratSettler } from './settler';
import { asEvents, burntWorth, shoeStart } from './shoe';

/** The round with these wagers as well, and with those that their players must make. */
function withWagers(told: ToldCoup, wagers: readonly ToldWager[], facts: Facts): ToldCoup {
  const others = companionsOf(wagers, facts, limitOf(told).min);
  return { ...withoutDifferential(told), wagers: [...told.wagers, ...others, ...wagers] };
}

const seatAt = (number: number): string => `seat:${String(number)}`;

/** Wagers on other cards than the two hands themselves, of kinds that a table may offer beside any other. */
const besideAll = (facts: Facts, random: Parameters<typeof additionalBets>[1]): readonly string[] =>
  [...additionalBets(facts, random), 'player-pair', 'banker-pair'].filter(
    (bet) => facts.wagers?.includes(bet) && !facts.oneOfferedOf?.includes(kindOfBet(bet)),
  );

/** The rows for players on one area by which a table may go; what is planted is too much by all of them. */
const areaRows = ({ playersPerArea }: Facts, variant: string | undefined): readonly string[] => {
  const row = playersPerArea?.has('box') ? 'box' : (variant ?? 'full');
  return playersPerArea?.has(row) ? [row] : ['mini', 'midi', 'full'];
};

const isHeldTo = (needs: string | undefined): boolean => needs !== undefined && needs !== 'initial-wager-presumed';

const SEVERAL = 'one-outcome-on-several-areas';

/** How wagers stand to one another, to the seats and to what is due on them. */
export const COUNTING_BREACHES: Readonly<Record<string, Planter<ToldCoup>>> = {
  'shoe-burn-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const card = anyCard(random);
    const further = Array.from({ length: burntWorth(card, facts) + 1 }, () => ({ type: 'burn' }) as const);
    const start = { ...shoeStart(facts, random), burns: [{ type: 'burn', card } as const, ...further] };
    return { told: { ...told, prepared: asEvents(start) }, cites: ['shoeBurn', 'shoeBurnValues'], subject: 'shoe' };
  }),
  'oral-wagers-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const own = newWager(PLANTED, told, setting, random);
    if (facts.oralWagers === 'refused')
      return { told: withWagers(told, [{ ...own, oral: true }], facts), cites: ['oralWagers'], subject: own.id };
    const wager = { ...own, oral: true, chips: 'credit' } as const;
    return { told: withWagers(told, [wager], facts), cites: ['oralWagersNeed'], subject: own.id };
  }),
  'player-keeps-to-the-boxes-allowed': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const own = newWager(PLANTED, told, setting, random);
    const wagers = Array.from({ length: (facts.boxesPerPlayer ?? 1) + 1 }, (_, index) => ({
      ...own,
      id: `b${String(index + 1)}`,
      position: seatAt(9 + index),
    }));
    return { told: withWagers(told, wagers, facts), cites: ['boxesPerPlayer'], subject: own.player };
  }),
  'players-on-one-area-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const rows = areaRows(facts, setting.venue.ruleSet.variant);
    const most = Math.max(...rows.map((row) => facts.playersPerArea?.get(row)?.at(-1) ?? 1));
    const own = newWager(PLANTED, told, setting, random);
    const wagers = Array.from({ length: most + 1 }, (_, index) => ({
      ...own,
      id: `b${String(index + 1)}`,
      player: `p${String(9 + index)}`,
      position: seatAt(9),
    }));
    const round = withWagers(told, wagers, facts);
    const table = rows[0] === 'full' ? { ...round.table, seats: 14 } : round.table;
    const cites = rows.map((row) => ['playersPerArea', row] as const);
    return { told: { ...round, table }, cites, subject: seatAt(9) };
  }),
  'wager-has-its-companion': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const bet = random.pick(besideAll(facts, random).filter((one) => isHeldTo(facts.placedWith?.get(kindOfBet(one)))));
    const own = newWager(PLANTED, told, setting, random);
    const alone = withoutDifferential(told);
    if (bet === undefined) {
      if (facts.compulsoryWagers === undefined) return undefined;
      const table = { ...alone.table, options: { ...alone.table.options, anteWaivedFrom: 'none' } };
      const round = { ...alone, table, wagers: [...told.wagers, own] };
      return { told: round, cites: [['irregularities', 'wager-without-ante'], 'compulsoryWagers'], subject: own.id };
    }
    const round = { ...alone, wagers: [...told.wagers, { ...own, bet }] };
    return { told: round, cites: [['placedWith', kindOfBet(bet)]], subject: own.id };
  }),
  'one-kind-of-pair-wager-offered': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const own = newWager(PLANTED, told, setting, random);
    const wagers = (facts.oneOfferedOf ?? []).slice(0, 2).flatMap((kind, index) => {
      const bet = facts.wagers?.find((one) => kindOfBet(one) === kind);
      return bet === undefined ? [] : [{ ...own, id: `b${String(index + 1)}`, bet }];
    });
    return { told: withWagers(told, wagers, facts), cites: ['oneOfferedOf'], subject: 'table' };
  }),
  'wagers-together-within-maximum': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const row = [SEVERAL, 'any-selection'].find((name) => facts.maximumApplies?.has(name)) ?? 'additional';
    const own = newWager(PLANTED, told, setting, random, limitOf(told).max);
    const bet = row === 'additional' ? random.pick(besideAll(facts, random)) : own.bet;
    if (bet === undefined) return undefined;
    const wagers = [1, 2].map((number) => ({
      ...own,
      bet,
      id: `b${String(number)}`,
      ...(row === SEVERAL && { position: seatAt(8 + number) }),
    }));
    const round = withWagers(told, wagers, facts);
    // Given back whole, they do not show how much was at stake.
    if (settledAs(PLANTED, round, setting, 'push').some(({ wager }) => wager.bet === bet)) return undefined;
    return { told: round, cites: [['maximumApplies', row]], subject: `${bet} by ${own.player}` };
  }),
  'additional-wager-before-first-card': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const bet = random.pick(besideAll(facts, random).filter((one) => facts.closesBefore?.has(kindOfBet(one))));
    const { played, coup, ...rest } = withCoup(told, { faces: { first: 'down' } }, facts);
    const at = played.findIndex(({ type }) => type === 'deal');
    const first = played[at];
    const inTime = told.wagers.every(({ placed }) => placed === undefined);
    if (bet === undefined || first === undefined || !inTime) return undefined;
    const wager = { ...newWager(PLANTED, told, setting, random), bet, placed: 'told' as const };
    // The first card lies face down, and "no more bets" is called only then.
    const wagering = [...told.wagering, first, placing(wager, setting.venue.channel)];
    const round = withWagers({ ...rest, coup, played: played.toSpliced(at, 1), wagering }, [wager], facts);
    return { told: round, cites: [['closesBefore', kindOfBet(bet)]], subject: wager.id };
  }),
  'card-faces-follow-one-style': plainly((told, setting) => {
    const round = withCoup(told, { faces: { first: 'up' } }, factsOf(setting));
    const at = round.played.findLastIndex((event) => event.type === 'deal' && event.face === 'up');
    const event = { ...round.played[at], face: 'down' } as RoundEvent;
    return { told: { ...round, played: round.played.with(at, event) }, cites: ['firstCardsFace'], subject: 'cards' };
  }),
  'settled-after-the-result': (told, setting, random) => {
    const facts = factsOf(setting);
    const said = withCoup(told, { isAnnounced: true }, facts);
    const isLast = said.late.length === 0 && said.wagers.every(({ placed }) => placed !== 'late');
    const settled = (['win', 'lose'] as const).flatMap((result) => settledAs(PLANTED, said, setting, result));
    const found = random.pick(
      settled.filter(({ wager, settlement }) => whenRow(wager, settlement.result, facts) !== undefined),
    );
    if (found === undefined || !isLast) return undefined;
    const wagers = said.wagers.map((one) => (one === found.wager ? { ...one, isSettledEarly: true as const } : one));
    const row = whenRow(found.wager, found.settlement.result, facts) ?? '';
    return { told: { ...said, wagers }, cites: [['settledWhen', row]], subject: found.wager.id };
  },
};

/** The row that has a wager wait for the result, where one does. */
function whenRow({ bet }: ToldWager, result: WagerResult, { settledWhen }: Facts): string | undefined {
  const own = kindOfBet(bet);
  const inGeneral = result === 'win' ? 'winning-wagers' : 'losing-wagers';
  const row = settledWhen?.has(own) ? own : inGeneral;
  return settledWhen?.get(row) === 'after-result' ? row : undefined;
}

/** Of these, why rules that impose the duty may yet have no way to offend against it. */
export const UNBREAKABLE: Readonly<Record<string, (facts: Setting['facts'], setting: Setting) => string | undefined>> =
  {
    'baccarat/additional-wager-before-first-card': (facts) =>
      baccaratSettler.closesAtCall(facts)
        ? 'no wager at all is taken after the call, so that none comes after a card'
        : undefined,
  };
