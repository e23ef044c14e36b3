import type { BlackjackFacts } from '../../games/blackjack/game';
import { doubledAt } from '../../games/blackjack/play';
import type { BlackjackRound, Hand } from '../../games/blackjack/round';
import { totalOf, type Total } from '../../games/blackjack/total';
import { leastUndecided, NO_DECISION } from '../../games/blackjack/undecided';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';

export const undecidedHandDrawnAsStated = blackjackCheck({
  id: 'blackjack/undecided-hand-drawn-as-stated',
  requirement: 'A hand whose player makes no decision is drawn to the stated total and no further.',
  enforces: [],
  mayEnforce: ['absentPlayerDraws', 'absentPlayerIsDrawn', 'undecidedHandDrawsTo', 'playerMustDrawBelow'],
  uses: ['splitAcesDraw'],
  needs: ['cardValues'],
  concerns: 'undecided',
  messages: {
    drewOn:
      'The hand on {{hand}} was dealt a card on {{recorded}} without a decision; without one it is drawn {{limit}} only.',
    stoodOn:
      'The hand on {{hand}} was left at {{recorded}} without a decision; it is drawn until it counts {{limit}} at least.',
  },
  run: (round, facts, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const { choice, hand, cards: held } of round.turns) {
      if (choice !== NO_DECISION || hand.turns.at(-1)?.choice !== NO_DECISION) continue;
      const { name, cards } = hand;
      if (held.length < 2 || extraCardIsNoted(round, name)) continue;
      let isRight = true;
      for (let length = held.length; length <= cards.length && isRight; length += 1) {
        const count = totalOf(cards, facts.cardValues, length);
        if (count === undefined) return;
        const isLast = length === cards.length;
        if (!isLast && !mayDraw(count, facts)) {
          isRight = false;
          ruling.breaches(name, {
            message: 'drewOn',
            cites: [
              ['undecidedHandDrawsTo', rowOf(count)],
              ['absentPlayerDraws', rowFor(count, facts.absentPlayerDraws)],
            ],
            expected: 'no further card',
            recorded: told(count),
            data: { hand: name, limit: `up to ${limitOf(count, facts)}` },
          });
        } else if (isLast && mustDraw(count, facts) && isPassedOver(round, hand) && takesCards(round, hand, facts)) {
          isRight = false;
          ruling.breaches(name, {
            message: 'stoodOn',
            cites: [['undecidedHandDrawsTo', rowOf(count)], 'absentPlayerIsDrawn', 'playerMustDrawBelow'],
            expected: 'a further card',
            recorded: told(count),
            data: { hand: name, limit: `${count.soft ? 'soft ' : ''}${String(leastTotal(count, facts))}` },
          });
        }
      }
      if (isRight) ruling.complies(name);
    }
  },
});

type Limits = Partial<Pick<BlackjackFacts, 'absentPlayerDraws' | 'absentPlayerIsDrawn' | 'undecidedHandDrawsTo'>>;

/** The dealer went on to the dealer's own cards, or a wager on the hand was settled. */
const isPassedOver = ({ dealers, wagers }: BlackjackRound, hand: Hand): boolean =>
  (dealers[0]?.cards.length ?? 0) > 1 || wagers.some((wager) => wager.hand === hand && wager.settledAt !== undefined);

/** Neither doubled nor one of split aces, which have their one card. */
const takesCards = (
  round: BlackjackRound,
  hand: Hand,
  { splitAcesDraw }: Partial<Pick<BlackjackFacts, 'splitAcesDraw'>>,
): boolean => doubledAt(round, hand) === undefined && !(hand.ofAces && splitAcesDraw !== undefined);

const rowOf = ({ soft }: Total): string => (soft ? 'soft' : 'hard');
const rowFor = (count: Total, rows: ReadonlyMap<string, unknown> | undefined): string =>
  rows?.has('any') === true ? 'any' : rowOf(count);
const told = ({ total, soft }: Total): string => `${soft ? 'soft ' : ''}${String(total)}`;

/** The highest total at which a card may still be dealt to it. */
const highest = (count: Total, { absentPlayerDraws: rows }: Limits): number | undefined =>
  rows?.get(rowFor(count, rows))?.[0];

function mayDraw(count: Total, facts: Limits): boolean {
  const most = highest(count, facts);
  const least = leastUndecided(count, facts);
  if (most === undefined && least === undefined) return true;
  return (most !== undefined && count.total <= most) || (least !== undefined && count.total < least);
}

/** Only where the rules say that it is drawn, and not that it may be. */
const mustDraw = (count: Total, facts: Limits): boolean => count.total < leastTotal(count, facts);

function leastTotal(count: Total, facts: Limits): number {
  const least = leastUndecided(count, facts);
  if (least !== undefined || facts.absentPlayerIsDrawn === undefined) return least ?? 0;
  return (highest(count, facts) ?? -1) + 1;
}

const limitOf = (count: Total, facts: Limits): string => {
  const most = highest(count, facts) ?? (leastUndecided(count, facts) ?? 0) - 1;
  return `${rowFor(count, facts.absentPlayerDraws) === 'soft' ? 'soft ' : ''}${String(most)}`;
};
