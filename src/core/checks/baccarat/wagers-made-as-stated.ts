import { judgeMadeWith, MADE_WITH } from '../../play/wagers/made-with';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const wagersMadeAsStated = baccaratCheck({
  id: 'baccarat/wagers-made-as-stated',
  requirement: 'Wagers are made with chips, or at a terminal with credit, as the rules state.',
  enforces: ['wagersMadeWith'],
  uses: ['promotionalChips'],
  concerns: 'made',
  messages: MADE_WITH,
  run: (round, { wagersMadeWith, promotionalChips }, ruling) => {
    // Promotional chips have a value and are not redeemed; a record may call them either.
    const isPromotional = (chips: string | undefined): boolean =>
      promotionalChips !== undefined && chips === 'non-value' && !wagersMadeWith.includes(chips);
    const unclear = round.made.filter(({ wager, chips }) => isPromotional(chips) && isAccepted(wager));
    judgeMadeWith({ ...round, made: round.made.filter((one) => !unclear.includes(one)) }, wagersMadeWith, ruling);
    for (const { wager } of unclear) ruling.cannotTell(wager.id, ['whether the chips were promotional']);
  },
});
