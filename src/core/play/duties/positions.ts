import { isInPlay } from '../table/settling-of';
import { openingWagers, type GameDefinition } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';
import { isAccepted } from '../wagers/standing';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

export const wagersPerPositionAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/wagers-per-position-as-stated`,
    requirement: 'No more wagers are taken on one place than the rules allow.',
    enforces: ['wagersPerPosition'],
    messages: {
      tooMany: '{{recorded}} wagers on {{bet}} were taken at {{position}}; no more than {{expected}} may be.',
    },
    run: (round, { wagersPerPosition }, ruling) => {
      if (round.voided) return;
      for (const wager of round.wagers) {
        const row = wagersPerPosition.has(wager.known.kind) ? wager.known.kind : 'area';
        const [most] = wagersPerPosition.get(row)?.slice(-1) ?? [];
        if (most === undefined || wager.position === undefined || !isAccepted(wager)) continue;
        if (followsACrowd(game, round, wager, most)) continue;
        const alike = round.wagers.filter(
          (other) => other.bet === wager.bet && other.position === wager.position && isAccepted(other),
        );
        if (alike[0] !== wager) continue;
        const beyond = alike[most];
        if (beyond === undefined) ruling.complies(wager.id);
        else
          ruling.breaches(beyond.id, {
            message: 'tooMany',
            cites: [['wagersPerPosition', row]],
            expected: String(most),
            recorded: String(alike.length),
            data: { bet: wager.bet, position: wager.position.replace(':', ' ') },
          });
      }
    },
  });

/** Of wagers made later there are no more than of those that opened the hands: where these are too many, that is the breach. */
function followsACrowd(
  game: GameDefinition,
  round: TableRound,
  { known, position }: TableWager,
  most: number,
): boolean {
  if (game.wagers[known.kind]?.later !== true) return false;
  return openingWagers(game).some((opening) => {
    const there = round.wagers.filter((one) => one.known.kind === opening && one.position === position);
    return there.filter(isAccepted).length > most;
  });
}

export const playerKeepsToTheHandsAllowed: Duty = (game) =>
  tableCheck({
    id: `${game.code}/player-keeps-to-the-hands-allowed`,
    requirement: 'A player wagers on no more hands than the rules allow.',
    enforces: [],
    mayEnforce: ['handsPerPlayer', 'boxesPerPlayer'],
    messages: { tooMany: 'Player {{player}} wagered on {{recorded}} places; no more than {{expected}} may be.' },
    run: (round, { handsPerPlayer, boxesPerPlayer }, ruling) => {
      const most = handsPerPlayer ?? boxesPerPlayer;
      if (most === undefined || round.voided) return;
      const opening = openingWagers(game);
      const placesOf = new Map<string, TableWager[]>();
      for (const wager of round.wagers) {
        if (!opening.includes(wager.known.kind) || wager.position === undefined || !isAccepted(wager)) continue;
        const own = placesOf.get(wager.player) ?? [];
        if (!own.some(({ position }) => position === wager.position)) own.push(wager);
        placesOf.set(wager.player, own);
      }
      for (const [player, own] of placesOf) {
        const beyond = own[most];
        if (beyond === undefined) ruling.complies(own[0]?.id ?? player);
        else
          ruling.breaches(beyond.id, {
            message: 'tooMany',
            cites: [handsPerPlayer === undefined ? 'boxesPerPlayer' : 'handsPerPlayer'],
            expected: String(most),
            recorded: String(own.length),
            data: { player },
          });
      }
    },
  });

export const wagerHasItsCompanion: Duty = (game) =>
  tableCheck({
    id: `${game.code}/wager-has-its-companion`,
    requirement: 'A wager that goes with another is not taken without it.',
    enforces: [],
    mayEnforce: ['placedWith', 'compulsoryWagers'],
    uses: SETTLING_FACTS.filter((fact) => fact !== 'placedWith'),
    messages: {
      alone: 'Wager {{subject}} on {{bet}} was taken without {{expected}} by the same player at that place.',
    },
    run: (round, facts, ruling) => {
      const { placedWith, compulsoryWagers } = facts;
      if (round.voided || round.dummy) return;
      const opening = openingWagers(game);
      for (const wager of round.wagers) {
        const { kind } = wager.known;
        const isBound = placedWith?.has(kind) === true || (compulsoryWagers !== undefined && needsOpening(game, kind));
        if (!isBound || opening.includes(kind)) continue;
        const has = round.wagers.some(
          (other) =>
            opening.includes(other.known.kind) &&
            other.player === wager.player &&
            other.position === wager.position &&
            (isInPlay(game, round, other, facts) || isVoidLater(round, other) || !isAccepted(wager)),
        );
        if (has || !isAccepted(wager)) ruling.complies(wager.id);
        else
          ruling.breaches(wager.id, {
            message: 'alone',
            cites: placedWith?.has(kind) === true ? [['placedWith', kind]] : ['compulsoryWagers'],
            expected: opening.join(' or '),
            recorded: wager.bet,
            data: { bet: wager.bet },
          });
      }
    },
  });

/** Its hand became void when the round was under way, and what was settled before that stays as it was. */
const isVoidLater = ({ irregularities }: TableRound, { voided, position }: TableWager): boolean =>
  voided && irregularities.some(({ treatment, to }) => treatment === 'hand-void' && to === position);

const needsOpening = ({ wagers }: Parameters<Duty>[0], kind: string): boolean =>
  wagers[kind] !== undefined && wagers[kind].alone !== true;
