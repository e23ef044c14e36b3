import type { BlackjackRound } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { INSURANCE, MAIN, playersOn, wagersOn } from './places-on-box';

export const playersOnBoxAsStated = blackjackCheck({
  id: 'blackjack/players-on-box-as-stated',
  requirement: 'No more players wager on a box than stated.',
  enforces: [],
  mayEnforce: ['wagersPerPosition', 'othersOnBox'],
  enforcesRow: (fact, row, value) =>
    row === MAIN
      ? fact === 'wagersPerPosition' || value === 'may-not'
      : row === INSURANCE && fact === 'wagersPerPosition',
  messages: {
    tooMany: '{{recorded}} wagers on {{bet}} were taken on {{box}}; no more than {{expected}} may be.',
    notAlone: '{{recorded}} players wagered on {{box}}; only one may.',
  },
  run: (round, { wagersPerPosition, othersOnBox }, ruling) => {
    if (round.voided) return;
    const isForOne = othersOnBox?.get(MAIN) === 'may-not';
    const mostPlayers = wagersPerPosition?.get(MAIN)?.[0] ?? Infinity;
    const mostInsured = wagersPerPosition?.get(INSURANCE)?.[0] ?? Infinity;
    for (const { name, seat } of round.boxes) {
      // The two halves of a box are one box.
      if (name !== seat && firstOf(round, seat) !== name) continue;
      const mains = wagersOn(round, seat, MAIN);
      // Most boxes have one wager, and players are counted only beyond that.
      const players = mains > 1 ? playersOn(round, seat) : mains;
      const insured = mostInsured < Infinity ? wagersOn(round, seat, INSURANCE) : 0;
      if (isForOne && players > 1)
        ruling.breaches(seat, {
          message: 'notAlone',
          cites: [['othersOnBox', MAIN]],
          expected: '1',
          recorded: String(players),
          data: { box: seat },
        });
      else if (players > mostPlayers || insured > mostInsured) {
        const [bet, recorded, most] =
          players > mostPlayers ? [MAIN, players, mostPlayers] : [INSURANCE, insured, mostInsured];
        ruling.breaches(seat, {
          message: 'tooMany',
          cites: [['wagersPerPosition', bet]],
          expected: String(most),
          recorded: String(recorded),
          data: { bet, box: seat },
        });
      } else if (mains > 0) ruling.complies(seat);
    }
  },
});

const firstOf = ({ boxes }: BlackjackRound, seat: string): string | undefined =>
  boxes.find((box) => box.seat === seat)?.name;
