import { COUNTING_FACTS } from '../../games/blackjack/play';
import { totalOf, TWENTY_ONE, type Total } from '../../games/blackjack/total';
import { printCounts } from '../../facts/kinds/counts';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';
import { NOTHING_LEFT_TO_DRAW_FOR } from './paid-on-request';
import { OPEN_FACTS, opennessAgainst } from './open-hands';

export const dealerDrawsOrStands = blackjackCheck({
  id: 'blackjack/dealer-draws-or-stands',
  requirement: 'The dealer draws until the hand counts one of the stated totals, and then stands.',
  enforces: ['dealerStands'],
  mayEnforce: ['dealerHands', 'dealerFirstCard'],
  needs: ['cardValues'],
  uses: [...COUNTING_FACTS, ...OPEN_FACTS],
  follows: [NOTHING_LEFT_TO_DRAW_FOR],
  messages: {
    drewOn: 'The dealer drew a card on {{recorded}}; the dealer stands on {{expected}}.',
    drewOver: 'The dealer drew a card on {{recorded}}, which is over the limit; no further card is drawn to it.',
    stoodOn: 'The dealer stood on {{recorded}}; cards are drawn until the hand counts {{expected}}.',
    outOfTurn: 'A card went to {{recorded}} after the dealer had gone on to the next hand; each is completed in turn.',
  },
  run: (round, facts, ruling) => {
    if (!dealIsJudged(round)) return;
    const { dealers } = round;
    for (let number = 1; number <= dealers.length; number += 1) {
      const dealer = dealers[number - 1];
      if (dealer === undefined || extraCardIsNoted(round, dealer.name)) continue;
      const { name, cards, dealtAt } = dealer;
      if (cards.length < 2) {
        if (opennessAgainst(round, number, cards.length, facts) === 'open')
          ruling.cannotTell(name, [`deal events of the further cards of ${name}`]);
        continue;
      }
      const next = dealers[number];
      // A card too many, or too early, is not yet going on to the next hand.
      const after = next === undefined || extraCardIsNoted(round, next.name) ? undefined : next.dealtAt[1];
      if (after !== undefined && (dealtAt.at(-1) ?? 0) > after) {
        ruling.breaches(name, {
          message: 'outOfTurn',
          cites: ['dealerHands', 'dealerFirstCard'],
          expected: 'one hand after another',
          recorded: name,
        });
        continue;
      }
      const stands = printed(facts.dealerStands);
      let isRight = true;
      for (let length = 2; length <= cards.length && isRight; length += 1) {
        const count = totalOf(cards, facts.cardValues, length);
        if (count === undefined) return;
        const row = count.soft ? 'soft' : 'hard';
        const isLast = length === cards.length;
        const mustStand = facts.dealerStands.get(row)?.includes(count.total) === true;
        const isOver = count.total > TWENTY_ONE && !mustStand;
        if (isLast && (mustStand || isOver)) ruling.complies(name);
        else if (isLast) {
          const openness = opennessAgainst(round, number, length, facts);
          if (openness === 'closed') ruling.complies(name);
          else if (openness === 'open')
            ruling.breaches(name, {
              message: 'stoodOn',
              cites: [['dealerStands', row]],
              expected: stands(),
              recorded: told(count),
            });
        } else if (mustStand || isOver) {
          isRight = false;
          ruling.breaches(name, {
            message: isOver ? 'drewOver' : 'drewOn',
            cites: [['dealerStands', row]],
            expected: stands(),
            recorded: told(count),
          });
        }
      }
    }
  },
});

const told = ({ total, soft }: Total): string => `${soft ? 'soft ' : ''}${String(total)}`;

/** `17 to 21`, or `hard 17 to 22 or soft 18 to 21`. */
const printed = (stands: ReadonlyMap<string, readonly number[]>) => (): string => {
  const [hard, soft] = ['hard', 'soft'].map((row) => printCounts(stands.get(row) ?? []));
  return hard === soft ? (hard ?? '') : `hard ${hard ?? ''} or soft ${soft ?? ''}`;
};
