import type { BaccaratRound } from '../../games/baccarat/round';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const boxesDealtInOrder = baccaratCheck({
  id: 'baccarat/boxes-dealt-in-order',
  requirement:
    'Each box with a wager is dealt a card, then the dealer, then each box in the same turn again; the dealer takes a second card last.',
  enforces: ['boxDealOrder'],
  mayEnforce: ['dealerSecondCard'],
  concerns: 'boxes',
  messages: {
    wrongPlace: 'Card {{card}} of the deal went to {{recorded}}; it belongs to {{expected}}.',
    passedOver: 'There is an enter wager on {{subject}}, and no card was dealt to it.',
    dealerTooEarly: 'The dealer took a second card before {{subject}} was dealt its additional card.',
  },
  run: (round, { boxDealOrder }, ruling) => {
    const order = round.boxes?.order ?? [];
    // What was dealt wrongly and noticed is put right in other ways, by provisions of their own.
    if (round.voided || round.irregularities.length > 0 || order.length === 0) return;
    const boxes = order.slice(0, !order.includes('dealer') ? order.length : order.indexOf('dealer'));
    const expected = boxDealOrder.flatMap((turn) => (turn === 'boxes' ? boxes : [turn]));
    for (let index = 0; index < expected.length; index += 1) {
      const [due = '', recorded] = [expected[index], order[index]];
      if (recorded === due) continue;
      if (recorded === undefined) ruling.cannotTell('deal', ['deal events of the first cards']);
      else
        ruling.breaches('deal', {
          message: 'wrongPlace',
          cites: ['boxDealOrder'],
          expected: due,
          recorded,
          data: { card: String(index + 1) },
        });
      return;
    }
    const passed = passedOver(round, boxes);
    const late = order
      .slice(expected.length)
      .findLast((to, at, rest) => to !== 'dealer' && rest.includes('dealer') && rest.indexOf('dealer') < at);
    if (passed !== undefined)
      ruling.breaches(passed, {
        message: 'passedOver',
        cites: ['boxDealOrder'],
        expected: 'a card',
        recorded: 'none',
      });
    else if (late !== undefined)
      ruling.breaches(late, {
        message: 'dealerTooEarly',
        cites: ['dealerSecondCard'],
        expected: 'after all boxes',
        recorded: 'before',
      });
    else ruling.complies('deal');
  },
});

/** A box with a wager that stood from before the deal, and no card. */
const passedOver = ({ wagers, placedDuringDeal }: BaccaratRound, boxes: readonly string[]): string | undefined =>
  wagers
    .filter((wager) => isAccepted(wager) && !placedDuringDeal.includes(wager))
    .map(({ position }) => position)
    .find((box) => box !== undefined && !boxes.includes(box));
