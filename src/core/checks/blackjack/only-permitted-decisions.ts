import type { BlackjackFacts } from '../../games/blackjack/game';
import { COUNTING_FACTS, isAce, isBlackjack, type CountingFacts } from '../../games/blackjack/play';
import type { BlackjackRound, Turn } from '../../games/blackjack/round';
import type { Cited } from '../../play/judging/ruling';
import { blackjackCheck } from './blackjack-check';
import { PREVAILS } from './requests';

/** Decisions that a record may name. Others are left alone: they may be a table's own word for one of these. */
const KNOWN: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split', 'switch', 'surrender', 'even-money']);
/** What is decided about a hand as it was dealt, and so not about one made by splitting. */
const OF_FIRST_DEAL: ReadonlySet<string> = new Set(['surrender', 'even-money']);

export const onlyPermittedDecisions = blackjackCheck({
  id: 'blackjack/only-permitted-decisions',
  requirement: 'Players make no decision about a hand that the rules do not give them.',
  enforces: ['decisions'],
  mayEnforce: ['splitDecisions'],
  uses: ['evenMoneyOpen', ...COUNTING_FACTS],
  messages: {
    notPermitted: 'On {{hand}} the decision “{{recorded}}” was allowed; the rules permit {{expected}}.',
    notOnSplitHand:
      'On {{hand}}, a hand made by splitting, the decision “{{recorded}}” was allowed; the rules permit {{expected}}.',
  },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    const { decisions, splitDecisions } = facts;
    for (const turn of round.turns) {
      const { choice, hand } = turn;
      if (!KNOWN.has(choice)) continue;
      const ofSplit = hand.fromSplit && OF_FIRST_DEAL.has(choice) ? splitDecisions : undefined;
      const isPermitted = decisions.includes(choice);
      if (ofSplit && !ofSplit.includes(choice))
        ruling.breaches(hand.name, {
          message: 'notOnSplitHand',
          cites: isPermitted ? ['splitDecisions'] : ['splitDecisions', 'decisions'],
          expected: ofSplit.join(', '),
          recorded: choice,
          data: { hand: hand.name },
        });
      else if (!isPermitted && isLeftOpen(round, turn, facts)) ruling.cannotTell(hand.name, [PREVAILS]);
      else if (!isPermitted)
        ruling.breaches(hand.name, {
          message: 'notPermitted',
          cites: citedOf(decisions),
          expected: decisions.join(', '),
          recorded: choice,
          data: { hand: hand.name },
        });
      else ruling.complies(hand.name);
    }
  },
});

/** A blackjack was to be paid at once against an ace, and a rule that allows it may hold despite the others. */
function isLeftOpen(
  { dealers }: BlackjackRound,
  { choice, hand, cards }: Turn,
  { evenMoneyOpen, cardValues, ...counting }: Partial<CountingFacts & Pick<BlackjackFacts, 'evenMoneyOpen'>>,
): boolean {
  if (choice !== 'even-money' || evenMoneyOpen === undefined || cardValues === undefined) return false;
  return isAce(dealers[0]?.cards[0]) && isBlackjack({ ...hand, cards }, { ...counting, cardValues });
}

/** What may be decided about any hand comes first; what a player may ask for on some hands only is less to the point. */
const citedOf = (decisions: readonly string[]): readonly Cited<'decisions'>[] =>
  [...decisions]
    .sort((one, other) => Number(OF_FIRST_DEAL.has(one)) - Number(OF_FIRST_DEAL.has(other)))
    .map((decision) => ['decisions', decision]);
