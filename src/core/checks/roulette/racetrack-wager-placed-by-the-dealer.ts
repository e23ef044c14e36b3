import { isAccepted } from '../../play/wagers/standing';
import { rouletteCheck } from './roulette-check';

/** The row by which a wager is void that a player laid on the race-track. */
const LAID_BY_PLAYER = 'wager-misplaced/on-racetrack-by-player';

export const racetrackWagerPlacedByTheDealer = rouletteCheck({
  id: 'roulette/racetrack-wager-placed-by-the-dealer',
  requirement:
    'A race-track wager is declared by word of mouth and placed by the dealer; one that a player lays is void.',
  enforces: ['racetrackPlaced'],
  mayEnforce: ['irregularities'],
  enforcesRow: (fact, row) => fact !== 'irregularities' || row === LAID_BY_PLAYER,
  messages: { laid: 'Wager {{subject}} on {{bet}} was laid by the player and {{settled}}; it is void.' },
  run: (round, _facts, ruling) => {
    if (round.voided) return;
    for (const { wager } of round.oral) if (wager.decidedBy === 'racetrack') ruling.complies(wager.id);
    for (const wager of round.laidByPlayer) {
      const { id, bet, result, decidedBy } = wager;
      if (decidedBy !== 'racetrack') continue;
      if (!isAccepted(wager)) ruling.complies(id);
      else if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      // What was done about it when it was noticed is judged as an irregularity.
      else if (!round.irregularities.some((one) => one.kind === 'wager-misplaced' && one.wager === id))
        ruling.breaches(id, {
          message: 'laid',
          cites: [['irregularities', LAID_BY_PLAYER], 'racetrackPlaced'],
          expected: 'void',
          recorded: result,
          data: { bet },
        });
    }
  },
});
