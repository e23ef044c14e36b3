import { stakeRule } from '../../play/wagers/stake-rule';
import { shareOf } from '../../play/wagers/table-maximum';
import { openingWagers, type GameDefinition } from '../../play/table/table-game';
import type { TableFacts } from '../../play/table/table-facts';
import type { Planter } from '../game';
import type { Told, ToldWager } from '../told';
import { limitOf, newWager, plainly, settledAs, type Planted } from '../wagers/planting';
import { PART } from '../wagers/staking';

const placeOf = (game: GameDefinition, number: number): string => `${game.place ?? 'seat'}:${String(number)}`;

/** The row of `wagersPerPosition` for a bet. */
const rowOf = (bet: string, stated: ReadonlyMap<string, unknown>): string => (stated.has(bet) ? bet : 'area');

/** Breaches of which wagers may lie where, and beside what. */
export function plantersOfPlaces(game: GameDefinition, planted: Planted<Told>): Readonly<Record<string, Planter>> {
  const [opening = ''] = openingWagers(game);
  return {
    'wagers-per-position-as-stated': plainly((told, setting, random) => {
      const stated = (setting.facts as TableFacts).wagersPerPosition;
      const own = newWager(planted, told, setting, random);
      const row = stated && rowOf(own.bet, stated);
      const most = row === undefined ? undefined : stated?.get(row)?.at(-1);
      if (row === undefined || most === undefined) return undefined;
      const crowd = Array.from({ length: most + 1 }, (_, index): ToldWager => ({
        ...own,
        ...{ id: `b${String(index + 1)}`, player: `p${String(20 + index)}`, position: placeOf(game, 9) },
      }));
      // Where the maximum is for the whole box, so many wagers may be too much as well.
      const isTooMuch = own.stake * crowd.length > limitOf(told).max;
      if (setting.facts['sharedBoxMaximum'] === 'whole-box' && isTooMuch) return undefined;
      const crowded = told.joinedBy?.(crowd) ?? { ...told, wagers: [...told.wagers, ...crowd] };
      return { told: crowded, cites: [['wagersPerPosition', row]], subject: `b${String(most + 1)}` };
    }),
    'player-keeps-to-the-hands-allowed': plainly((told, setting, random) => {
      const { handsPerPlayer, boxesPerPlayer } = setting.facts as TableFacts;
      const most = handsPerPlayer ?? boxesPerPlayer ?? 0;
      const own = { ...newWager(planted, told, setting, random), bet: opening };
      const many = Array.from({ length: most + 1 }, (_, index): ToldWager => ({
        ...own,
        ...{ id: `b${String(index + 1)}`, position: placeOf(game, 20 + index) },
      }));
      return {
        told: { ...told, wagers: [...told.wagers, ...many] },
        cites: [handsPerPlayer === undefined ? 'boxesPerPlayer' : 'handsPerPlayer'],
        subject: `b${String(most + 1)}`,
      };
    }),
    'wager-has-its-companion': plainly((told, setting, random) => {
      const facts = setting.facts as TableFacts;
      const beside = (facts.wagers ?? []).filter((bet) => {
        const known = game.wagers[bet];
        if (known?.later === true && game.decisionDue !== undefined) return false;
        return known !== undefined && known.opens !== true && known.alone !== true;
      });
      const bet = random.pick(beside);
      if (bet === undefined) return undefined;
      // Where cards are dealt to places, the wager lies where another player has cards.
      const others = told.wagers.filter((one) => one.bet === opening && one.treated === 'whole');
      const position = game.hasHandsByPlace ? random.pick(others)?.position : placeOf(game, 9);
      if (position === undefined) return undefined;
      const [bare] = told.table.limits?.[bet] === undefined ? [] : [{ stake: PART }];
      const own: ToldWager = { ...newWager(planted, told, setting, random), bet, position, ...bare };
      const cites = facts.placedWith?.has(bet) === true ? [['placedWith', bet] as const] : ['compulsoryWagers'];
      const alone = { ...told, wagers: [...told.wagers, own] };
      // One that is given back was not taken.
      const isTaken = (['win', 'lose'] as const).some((result) =>
        settledAs(planted, alone, setting, result).some(({ wager }) => wager === own),
      );
      return isTaken ? { told: alone, cites, subject: own.id } : undefined;
    }),
    'added-stake-as-stated': plainly((told, { facts }, random) => {
      const added = told.wagers.filter(({ bet }) => stakeRule(bet, facts) !== undefined);
      const wager = random.pick(added);
      const rule = wager && stakeRule(wager.bet, facts);
      const other =
        wager &&
        told.wagers.find(
          ({ id, bet, player }) =>
            id === wager.on || (wager.on === undefined && bet === opening && player === wager.player),
        );
      if (wager === undefined || rule?.bounds.most === undefined || other === undefined) return undefined;
      const stake = other.stake * rule.bounds.most + PART;
      if (stake > (shareOf(wager.bet, told.table.limits?.['*']?.max, facts) ?? stake)) return undefined;
      const played = told.played.map((event) =>
        event.type === 'wager' && event.id === wager.id ? { ...event, stake } : event,
      );
      const wagers = told.wagers.map((one) => (one === wager ? { ...wager, stake } : one));
      return { told: { ...told, played, wagers }, cites: [rule.cites], subject: wager.id };
    }),
    'announced-result-as-played': plainly((told, { facts }, random) => {
      const announced = random.pick(told.played.filter(({ type }) => type === 'announce'));
      if (announced?.type !== 'announce') return undefined;
      const wrong = { ...announced, value: WRONG };
      const row = game.announcedRow?.(announced) ?? announced.of;
      const stated = (facts as TableFacts).announcements ?? [];
      return {
        told: { ...told, played: told.played.map((event) => (event === announced ? wrong : event)) },
        cites: [stated.includes(row) ? ['announcements', row] : 'announcements'],
        subject: wrong,
      };
    }),
  };
}

/** What nothing that is announced can be. */
const WRONG = 'something else';
