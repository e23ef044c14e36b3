import type { GameDefinition } from '../../play/table/table-game';
import { decisionRow } from '../../play/duties/decisions';
import type { TableFacts } from '../../play/table/table-facts';
import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { placing } from '../telling';
import type { Told, ToldWager } from '../told';
import { plainly } from '../wagers/planting';

/** Where decisions begin: before anything is decided, or shown of the dealer. */
function decisionsBegin(played: readonly RoundEvent[]): number {
  const found = played.findIndex(
    (event) =>
      event.type === 'decide' ||
      event.type === 'wager' ||
      event.type === 'reveal' ||
      (event.type === 'deal' && event.to === 'dealer' && event.face === 'up'),
  );
  return found < 0 ? played.length : found;
}

const isTaken = ({ treated, placed }: ToldWager): boolean =>
  placed !== 'told' && (treated === 'whole' || treated === 'cut');

/** A hand that was added to a round has no cards: its player folds, where rules let players do that. */
export function withFolds(told: Told, { decisions }: TableFacts): Told {
  if (decisions === undefined || decisionRow(decisions, 'fold') === undefined || told.isVoid) return told;
  const isDecided = ({ player, id }: ToldWager): boolean =>
    told.played.some((event) => event.type === 'decide' && event.player === player) ||
    told.wagers.some(({ placed, on, player: other }) => placed === 'told' && (on === id || other === player));
  const places = new Map<string, RoundEvent>();
  for (const wager of told.wagers)
    if (isTaken(wager) && !isDecided(wager)) {
      const position = wager.position ?? placeOf(wager, told);
      places.set(`${wager.player} ${position}`, {
        ...{ type: 'decide', player: wager.player, position, choice: 'fold' },
      });
    }
  if (places.size === 0) return told;
  const at = decisionsBegin(told.played);
  return { ...told, played: [...told.played.slice(0, at), ...places.values(), ...told.played.slice(at)] };
}

/** A wager that names no place lies at its player's own. */
function placeOf(wager: ToldWager, told: Told): string {
  const event = placing(wager, told.played.some(isOfArray) ? 'terminal' : undefined);
  return event.type === 'wager' ? (event.position ?? '') : '';
}

const isOfArray = (event: RoundEvent): boolean => event.type === 'deal' && event.to.startsWith('array:');

/** What no rules have players decide. */
const UNKNOWN_CHOICE = 'wait';

/** Breaches of what is done with hands. */
export function plantersOfHands(game: GameDefinition): Readonly<Record<string, Planter>> {
  const [due = ''] = game.staysBy ?? [];
  return {
    'decisions-as-stated': plainly((told, { facts }, random) => {
      const { decisions = [] } = facts as TableFacts;
      const stays = random.once(3)
        ? told.played.find((event) => event.type === 'wager' && event.bet === due)
        : undefined;
      if (stays?.type === 'wager' && stays.position !== undefined) {
        const unknown: RoundEvent = { type: 'decide', position: stays.position, choice: UNKNOWN_CHOICE };
        const after = told.played.indexOf(stays) + 1;
        const played = [...told.played.slice(0, after), unknown, ...told.played.slice(after)];
        return { told: { ...told, played }, cites: ['decisions'], subject: unknown };
      }
      const fold = random.pick(told.played.filter((event) => event.type === 'decide' && event.choice === 'fold'));
      const row = decisionRow(decisions, 'fold');
      if (fold?.type !== 'decide' || row === undefined) return undefined;
      const opening = told.wagers.find(({ player, bet }) => player === fold.player && game.wagers[bet]?.opens === true);
      if (opening === undefined) return undefined;
      const own: ToldWager = {
        ...{ id: 'b1', player: opening.player, bet: due, stake: opening.stake, on: opening.id },
        ...{ treated: 'whole', placed: 'told' },
        ...(opening.position !== undefined && { position: opening.position }),
      };
      const at = told.played.indexOf(fold) + 1;
      return {
        told: {
          ...told,
          wagers: [...told.wagers, own],
          played: [...told.played.slice(0, at), placing(own, undefined), ...told.played.slice(at)],
        },
        cites: [['decisions', row]],
        subject: own.id,
      };
    }),
  };
}
