import type { RouletteFacts } from '../../games/roulette/game';
import type { TouchedWinner } from '../../games/roulette/round';
import { sortedBet } from '../../games/roulette/bet';
import type { Wager } from '../../games/wager';
import { rouletteCheck } from './roulette-check';

/** Until when a winner stays where it lies. */
const STAYS_UNTIL: Readonly<Record<string, string>> = {
  'once-area-paid': 'all winning wagers of its area have been paid',
  'once-all-paid': 'all winning wagers have been paid',
};

export const winnersStayUntilOthersArePaid = rouletteCheck({
  id: 'roulette/winners-stay-until-others-are-paid',
  requirement: 'A winning wager is not taken up or altered before the others are paid, where the rules say so.',
  enforces: ['winnersWithdrawn'],
  concerns: 'touched',
  enforcesRow: (_, _row, when) => when in STAYS_UNTIL,
  messages: {
    tooSoon:
      'Wager {{subject}} had won and was {{recorded}} before wager {{unpaid}} was paid; it stays until {{until}}.',
  },
  run: (round, { winnersWithdrawn }, ruling) => {
    for (const touched of round.touched) {
      const { wager, how } = touched;
      const row = rowFor(wager, winnersWithdrawn);
      const when = winnersWithdrawn.get(row) ?? '';
      const until = STAYS_UNTIL[when];
      const [unpaid] = touched.paidAfter;
      if (until === undefined || unpaid === undefined) ruling.complies(wager.id);
      else {
        const certain = when === 'once-all-paid' ? unpaid : onSameBet(touched);
        if (certain === undefined) ruling.cannotTell(wager.id, [`how far the area of wager ${wager.id} reaches`]);
        else
          ruling.breaches(wager.id, {
            message: 'tooSoon',
            cites: [['winnersWithdrawn', row]],
            expected: until,
            recorded: how,
            data: { unpaid: certain.id, until },
          });
      }
    }
  },
});

const rowFor = ({ known }: Wager, stated: RouletteFacts['winnersWithdrawn']): string =>
  stated.has(known.kind) ? known.kind : 'other-wagers';

/** How far an area of the layout reaches no rule says; two wagers on the same bet lie in one at any rate. */
const onSameBet = ({ wager, paidAfter }: TouchedWinner): Wager | undefined =>
  paidAfter.find(({ bet }) => sortedBet(bet) === sortedBet(wager.bet));
