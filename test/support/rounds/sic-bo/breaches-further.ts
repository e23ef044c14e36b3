import type { RoundEvent } from '../../../../src/core/rounds/record';
import type { Breaches } from '../cases';
import { SIC_BO_PLACES } from './places';
import { tumble } from './tumble';

const { act, qld, qldElectronic } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const SCH_8 = 'au-qld/casino-gaming-rule-2024#sch-8/';
const ELECTRONIC = 'au-qld/casino-gaming-rule-2024#sch-8(a)/';
const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const TOTAL: RoundEvent = { type: 'announce', of: 'total', value: 13 };

/** Recorded breaches of a wager that needs another, and of the call that ends wagering. */
export const SIC_BO_FURTHER_BREACHES: Breaches = {
  'sic-bo/additional-wager-goes-with-a-game-wager': [
    {
      name: 'a jackpot wager alone',
      round: tumble({ at: qldElectronic, wagers: ['jackpot 100'] }),
      subject: 'w1',
      clauses: [`${ELECTRONIC}8(2)`],
      expected: 'a wager on the dice by the same player',
      recorded: 'jackpot',
      message: 'Wager w1 on jackpot was taken without a wager on the dice by the same player.',
    },
  ],
  'sic-bo/settled-in-stated-order': [
    {
      name: 'a winner paid before a loser is collected',
      round: tumble({ at: act, wagers: ['big 1000', 'small 1000'], settledAsPlaced: true }),
      subject: 'w1',
      clauses: [`${ACT}6.4`],
      expected: 'after all losing wagers were collected',
      recorded: 'before wager w2 was collected',
      message:
        'Wager w1 was paid before wager w2 was collected; all losing wagers are collected before winning ones are paid.',
    },
    {
      name: 'a loser collected before the dice show',
      round: tumble({
        at: act,
        wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }],
        closed: [{ type: 'settle', wager: 'w1', result: 'lose', paid: 0 }],
      }),
      subject: 'w1',
      clauses: [`${ACT}6.4`],
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager w1 on small was settled before the result was out; wagers are settled after it.',
    },
  ],
  'sic-bo/no-more-bets-called-in-time': [
    {
      name: 'called once the dice had been announced',
      round: tumble({ at: act, uncalled: true, tumbled: [TOTAL, NO_MORE_BETS] }),
      subject: 'events[2]',
      clauses: [`${ACT}6.1`],
      expected: 'before the dice are shown',
      recorded: 'after the result was out',
      message: 'No more bets was called after the result was out; it must be called before the dice are shown.',
    },
    {
      name: 'called after dice were tumbled that nothing covers',
      round: tumble({ at: qld, uncalled: true, equipment: { tumbler: 'uncovered' }, tumbled: [NO_MORE_BETS] }),
      subject: 'events[1]',
      clauses: [`${SCH_8}8(1)`],
      expected: 'before the dice are tumbled',
      recorded: 'after the dice had been tumbled',
      message:
        'No more bets was called after the dice had been tumbled; it must be called before the dice are tumbled.',
    },
    {
      name: 'tumbled while wagers were still taken',
      round: tumble({ at: qldElectronic, uncalled: true, tumbled: [NO_MORE_BETS] }),
      subject: 'events[1]',
      clauses: [`${ELECTRONIC}7(1)`],
      expected: 'after the wagering period',
      recorded: 'before the wagering period had ended',
      message:
        'The dice were tumbled before the wagering period had ended; they are tumbled after the wagering period.',
    },
  ],
};
