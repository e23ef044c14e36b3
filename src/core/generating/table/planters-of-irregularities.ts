import type { GameDefinition } from '../../play/table/table-game';
import type { RoundEvent } from '../../rounds/record';
import type { Treatment } from '../../values/treatment';
import type { Planter } from '../game';
import type { Random } from '../random';
import type { Told, ToldWager } from '../told';
import { plainly, settledOtherwise } from '../wagers/planting';
import { faultOf, INVALIDATED, sayable } from './irregular';

/** Treatments that a record can name and that, wrongly used, leave the round as it is. */
const HARMLESS: readonly Treatment[] = ['played', 'result-stands', 'result-recalculated', 'redealt'];

/** Breaches of what is provided for when something goes wrong. */
export const plantersOfIrregularities = (game: GameDefinition): Readonly<Record<string, Planter>> => ({
  'irregularity-treated-as-stated': plainly((told, { facts }, random) => {
    const rows = facts['irregularities'] as ReadonlyMap<string, string>;
    const [row, prescribed] = random.pick(sayable(game, rows)) ?? [];
    if (row === undefined || prescribed === undefined) return undefined;
    const wrong = random.pick(HARMLESS.filter((one) => one !== prescribed && !isAlike(one, prescribed)));
    if (wrong === undefined) return undefined;
    const fault = faultOf(row, wrong);
    return {
      told: { ...told, isPlain: false, played: [...told.played, fault] },
      cites: [['irregularities', row]],
      subject: fault,
    };
  }),
  'void-round-returns-every-stake': plainly((told, { facts }, random) => {
    const rows = facts['irregularities'] as ReadonlyMap<string, string>;
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (wager === undefined || !rows.has(INVALIDATED)) return voidByFault(game, told, rows, wager, random);
    const declared: RoundEvent = { type: 'void', scope: 'round' };
    const voided = { ...told, isVoid: true, played: [...told.played, declared] };
    return {
      told: settledOtherwise(voided, wager, { result: 'lose', paid: 0, returned: 0 }),
      cites: [['irregularities', INVALIDATED]],
      subject: wager.id,
    };
  }),
});

const isAlike = (one: Treatment, other: Treatment): boolean =>
  (one === 'played' || one === 'result-stands') && (other === 'played' || other === 'result-stands');

function voidByFault(
  game: GameDefinition,
  told: Told,
  rows: ReadonlyMap<string, string>,
  wager: ToldWager | undefined,
  random: Random,
): ReturnType<Planter> {
  const [row] = random.pick(sayable(game, rows).filter(([, prescribed]) => prescribed === 'round-void')) ?? [];
  if (row === undefined || wager === undefined) return undefined;
  const voided = { ...told, isVoid: true, played: [...told.played, faultOf(row, 'round-void')] };
  return {
    told: settledOtherwise(voided, wager, { result: 'lose', paid: 0, returned: 0 }),
    cites: [['irregularities', row]],
    subject: wager.id,
  };
}
