import type { RouletteFacts } from '../../games/roulette/game';
import type { Piece } from '../../games/roulette/racetrack';
import { piecesIn } from '../../games/roulette/racetrack';
import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import { citedPieces } from './pieces-cited';
import { rouletteCheck } from './roulette-check';
import { doubtOf, SETTLING, SETTLING_FACTS } from './settling';
import { decidingPocket } from './valid-spin';

export const racetrackWagerPaysForItsPieces = rouletteCheck({
  id: 'roulette/racetrack-wager-pays-for-its-pieces',
  requirement: 'A race-track wager is paid for each of its winning pieces as the wager that the piece is.',
  enforces: [],
  mayEnforce: ['racetrack', 'neighboursEachSide'],
  needs: ['pays'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  messages: {
    wrongPayment:
      'Wager {{subject}} on {{bet}} won: by its winning pieces a stake of {{stake}} is paid {{due}}, and {{paid}} was paid.',
  },
  run: (round, facts, ruling) => {
    const pocket = decidingPocket(round, facts);
    if (pocket === undefined) return;
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'racetrack' || wager.result !== 'win') continue;
      const due = dueOn(round, wager, wager.stake, pocket, facts.pays);
      // Won against the pocket: that check has the breach.
      if (due !== undefined && !due.some((amount) => amount > 0)) continue;
      const { id, paid, stake, lateStake } = wager;
      if (due?.includes(paid) === true) ruling.complies(id);
      else if (due === undefined) ruling.cannotTell(id, [`stake of each piece of wager ${id}`]);
      else if (lateStake !== undefined && dueOn(round, wager, lateStake, pocket, facts.pays)?.includes(paid) === true)
        continue;
      else {
        const doubt = doubtIn(round, wager, facts.racetrackOffIncrement);
        if (doubt !== undefined) ruling.cannotTell(id, [doubt]);
        else
          ruling.breaches(id, {
            message: 'wrongPayment',
            cites: citedPieces(round, wager, facts.racetrack),
            expected: due.join(' or '),
            recorded: String(paid),
            data: {
              bet: wager.bet,
              stake: printMoney(stake),
              due: due.map(printMoney).join(' or '),
              paid: printMoney(paid),
            },
          });
      }
    }
  },
});

/** What the winning pieces win, in each way the wager may lie; undefined where the stake divides into its pieces in none. */
function dueOn(
  { wheel }: RouletteRound,
  { bet }: Wager,
  stake: Cents,
  pocket: string,
  pays: RouletteFacts['pays'],
): readonly Cents[] | undefined {
  const { kind, pieces = [] } = wheel.bet(bet);
  const due = pieces.flatMap((way) => wonBy(way, kind, stake, pocket, pays) ?? []);
  return due.length === 0 ? undefined : due;
}

function wonBy(
  way: readonly Piece[],
  kind: string,
  stake: Cents,
  pocket: string,
  pays: RouletteFacts['pays'],
): Cents | undefined {
  const winning = way.filter(({ covers }) => covers.has(pocket));
  if (winning.length === 0) return 0;
  const count = piecesIn(way);
  if (stake % count !== 0) return undefined;
  let amount = 0;
  for (const piece of winning) {
    const odds = pays.get(`${kind}/${piece.kind}`) ?? pays.get(piece.kind);
    if (odds === undefined) return undefined;
    amount += ((stake / count) * piece.units * odds.wins) / odds.on;
  }
  return amount;
}

function doubtIn(round: RouletteRound, wager: Wager, offIncrement: string | undefined): string | undefined {
  if (wager.maybeLate) return SETTLING.endOfWagering;
  const { limit, stake } = wager;
  // Above a maximum, or where part of it may be void for its steps, it is not known what was at stake.
  if (limit?.max !== undefined && stake > limit.max) return `accepted part of wager ${wager.id}`;
  if (offIncrement !== undefined && limit?.increment !== undefined) return `accepted part of wager ${wager.id}`;
  return doubtOf(round, wager);
}
