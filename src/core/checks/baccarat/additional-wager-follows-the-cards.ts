import { decisionOn, isDecidedByCards, sideOf, type Decision } from '../../games/baccarat/additional';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Hand, Wager } from '../../games/baccarat/round';
import { printCard } from '../../values/card';
import type { Cited } from '../../play/judging/ruling';
import { isWronglySettled } from '../../play/wagers/outcome';
import { baccaratCheck } from './baccarat-check';
import { AS_IT_SHOULD_BE, dealtByTheRules, dealtInOrder } from './dealt-hands';
import { WAGER_FOLLOWS } from './following';
import { COUP } from './settling';
import { OUTCOME_FACTS } from './wager-outcome';

export const additionalWagerFollowsTheCards = baccaratCheck({
  id: 'baccarat/additional-wager-follows-the-cards',
  requirement: 'An additional wager wins, loses or is given back as its own rules make of the cards.',
  enforces: ['outcomes'],
  mayEnforce: ['decidedBy', 'outcomesByHand'],
  needs: ['cardValues'],
  uses: [...OUTCOME_FACTS, 'naturals', 'pairKinds'],
  judges: 'outcome',
  concerns: 'additional',
  follows: WAGER_FOLLOWS,
  enforcesRow: (fact, row) =>
    fact === 'outcomesByHand' ? !PAIRS.test(row) : fact !== 'outcomes' || isDecidedByCards(row),
  messages: {
    wrongOutcome: '{{because}}, so a wager on {{bet}} must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.additional) {
      const decision = decisionOn(round, wager, facts);
      const { id, bet, result } = wager;
      if (!isWronglySettled(COUP, round, wager, decision?.outcome, facts, ruling, lackingFor(round, wager))) continue;
      if (decision === undefined) continue;
      const dealt = decision.byFirstCards ? dealtInOrder(round, facts) : dealtByTheRules(round, facts);
      if (!dealt) ruling.cannotTell(id, [AS_IT_SHOULD_BE]);
      else
        ruling.breaches(id, {
          message: 'wrongOutcome',
          cites: citesOf(wager, decision, facts),
          expected: decision.outcome,
          recorded: result ?? '',
          data: { because: because(round), bet },
        });
    }
  },
});

/** What a record lacks where the cards it has do not decide a wager. */
const lackingFor = ({ player, banker }: BaccaratRound, wager: Wager): string =>
  player.length < 2 || banker.length < 2 || sideOf(wager) !== undefined
    ? 'deal events of both hands'
    : `the hand that wager ${wager.id} is on`;

/** The row itself; where a wager loses because no row has it win, those by which it would. */
function citesOf(
  { bet, known: { kind } }: Wager,
  { row }: Decision,
  {
    outcomes,
    decidedBy,
    outcomesByHand,
  }: Pick<BaccaratFacts, 'outcomes'> & Partial<Pick<BaccaratFacts, 'decidedBy' | 'outcomesByHand'>>,
): readonly Cited<'outcomes' | 'decidedBy' | 'outcomesByHand'>[] {
  const ofHand = row === undefined ? undefined : row.replace(kind, bet);
  if (ofHand !== undefined && outcomesByHand?.has(ofHand)) return [['outcomesByHand', ofHand]];
  const rows = row === undefined ? [...outcomes.keys()].filter((name) => name.startsWith(`${kind}/`)) : [row];
  const cites = rows.map((name) => ['outcomes', name] as const);
  return decidedBy?.has(kind) ? [...cites, ['decidedBy', kind]] : cites;
}

/** Pair wagers that the first cards decide have a check of their own. */
const PAIRS = /^(?:player|banker)-pair\//;

const because = ({ player, banker }: BaccaratRound): string =>
  `Player has ${printHand(player)} and banker ${printHand(banker)}`;

const printHand = (hand: Hand): string => hand.map(printCard).join(' ');
