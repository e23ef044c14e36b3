import { AFTER_CLOSE, judgeTiming } from '../../play/wagers/timing';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const noWagerAfterClose = sicBoCheck({
  id: 'sic-bo/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: [],
  mayEnforce: ['lateWagers', 'lateChanges', 'wageringCloses', 'closesBefore'],
  uses: SETTLING_FACTS,
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    judgeTiming(TUMBLE, round, facts, ruling, ({ bet, late }) => {
      const inGeneral = ['lateWagers', 'wageringCloses'] as const;
      if (facts.closesBefore?.has(bet) === true) return [['closesBefore', bet], ...inGeneral];
      return late !== 'placed' && facts.lateChanges !== undefined ? ['lateChanges', ...inGeneral] : inGeneral;
    });
  },
});
