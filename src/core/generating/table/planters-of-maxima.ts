import { shareOf } from '../../play/wagers/table-maximum';
import { openingWagers, type GameDefinition } from '../../play/table/table-game';
import type { TableFacts } from '../../play/table/table-facts';
import type { Planter } from '../game';
import type { ToldWager } from '../told';
import { limitOf, plainly } from '../wagers/planting';
import { PART } from '../wagers/staking';

/** Breaches of maxima that follow from the table maximum: as a part of it, or for all players of a box. */
export const plantersOfMaxima = (game: GameDefinition): Readonly<Record<string, Planter>> => ({
  'stake-within-its-share': plainly((told, { facts }, random) => {
    const { max } = limitOf(told);
    const wager = random.pick(told.wagers.filter(({ bet }) => shareOf(bet, max, facts) !== undefined));
    const most = wager && shareOf(wager.bet, max, facts);
    if (wager === undefined || most === undefined) return undefined;
    const beside = told.wagers.find(({ player, bet }) => player === wager.player && openingWagers(game).includes(bet));
    const stake = most + PART;
    // Above what the wager beside it permits it would be a breach of that as well.
    if (beside === undefined || stake > beside.stake) return undefined;
    const wagers = told.wagers.map((one) => (one === wager ? { ...one, stake } : one));
    return { told: { ...told, wagers }, cites: [['maximumShare', wager.bet]], subject: wager.id };
  }),
  'box-within-table-maximum': plainly((told, { facts }) => {
    const [bet = ''] = openingWagers(game);
    if ((facts as TableFacts).sharedBoxMaximum !== 'whole-box') return undefined;
    const { min, max } = limitOf(told);
    const position = `${game.place ?? 'seat'}:9`;
    const own: ToldWager = { id: 'b1', player: 'p21', bet, stake: max, treated: 'whole', position };
    const both = [own, { ...own, id: 'b2', player: 'p22', stake: min }];
    const joined = told.joinedBy?.(both) ?? { ...told, wagers: [...told.wagers, ...both] };
    return { told: joined, cites: ['sharedBoxMaximum'], subject: 'b2' };
  }),
});
