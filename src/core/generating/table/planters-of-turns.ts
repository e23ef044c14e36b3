import { citesOf, settlingOfWager } from '../../play/duties/settled-in-turn';
import { momentOf } from '../../play/duties/settled-when';
import type { GameDefinition } from '../../play/table/table-game';
import type { TableFacts } from '../../play/table/table-facts';
import type { TableRound, TableWager } from '../../play/table/table-round';
import type { RoundEvent } from '../../rounds/record';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { isDecided, roundTold, settledWagers } from '../telling';
import type { Told, ToldWager } from '../told';
import { plainly, settledAs, type Planted } from '../wagers/planting';

/** A choice that no rules know. */
const NO_CHOICE = 'something else';

/** Breaches of when wagers are settled, in which order, and of when players decide. */
export function plantersOfTurns(game: GameDefinition, planted: Planted<Told>): Readonly<Record<string, Planter>> {
  const roundOf = (told: Told, setting: Setting): TableRound =>
    roundTold(planted.settler, told, setting) as unknown as TableRound;
  return {
    'settled-when-stated': plainly((told, setting, random) => {
      const settled = (['win', 'lose'] as const).flatMap((result) => settledAs(planted, told, setting, result));
      const wager = random.pick(settled)?.wager;
      const round = roundOf(told, setting);
      const placed = round.wagers.find(({ id }) => id === wager?.id);
      const due = placed && momentOf(game, round, placed, setting.facts);
      if (wager === undefined || due === undefined) return undefined;
      const { after, before } = due.moment;
      const late =
        before === undefined ? undefined : round.events.slice(before + 1).find(({ type }) => type === 'deal');
      const settledBefore = late !== undefined && random.once(2) ? late : round.events[after];
      if (settledBefore === undefined) return undefined;
      const wagers = told.wagers.map((one) => (one === wager ? { ...one, settledBefore } : one));
      return { told: { ...told, wagers }, cites: [['settledWhen', due.row]], subject: wager.id };
    }),
    'settled-in-turn': plainly((told, setting, random) => outOfTurn(game, planted, told, setting, random)),
    'decisions-as-stated': plainly((told, setting, random) => {
      const round = roundOf(told, setting);
      const wager = random.pick(told.wagers.filter((one) => game.wagers[one.bet]?.opens && one.treated === 'whole'));
      if (wager?.position === undefined || game.decisionDue === undefined) return undefined;
      const { position, player } = wager;
      const { decisions = [] } = setting.facts as TableFacts;
      const at = round.events.length;
      const { notDue } = game.decisionDue({ round, facts: setting.facts, position, player, at });
      const later = decisions.filter((choice) => game.wagers[choice] === undefined);
      const choice = notDue === undefined ? NO_CHOICE : (random.pick(later) ?? NO_CHOICE);
      const decided: RoundEvent = { type: 'decide', position, player, choice };
      return {
        told: { ...told, played: [...told.played, decided] },
        cites: [choice === NO_CHOICE ? 'decisions' : 'decisionAfter'],
        subject: decided,
      };
    }),
  };
}

/** A wager settled before all that are settled with it, although another comes first. */
function outOfTurn(
  game: GameDefinition,
  { settler }: Planted<Told>,
  told: Told,
  setting: Setting,
  random: Random,
): Planting | undefined {
  const settled = settledWagers(settler, told, setting).filter(isDecided);
  const round = roundTold(settler, told, setting) as unknown as TableRound;
  const isInTurn = (wager: TableWager): boolean => settlingOfWager(game, round, wager, setting.facts) !== undefined;
  const some = random.pick(settled);
  const together = settled.filter(({ before }) => before === some?.before);
  const wagers = together.map(({ placed }) => placed as TableWager).filter(isInTurn);
  const compare = settler.inTurn?.(wagers, setting.facts);
  const own = some?.placed as TableWager | undefined;
  if (compare === undefined || some === undefined || own === undefined || !isInTurn(own)) return undefined;
  const [next] = wagers.filter((one) => one !== own).sort(compare);
  if (next === undefined || compare(own, next) <= 0) return undefined;
  const first: ToldWager = { ...some.wager, isPaidFirst: true };
  return {
    told: { ...told, wagers: told.wagers.map((one) => (one === some.wager ? first : one)) },
    cites: citesOf(own, next, setting.facts),
    subject: own.id,
  };
}
