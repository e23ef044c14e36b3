import { decisionOn, type AdditionalFacts } from '../../games/baccarat/additional';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { printMoney } from '../../values/money';
import type { Cited } from '../../play/judging/ruling';
import { baccaratCheck } from './baccarat-check';
import { resultByCards } from './settling';

export const standOffReturnsTheStake = baccaratCheck({
  id: 'baccarat/stand-off-returns-the-stake',
  requirement: 'A wager that neither wins nor loses is given back, no more and no less.',
  enforces: [],
  mayEnforce: ['playerOutcome', 'bankerOutcome', 'outcomes'],
  uses: ['cardValues', 'naturals'],
  judges: 'payment',
  concerns: 'settledAsNeither',
  enforcesRow: (fact, _, outcome) => fact !== 'outcomes' || outcome === 'push',
  messages: {
    paid: 'Wager {{subject}} on {{bet}} neither won nor lost, and {{paid}} was paid on it.',
    notReturned:
      'Wager {{subject}} on {{bet}} neither won nor lost; {{returned}} of its stake of {{stake}} was given back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const { decidedBy } = wager;
      if (decidedBy === undefined || decidedBy === 'tie' || decidedBy === 'pair') continue;
      // A tie may be recorded as `push` or `void`; a push the cards deny is the breach of another check.
      const { result } = wager;
      if (result !== 'push' && result !== 'void') continue;
      const byCards = resultByCards(round, wager, facts);
      if (byCards === undefined ? result === 'void' : byCards !== 'push') continue;
      const cites = [citedFor(round, wager, facts)];
      const returned = wager.returned ?? wager.stake;
      if (wager.paid === 0 && returned === wager.stake) {
        ruling.complies(wager.id);
        continue;
      }
      const data = {
        bet: wager.bet,
        paid: printMoney(wager.paid),
        stake: printMoney(wager.stake),
        returned: printMoney(returned),
      };
      if (wager.paid > 0)
        ruling.breaches(wager.id, { message: 'paid', cites, expected: '0', recorded: String(wager.paid), data });
      else if (returned !== wager.lateStake && !wager.maybeLate)
        ruling.breaches(wager.id, {
          message: 'notReturned',
          cites,
          expected: String(wager.stake),
          recorded: String(returned),
          data,
        });
    }
  },
});

/** What has the wager stand off: equal hands, or a row of its own rules. */
function citedFor(
  round: BaccaratRound,
  wager: Wager,
  facts: AdditionalFacts,
): Cited<'playerOutcome' | 'bankerOutcome' | 'outcomes'> {
  if (wager.decidedBy === 'box') return ['outcomes', `${wager.bet}/equal`];
  if (wager.decidedBy === 'additional') return ['outcomes', decisionOn(round, wager, facts)?.row ?? ''];
  return [`${wager.bet === 'player' ? 'player' : 'banker'}Outcome`, 'equal'];
}
