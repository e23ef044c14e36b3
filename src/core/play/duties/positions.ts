import { openingWagers } from '../table/table-game';
import type { TableWager } from '../table/table-round';
import { isAccepted } from '../wagers/standing';
import { tableCheck, type Duty } from './duty';

export const wagersPerPositionAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/wagers-per-position-as-stated`,
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
        const alike = round.wagers.filter(
          (other) => other.bet === wager.bet && other.position === wager.position && isAccepted(other),
        );
        if (alike[0] !== wager) continue;
        // Where several players may share a place, it is they who are counted.
        const counted = most === 1 ? alike : alike.filter((one, at) => at === firstOf(alike, one));
        const beyond = counted[most];
        if (beyond === undefined) ruling.complies(wager.id);
        else
          ruling.breaches(beyond.id, {
            message: 'tooMany',
            cites: [['wagersPerPosition', row]],
            expected: String(most),
            recorded: String(counted.length),
            data: { bet: wager.bet, position: wager.position.replace(':', ' ') },
          });
      }
    },
  });

const firstOf = (wagers: readonly TableWager[], { player }: TableWager): number =>
  wagers.findIndex((wager) => wager.player === player);

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
    messages: {
      alone: 'Wager {{subject}} on {{bet}} was taken without {{expected}} by the same player at that place.',
    },
    run: (round, { placedWith, compulsoryWagers }, ruling) => {
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
            (isAccepted(other) || !isAccepted(wager)),
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

const needsOpening = ({ wagers }: Parameters<Duty>[0], kind: string): boolean =>
  wagers[kind] !== undefined && wagers[kind].alone !== true;
