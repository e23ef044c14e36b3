import type { TableFacts } from '../../play/table/table-facts';
import { openingWagers, type GameDefinition } from '../../play/table/table-game';
import type { RoundEvent } from '../../rounds/record';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing, roundTold } from '../telling';
import type { Told, ToldWager } from '../told';
import type { TableRound } from '../../play/table/table-round';
import { limitOf, newWager, plainly, type Planted } from '../wagers/planting';
import { Decks } from './deck';

/** The first cards of a made round, as rules name them. */
function firstCardsOf(game: GameDefinition, planted: Planted<Told>, told: Told, setting: Setting): string | undefined {
  const round = roundTold(planted.settler, told, setting) as unknown as TableRound;
  return game.firstCards?.(round, setting.facts);
}

const isRaise =
  ({ id }: ToldWager) =>
  (event: RoundEvent): boolean =>
    event.type === 'wager' && event.id === id;

/** A wager added in the play, moved to before or after it. */
function moved(told: Told, wager: ToldWager, to: 'start' | 'end'): Told {
  const event = told.played.find(isRaise(wager));
  if (event === undefined) return told;
  const others = told.played.filter((one) => one !== event);
  return { ...told, played: to === 'start' ? [event, ...others] : [...others, event] };
}

const added = (told: Told, random: Random): ToldWager | undefined =>
  random.pick(
    told.wagers.filter(({ placed, on, treated }) => placed === 'told' && on !== undefined && treated === 'whole'),
  );

/** A wager added after the time for it; nothing where none was, or rules say nothing of that time. */
export const addedTooLate: Planter = (told, { facts }, random): Planting | undefined => {
  const wager = added(told, random);
  const { raisesClose }: TableFacts = facts;
  if (wager === undefined || raisesClose === undefined) return undefined;
  return { told: moved(told, wager, 'end'), cites: ['raisesClose'], subject: wager.id };
};

/** Breaches of what the first cards ask for: a further card, and wagers added before it. */
export function plantersOfRaises(game: GameDefinition, planted: Planted<Told>): Readonly<Record<string, Planter>> {
  const { furtherCard } = game;
  const [opening = ''] = openingWagers(game);
  return {
    'first-cards-dealt-in-order': plainly((told) => {
      const [first, second] = told.played.filter((event) => event.type === 'deal');
      if (first === undefined || second === undefined || first.to === second.to) return undefined;
      const swapped = { ...first, to: second.to };
      const played = told.played.map((event) =>
        event === first ? swapped : event === second ? { ...second, to: first.to } : event,
      );
      return { told: { ...told, played }, cites: ['dealOrder'], subject: swapped };
    }),
    'third-card-as-stated': plainly((told, setting, random) => {
      const cards = firstCardsOf(game, planted, told, setting);
      const { thirdCard, decks }: TableFacts = setting.facts;
      if (furtherCard === undefined || cards === undefined || thirdCard?.has(cards) !== true) return undefined;
      const card = new Decks(decks?.[0] ?? 1, random).draw();
      const more: RoundEvent = { type: 'deal', to: furtherCard.to, card };
      return { told: { ...told, played: [...told.played, more] }, cites: [['thirdCard', cards]], subject: more };
    }),
    'raises-as-stated': plainly((told, setting, random) => {
      const cards = firstCardsOf(game, planted, told, setting);
      const { raiseOn }: TableFacts = setting.facts;
      const row = raiseOn?.get(cards ?? '');
      if (cards === undefined || row === undefined) return undefined;
      const cites = [['raiseOn', cards] as const];
      const early = added(told, random);
      if (row === 'allowed')
        return early === undefined ? undefined : { told: moved(told, early, 'start'), cites, subject: early.id };
      const on = told.wagers.find(({ bet, treated }) => bet === opening && treated === 'whole');
      const bet = Object.keys(game.wagers).find((name) => game.wagers[name]?.later === true);
      const last = told.played.findLastIndex(({ type }) => type === 'deal');
      if (on === undefined || bet === undefined) return undefined;
      const raise: ToldWager = {
        ...newWager(planted, told, setting, random, Math.min(on.stake, limitOf(told).min)),
        ...{ player: on.player, bet, on: on.id, placed: 'told', otherwise: { result: 'lose', paid: 0, returned: 0 } },
        ...(on.position !== undefined && { position: on.position }),
      };
      const at = cards === 'consecutive' ? last + 1 : last;
      const played = told.played.toSpliced(at, 0, placing(raise, undefined));
      return { told: { ...told, played, wagers: [...told.wagers, raise] }, cites, subject: raise.id };
    }),
    'shared-box-within-maximum': plainly((told, setting, random) => {
      const { sharedBoxMaximum }: TableFacts = setting.facts;
      if (sharedBoxMaximum !== 'whole-box') return undefined;
      const { min, max } = limitOf(told);
      const position = `${game.place ?? 'seat'}:9`;
      const own = { ...newWager(planted, told, setting, random), bet: opening, position };
      const first: ToldWager = { ...own, id: 'b1', player: 'p21', stake: max };
      const second: ToldWager = { ...own, id: 'b2', player: 'p22', stake: min };
      return {
        told: { ...told, wagers: [...told.wagers, first, second] },
        cites: ['sharedBoxMaximum'],
        subject: position,
      };
    }),
  };
}
