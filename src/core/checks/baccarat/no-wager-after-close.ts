import { AFTER_CLOSE, judgeTiming } from '../wagers/timing';
import { baccaratCheck } from './baccarat-check';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';

export const noWagerAfterClose = baccaratCheck({
  id: 'baccarat/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  mayEnforce: ['tooLateFrom', 'settledStake', 'lateActs'],
  uses: STANDING_FACTS,
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    judgeTiming(COUP, round, facts, ruling, ({ late }) => [
      ...(late !== undefined && facts.lateActs?.has(late) ? ([['lateActs', late]] as const) : []),
      'lateWagers',
      facts.tooLateFrom === undefined ? 'wageringCloses' : 'tooLateFrom',
      ...(late === 'changed' ? (['settledStake'] as const) : []),
    ]);
  },
});
