import { boxOf } from '../../games/blackjack/additional/deciding-cards';
import { madeBy } from '../../games/blackjack/additional/made';
import { isOfAdditional, type Made } from '../../games/blackjack/additional/wagers';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printCard } from '../../values/card';
import type { Cited } from '../../play/judging/ruling';
import { isWronglySettled } from '../../play/wagers/outcome';
import { isPermitted } from '../../play/wagers/standing';
import { cardsShown } from './additional-cards';
import { ADDITIONAL, ADDITIONAL_FACTS, doubtOfCards, outcomeOf, type AdditionalFacts } from './additional-settling';
import { blackjackCheck } from './blackjack-check';

export const additionalWagerFollowsItsCards = blackjackCheck({
  id: 'blackjack/additional-wager-follows-its-cards',
  requirement: 'An additional wager wins or loses by the cards that decide it, whatever becomes of the main wager.',
  enforces: ['outcomes', 'decidedBy'],
  mayEnforce: ['pairKinds', 'overUnderValues'],
  enforcesRow: (fact, row) => fact === 'overUnderValues' || isOfAdditional(row),
  uses: ADDITIONAL_FACTS,
  judges: 'outcome',
  concerns: 'additional',
  messages: {
    wrongOutcome: 'The cards are {{cards}}, so {{bet}} must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.additional) {
      // A wager that the rules do not have is the breach of another check, and nothing says how it ends.
      if (wager.decidedBy === undefined || (facts.wagers && !isPermitted(wager, facts.wagers))) continue;
      const made = madeBy(round, wager, facts);
      const lacking = typeof made === 'string' ? made : `a rule on ${made.outcome}`;
      const due = typeof made === 'string' ? undefined : outcomeOf(made, facts);
      if (!isWronglySettled(ADDITIONAL, round, wager, due, facts, ruling, lacking)) continue;
      if (typeof made === 'string' || due === undefined) continue;
      const doubt = wager.maybeLate ? ADDITIONAL.endOfWagering : doubtOfCards(round, wager);
      if (doubt !== undefined) ruling.cannotTell(wager.id, [doubt]);
      else
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          cites: citesOf(round, wager, made, facts),
          expected: due,
          recorded: wager.result ?? '',
          data: { bet: wager.bet, cards: cardsShown(round, wager).map(printCard).join(', ') },
        });
    }
  },
});

type Deciding = 'decidedBy' | 'outcomes' | 'pairKinds' | 'overUnderValues';

/**
 * The row of the result first, then which cards decide, then what they count where that is said for the wager alone. After a
 * split the rule on which of the cards then decide comes before all.
 */
function citesOf(
  round: BlackjackRound,
  wager: Wager,
  { outcome, pays }: Made,
  facts: AdditionalFacts,
): readonly Cited<Deciding>[] {
  const { bet } = wager;
  const afterSplit = rowAfterSplit(round, wager, facts);
  const cites: Cited<Deciding>[] = [
    ...(afterSplit === undefined ? [] : [['decidedBy', afterSplit] as const]),
    ['outcomes', outcome],
    ['decidedBy', bet],
  ];
  if (pays !== undefined && facts.pairKinds?.has(pays)) cites.push(['pairKinds', pays]);
  if (bet === 'over-13' || bet === 'under-13') cites.push('overUnderValues');
  return cites;
}

/** The rule on which cards decide a wager on a box that was split, where there is one. */
export function rowAfterSplit(
  round: BlackjackRound,
  wager: Wager,
  { decidedBy }: Pick<AdditionalFacts, 'decidedBy'>,
): string | undefined {
  const box = boxOf(round, wager);
  const row = `${wager.bet}/after-split`;
  return typeof box !== 'string' && box.hands.length > 1 && decidedBy?.has(row) === true ? row : undefined;
}
