import { wagersAbout } from '../../games/blackjack/by-box';
import { printCounts } from '../../facts/kinds/counts';
import { COUNTING_FACTS } from '../../games/blackjack/play';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { totalOf } from '../../games/blackjack/total';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { handsAreKnown, printNumberOfCards } from './dealing';
import { isOpenToDoubling, namedNotDoubled, whyNotDoubled } from './double-permission';
import { doublesIn, isAfterTheCard } from './doubles';

export const doubleOnlyOnStatedHands = blackjackCheck({
  id: 'blackjack/double-only-on-stated-hands',
  requirement: 'Only the stated hands are doubled, before their further card.',
  enforces: ['doubleOn'],
  mayEnforce: [
    'doubleTotals',
    'doubleNotOn',
    'doubleAfterSplit',
    'doubleDraws',
    'splitAcesDraw',
    'playerDrawsBelow',
    'othersOnBox',
  ],
  concerns: 'doubles',
  enforcesRow: (fact, row) => fact !== 'othersOnBox' || row === 'double',
  needs: ['cardValues'],
  uses: COUNTING_FACTS,
  messages: {
    tooManyCards: 'The hand on {{hand}} was doubled with {{recorded}}; a double is taken on {{expected}} only.',
    wrongTotal: 'The hand on {{hand}} was doubled on {{recorded}}; a double is taken on {{expected}} only.',
    notOn: 'The hand on {{hand}} was doubled on {{recorded}}, which may not be doubled.',
    splitHand: 'The hand on {{hand}}, a hand made by splitting, was doubled; none may be.',
    splitAces: 'The hand on {{hand}} was doubled after aces were split; each of them takes {{expected}} and no more.',
    again:
      'Wager {{wager}} was added to double {{hand}} again; a doubled hand takes its card and cannot be doubled once more.',
    tooLate: 'Wager {{wager}} was added to double {{hand}} after the card for the double had been dealt.',
  },
  run: (round, facts, ruling) => {
    if (!handsAreKnown(round)) return;
    for (const doubled of doublesIn(round)) {
      const { hand, held } = doubled;
      const { name } = hand;
      const count = totalOf(hand.cards, facts.cardValues, held);
      if (count === undefined || held < 2) {
        ruling.cannotTell(name, [`cards of ${name} before it was doubled`]);
        continue;
      }
      const why = whyNotDoubled(hand, held, facts);
      const data = { hand: name };
      if (why === 'splitHand')
        ruling.breaches(name, {
          message: 'splitHand',
          cites: ['doubleAfterSplit'],
          expected: 'no double',
          recorded: 'double',
          data,
        });
      else if (why === 'splitAces')
        ruling.breaches(name, {
          message: 'splitAces',
          cites: ['splitAcesDraw', 'doubleAfterSplit'],
          expected: printNumberOfCards(facts.splitAcesDraw ?? 1),
          recorded: 'double',
          data,
        });
      else if (why === 'tooManyCards')
        ruling.breaches(name, {
          message: 'tooManyCards',
          cites: ['doubleOn'],
          expected: facts.doubleOn === 'first-two-cards' ? 'two cards' : 'two or three cards',
          recorded: printNumberOfCards(held),
          data,
        });
      else if (why === 'blackjack' || why === 'twentyOne') {
        const named = namedNotDoubled(round, hand, why, facts);
        if (isOpenToDoubling(hand, held, named, facts))
          ruling.cannotTell(name, [COUNTED_LOW], ['doubleTotals', 'playerDrawsBelow']);
        else
          ruling.breaches(name, {
            message: 'notOn',
            cites: [...(named === undefined ? [] : [['doubleNotOn', named] as const]), 'playerDrawsBelow'],
            expected: 'no double',
            recorded: why === 'blackjack' ? 'a blackjack' : String(count.total),
            data,
          });
      } else if (why === 'wrongTotal')
        ruling.breaches(name, {
          message: 'wrongTotal',
          cites: ['doubleTotals'],
          expected: printCounts(facts.doubleTotals ?? []),
          recorded: String(count.total),
          data,
        });
      else {
        const late = wagersAbout(round, doubled.hand.box.seat).find(
          (wager) => isAfterTheCard(wager, doubled) && isAccepted(wager),
        );
        if (late === undefined) ruling.complies(name);
        else if (hasDoubledBefore(round, late))
          ruling.breaches(late.id, {
            message: 'again',
            cites: ['doubleDraws', 'doubleOn'],
            expected: 'one double',
            recorded: 'another double',
            data: { hand: name, wager: late.id },
          });
        else
          ruling.breaches(late.id, {
            message: 'tooLate',
            cites: [['othersOnBox', 'double'], 'doubleOn'],
            expected: 'before the card',
            recorded: 'after the card',
            data: { hand: name, wager: late.id },
          });
      }
    }
  },
});

/** What is missing where doubling a hand is what makes its ace count 1, and only so may it be doubled. */
const COUNTED_LOW = 'a ruling on whether an ace counts 1 in the total for which a hand may be doubled';

/** The same player had doubled the hand already. */
const hasDoubledBefore = ({ wagers }: BlackjackRound, late: Wager): boolean =>
  wagers.some(
    (wager) =>
      wager.bet === 'double' &&
      wager.hand === late.hand &&
      wager.player === late.player &&
      wager.placedAt < late.placedAt &&
      isAccepted(wager),
  );
