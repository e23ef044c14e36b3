import { AFTER_CLOSE, judgeTiming } from '../../play/wagers/timing';
import { baccaratCheck } from './baccarat-check';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';

export const noWagerAfterClose = baccaratCheck({
  id: 'baccarat/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  mayEnforce: ['tooLateFrom', 'settledStake', 'lateActs', 'closesBefore'],
  uses: STANDING_FACTS,
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    judgeTiming(COUP, round, facts, ruling, ({ late, known: { kind } }) => [
      // What is said of a wager by its name goes before what is said of all.
      ...(late === 'placed' && facts.closesBefore?.has(kind) ? ([['closesBefore', kind]] as const) : []),
      ...(late !== undefined && facts.lateActs?.has(late) ? ([['lateActs', late]] as const) : []),
      'lateWagers',
      facts.tooLateFrom === undefined ? 'wageringCloses' : 'tooLateFrom',
      ...(late === 'changed' ? (['settledStake'] as const) : []),
    ]);
  },
});
