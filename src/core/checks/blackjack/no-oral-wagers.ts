import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';

/** What makes words a wager where rules accept them with it. */
const LAID_DOWN: ReadonlySet<string> = new Set(['value', 'non-value', 'cash']);

export const noOralWagers = blackjackCheck({
  id: 'blackjack/no-oral-wagers',
  requirement:
    'Where the rules do not allow it, no wager made by word of mouth is taken; where they do, none without chips or cash.',
  enforces: [],
  mayEnforce: ['oralWagers', 'oralWagersNeed', 'wagersMadeBy'],
  concerns: 'oral',
  messages: {
    oral: 'Wager {{subject}} on {{recorded}} was made by word of mouth and taken; none may be.',
    onCredit:
      'Wager {{subject}} on {{recorded}} was made by word of mouth and taken on credit; it needs chips or cash.',
  },
  run: (round, { oralWagers, oralWagersNeed, wagersMadeBy }, ruling) => {
    for (const wager of round.oral) {
      const { id, bet, chips } = wager;
      if (round.voided || !isAccepted(wager)) ruling.complies(id);
      else if (oralWagers === 'refused')
        ruling.breaches(id, {
          message: 'oral',
          cites: wagersMadeBy?.has(bet) === true ? ['oralWagers', ['wagersMadeBy', bet]] : ['oralWagers'],
          expected: 'void',
          recorded: bet,
        });
      else if (oralWagersNeed === undefined) continue;
      else if (chips === undefined) ruling.cannotTell(id, [`chips of wager ${id}`]);
      else if (LAID_DOWN.has(chips)) ruling.complies(id);
      else ruling.breaches(id, { message: 'onCredit', cites: ['oralWagersNeed'], expected: 'void', recorded: bet });
    }
  },
});
