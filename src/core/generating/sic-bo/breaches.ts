import { betNamed } from '../../games/sic-bo/bet';
import { caseOf, paidBy } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { Thrown } from '../../games/sic-bo/round';
import type { Cited } from '../../play/judging/ruling';
import type { RoundEvent } from '../../rounds/record';
import { isVoiding } from '../../values/treatment';
import type { Planter } from '../game';
import { wagerBreaches } from '../wagers/breaches';
import { settledThoughVoid } from '../wagers/declared-void';
import { settledOnFailedTerminal } from '../wagers/failed-terminal';
import { plainly, settledAs, settledOtherwise } from '../wagers/planting';
import { settledOutOfOrder } from '../wagers/settled-out-of-order';
import { settledAgainst, turnedDownNotGivenBack, wronglyPaid } from '../wagers/settled-wrongly';
import { WAGERING_BREACHES } from './breaches-of-wagering';
import { heldToIn } from './irregular';
import type { ToldTumble } from './lawful';
import { PLANTED, thrownIn } from './planted';

type Facts = Partial<SicBoFacts>;

/** The row that says what a bet does on these dice; where none does, the row of what would have won it. */
function outcomeRow(bet: string, thrown: Thrown, facts: Facts): Cited<string> {
  const named = betNamed(bet);
  const row = named && caseOf(named, thrown, facts);
  if (row !== undefined && facts.outcomes?.has(row)) return ['outcomes', row];
  const kind = named?.kind ?? '';
  return ['outcomes', facts.winningTotals?.has(kind) ? `${kind}/winning-total` : `${kind}/shown`];
}

const withEquipment = (told: ToldTumble, dice: number): ToldTumble => ({ ...told, equipment: { dice } });

/** A fault for which the rules prescribe something, and something else done about it. */
const mistreated: Planter<ToldTumble> = plainly((told, { facts }, random) => {
  const provision = random.pick(heldToIn((facts as Facts).irregularities));
  if (provision === undefined) return undefined;
  const { row, prescribed, isEarly, noted } = provision;
  const wrong = prescribed === 'round-void' ? random.pick(['played', 'result-stands'] as const) : 'round-void';
  const event = noted(wrong);
  const round = {
    ...told,
    isPlain: false,
    isVoid: isVoiding(wrong),
    ...(isEarly ? { wagering: [...told.wagering, event] } : { played: [...told.played, event] }),
  };
  return { told: round, cites: [['irregularities', row]], subject: event };
});
const onFailedTerminal = settledOnFailedTerminal(PLANTED);

const OWN: Readonly<Record<string, Planter<ToldTumble>>> = {
  'settled-in-stated-order': settledOutOfOrder(PLANTED, 'roll'),
  'dice-as-stated': plainly((told, { facts }, random) => {
    const stated = (facts as Facts).dice ?? [];
    const wrong = random.pick([2, 4, 5].filter((count) => !stated.includes(count))) ?? 0;
    return { told: withEquipment(told, wrong), cites: ['dice'], subject: 'equipment' };
  }),
  'announced-result-matches-the-dice': plainly((told, setting, random) => {
    const thrown = thrownIn(told);
    if (thrown === undefined) return undefined;
    const wrong = thrown.total + (thrown.total < 18 && random.once(2) ? 1 : -1);
    const announced: RoundEvent = { type: 'announce', of: 'total', value: wrong };
    const rolls = told.played.filter(({ type }) => type === 'roll');
    return {
      told: { ...told, played: [...rolls, announced] },
      cites: setting.facts['announcements'] === undefined ? ['facesCounted'] : [['announcements', 'total']],
      subject: announced,
    };
  }),
  'wager-follows-the-dice': (told, setting, random) => {
    const thrown = thrownIn(told);
    const found = random.pick(
      (['win', 'lose'] as const).flatMap((result) => settledAs(PLANTED, told, setting, result)),
    );
    if (found === undefined || thrown === undefined) return undefined;
    return {
      told: settledOtherwise(told, found.wager, settledAgainst(found)),
      cites: [outcomeRow(found.wager.bet, thrown, setting.facts)],
      subject: found.wager.id,
    };
  },
  'wins-pay-stated-odds': (told, setting, random) => {
    const { pays, rounding } = setting.facts as Facts;
    const thrown = thrownIn(told);
    const won = random.pick(settledAs(PLANTED, told, setting, 'win'));
    if (won === undefined || thrown === undefined || pays === undefined) return undefined;
    const bet = betNamed(won.wager.bet);
    if (bet === undefined) return undefined;
    return wronglyPaid(told, won, [['pays', paidBy(bet, thrown, pays)]], rounding === undefined, random);
  },
  'turned-down-wager-is-given-back': plainly((told, setting, random) =>
    turnedDownNotGivenBack(PLANTED, told, setting, random, 'hardway:6'),
  ),
  'void-round-returns-every-stake': (told, setting, random) => {
    if (told.isPlain && random.once(8)) return settledThoughVoid(PLANTED, told, setting, random);
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (told.voidedBy === undefined || wager === undefined) return undefined;
    const otherwise = random.once(2) ? ({ result: 'lose', paid: 0, returned: 0 } as const) : { returned: 0 };
    const wrong = settledOtherwise(told, wager, otherwise);
    return { told: wrong, cites: [['irregularities', told.voidedBy]], subject: wager.id };
  },
  'irregularity-treated-as-stated': (...round) => onFailedTerminal(...round) ?? mistreated(...round),
};

export const sicBoBreaches: Readonly<Record<string, Planter<ToldTumble>>> = Object.fromEntries(
  Object.entries({ ...wagerBreaches<ToldTumble>(PLANTED), ...WAGERING_BREACHES, ...OWN }).map(([duty, plant]) => [
    `sic-bo/${duty}`,
    plant,
  ]),
);
