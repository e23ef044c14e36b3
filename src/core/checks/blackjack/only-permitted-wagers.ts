import { isListed } from '../../games/listed';
import type { Wager } from '../../games/wager';
import { WHOLE } from '../../rules/stated-fact';
import { judgePermitted, NOT_PERMITTED } from '../../play/wagers/permitted';
import { isTurnedDown } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';

const LIMITING = [
  ['wagers', 'main'],
  ['wagers', WHOLE],
] as const;

export const onlyPermittedWagers = blackjackCheck({
  id: 'blackjack/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  mayEnforce: ['wagersOfOtherForms'],
  uses: ['insuranceAgainst'],
  judges: 'permission',
  messages: {
    ...NOT_PERMITTED,
    ofOtherForm:
      'A wager on "{{recorded}}" was taken, which is not for this form of the game; the rules permit {{expected}}.',
  },
  run: (round, { wagers, wagersOfOtherForms, insuranceAgainst }, ruling) => {
    const isOfOtherForm = ({ bet }: Wager): boolean => isListed(wagersOfOtherForms, bet);
    const hasOwnRule = (wager: Wager): boolean =>
      isOfOtherForm(wager) || (wager.bet === 'insurance' && insuranceAgainst === 'never');
    judgePermitted(round, wagers, ruling, hasOwnRule, LIMITING);
    if (wagersOfOtherForms === undefined) return;
    for (const wager of round.wagers) {
      if (!isOfOtherForm(wager) || wager.withdrawn) continue;
      if (isTurnedDown(wager)) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'ofOtherForm',
          cites: [['wagersOfOtherForms', wager.bet]],
          expected: wagers.join(', '),
          recorded: wager.bet,
        });
    }
  },
});
