import { takesPart } from '../../games/wager';
import { isTurnedDown } from '../../play/wagers/standing';
import { allowedByDecks } from './additional-standing';
import { blackjackCheck } from './blackjack-check';
import { printCounts } from '../../facts/kinds/counts';

export const offeredWithStatedDecks = blackjackCheck({
  id: 'blackjack/offered-with-stated-decks',
  requirement: 'An additional wager is offered only with the numbers of decks stated for it.',
  enforces: ['wagerDecks'],
  concerns: 'additional',
  messages: { notOffered: 'A wager on {{bet}} was taken with {{recorded}} decks; it is for {{expected}} decks only.' },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      const decks = facts.wagerDecks.get(wager.bet);
      if (decks === undefined || !takesPart(wager)) continue;
      const allowed = isTurnedDown(wager) || allowedByDecks(round, wager, facts);
      if (allowed === true) ruling.complies(wager.id);
      else if (typeof allowed === 'string') ruling.cannotTell(wager.id, [allowed]);
      else
        ruling.breaches(wager.id, {
          message: 'notOffered',
          cites: [['wagerDecks', wager.bet]],
          expected: printCounts(decks),
          recorded: String(round.decks),
          data: { bet: wager.bet },
        });
    }
  },
});
