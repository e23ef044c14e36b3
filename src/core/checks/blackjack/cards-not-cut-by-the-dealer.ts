import { blackjackCheck } from './blackjack-check';

const DEALER = 'dealer';

export const cardsNotCutByTheDealer = blackjackCheck({
  id: 'blackjack/cards-not-cut-by-the-dealer',
  requirement: 'The cards are cut by a player or a supervisor, and not by the dealer.',
  enforces: ['cutBy'],
  concerns: 'preparation',
  messages: { byDealer: 'The cards were cut by the {{recorded}}; {{expected}} cuts them.' },
  run: (round, { cutBy }, ruling) => {
    // The last cut counts, because a wrong one is made again.
    const cut = round.preparation?.cuts.findLast(({ by }) => by !== undefined);
    if (cut === undefined) return;
    const { place, by, back } = cut;
    if (by !== DEALER || cutBy.includes(DEALER)) ruling.complies(place);
    // It is the dealer who then puts the cutting card in from the back, and that may be what is told.
    else if (back !== undefined)
      ruling.cannotTell(place, ['by whom the cards were cut before the cutting card was put in']);
    else
      ruling.breaches(place, {
        message: 'byDealer',
        cites: ['cutBy'],
        expected: cutBy.map((who) => `a ${who}`).join(' or '),
        recorded: by,
      });
  },
});
