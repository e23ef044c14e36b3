import { boxOf, dealerDrewRightly, isOnBox, resultOnBox, standingOf } from '../../games/baccarat/boxes';
import { isWronglySettled } from '../../play/wagers/outcome';
import { baccaratCheck } from './baccarat-check';
import { AS_IT_SHOULD_BE } from './dealt-hands';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';

export const boxWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/box-wager-follows-the-points',
  requirement: "A wager on a box wins, loses or is given back as the point counts of its hand and the dealer's decide.",
  enforces: ['outcomes'],
  needs: ['cardValues'],
  uses: [...STANDING_FACTS, 'dealerDrawsUpTo'],
  judges: 'outcome',
  concerns: 'boxes',
  enforcesRow: (_, row) => isOnBox(row),
  messages: {
    wrongOutcome: "The hand of {{box}} is {{standing}} the dealer's, so {{bet}} must {{ending}}; it was {{settled}}.",
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'box') continue;
      const box = boxOf(round, wager);
      const lacking = box === undefined ? `position of wager ${wager.id}` : `deal events of ${box} and of the dealer`;
      const due = resultOnBox(round, wager, facts);
      if (!isWronglySettled(COUP, round, wager, due, facts, ruling, lacking)) continue;
      const standing = standingOf(round, wager, facts) ?? 'equal';
      // What the dealer's hand would have come to is not known where it took the wrong cards.
      if (dealerDrewRightly(round, facts) === false) ruling.cannotTell(wager.id, [AS_IT_SHOULD_BE]);
      else
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          cites: [['outcomes', `${wager.bet}/${standing}`]],
          expected: due ?? '',
          recorded: wager.result ?? '',
          data: { box: box ?? '', bet: wager.bet, standing: PRINTED[standing] },
        });
    }
  },
});

const PRINTED = { higher: 'higher than', lower: 'lower than', equal: 'equal to' } as const;
