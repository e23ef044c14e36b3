import { baccaratCheck } from './baccarat-check';
import { dealIsJudged } from './dealt-hands';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const firstCardsDealtInOrder = baccaratCheck({
  id: 'baccarat/first-cards-dealt-in-order',
  requirement: 'The first cards go to the two hands in the stated order.',
  enforces: ['dealOrder'],
  messages: { wrongHand: 'The {{which}} card went to the {{recorded}}; it belongs to the {{expected}}.' },
  run: (round, { dealOrder }, ruling) => {
    if (!dealIsJudged(round)) return;
    const { dealtTo } = round;
    for (let index = 0; index < dealOrder.length; index += 1) {
      const expected = dealOrder[index];
      const recorded = dealtTo[index];
      if (recorded === undefined || expected === undefined) {
        ruling.cannotTell('coup', ['deal events of the first four cards']);
        return;
      }
      if (recorded !== expected) {
        ruling.breaches('coup', {
          message: 'wrongHand',
          cites: ['dealOrder'],
          expected,
          recorded,
          data: { which: ORDINALS[index] ?? String(index + 1) },
        });
        return;
      }
    }
    ruling.complies('coup');
  },
});
