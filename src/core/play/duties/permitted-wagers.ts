import { judgePermitted, NOT_PERMITTED } from '../wagers/permitted';
import { tableCheck, type Duty } from './duty';

/** A wager that a game names by a symbol or number is permitted by that name; others by their kind. */
export const onlyPermittedWagers: Duty = ({ code, wagers: known }) =>
  tableCheck({
    id: `${code}/only-permitted-wagers`,
    requirement: 'Only the wagers that the rules name are taken.',
    enforces: ['wagers'],
    judges: 'permission',
    messages: NOT_PERMITTED,
    run: (round, { wagers }, ruling) => {
      const isUnnamed = ({ bet, known: { kind } }: { bet: string; known: { kind: string } }): boolean =>
        known[kind]?.names === true && !wagers.includes(bet) && !wagers.includes(kind);
      for (const wager of round.wagers) {
        if (wager.withdrawn || !isUnnamed(wager)) continue;
        if (wager.result === 'void' || wager.voided) ruling.complies(wager.id);
        else
          ruling.breaches(wager.id, {
            message: 'notPermitted',
            cites: ['wagers'],
            expected: wagers.join(', '),
            recorded: wager.bet,
          });
      }
      judgePermitted(round, wagers, ruling, isUnnamed);
    },
  });
