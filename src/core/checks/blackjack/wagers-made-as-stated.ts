import { judgeMadeWith, MADE_WITH } from '../../play/wagers/made-with';
import { blackjackCheck } from './blackjack-check';

export const wagersMadeAsStated = blackjackCheck({
  id: 'blackjack/wagers-made-as-stated',
  requirement: 'Wagers are made with chips, or at a terminal with credit, as the rules state.',
  enforces: ['wagersMadeWith'],
  mayEnforce: ['wagersMadeBy'],
  concerns: 'made',
  messages: MADE_WITH,
  run: (round, { wagersMadeWith, wagersMadeBy }, ruling) => {
    // Some rules say it of certain wagers only.
    const made = round.made.filter(({ wager }) => wagersMadeBy?.has(wager.bet) ?? true);
    judgeMadeWith({ ...round, made }, wagersMadeWith, ruling, (bet) =>
      wagersMadeBy === undefined ? ['wagersMadeWith'] : [['wagersMadeBy', bet], 'wagersMadeWith'],
    );
  },
});
