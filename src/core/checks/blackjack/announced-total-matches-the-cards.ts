import { COUNTING_FACTS, doubledAt, heldAt, type CountingFacts } from '../../games/blackjack/play';
import type { Announcement, BlackjackRound, DealersHand, Hand } from '../../games/blackjack/round';
import { totalOf, type Total } from '../../games/blackjack/total';
import { lyingAt, type Lying } from './announced-cards';
import { blackjackCheck } from './blackjack-check';
import { handsAreKnown } from './dealing';

const BLACKJACK = 'blackjack';

export const announcedTotalMatchesTheCards = blackjackCheck({
  id: 'blackjack/announced-total-matches-the-cards',
  requirement: 'An announced total is that of the cards, by their stated values.',
  enforces: ['cardValues', 'aceCounts'],
  mayEnforce: ['announcements', 'aceInDouble', 'blackjackHand', 'blackjackAfterSplit', 'blackjackAfterSwitch'],
  uses: ['dealerStands', ...COUNTING_FACTS],
  concerns: 'announcements',
  messages: {
    wrongTotal: 'The total announced for {{hand}} was {{recorded}}; the cards count {{expected}}.',
    noBlackjack: 'A blackjack was announced for {{hand}}; the cards make none.',
  },
  run: (round, facts, ruling) => {
    if (!handsAreKnown(round)) return;
    for (const announcement of round.announcements) {
      const lying = lyingAt(round, announcement);
      if (lying === undefined) continue;
      const { name } = lying.of;
      const value = announcedBy(announcement);
      const count = lying.cards.length < 1 ? undefined : countOf(round, lying, announcement.at, facts);
      if (value === undefined || count === undefined) continue;
      if (value === BLACKJACK) {
        if (lying.isBlackjack(facts)) ruling.complies(name);
        else
          ruling.breaches(name, {
            message: 'noBlackjack',
            cites: [['announcements', 'box/blackjack'], 'blackjackHand', ...madeBy(lying.of)],
            expected: told(count, false),
            recorded: BLACKJACK,
            data: { hand: name },
          });
        continue;
      }
      const mustStand = lying.isDealers && facts.dealerStands?.get('soft')?.includes(count.total) === true;
      if (value.every((figure) => isCountOf(figure, count, mustStand))) ruling.complies(name);
      else
        ruling.breaches(name, {
          message: 'wrongTotal',
          cites: [
            ['announcements', rowFor(lying)],
            ...counted(round, lying, announcement.at),
            'cardValues',
            'aceCounts',
          ],
          expected: told(count, mustStand),
          recorded: String(announcement.value),
          data: { hand: name },
        });
    }
  },
});

const countOf = (round: BlackjackRound, { of, cards }: Lying, at: number, facts: CountingFacts): Total | undefined =>
  totalOf(cards, facts.cardValues, cards.length, isDoubledBy(round, of, at) && facts.aceInDouble === 'one' ? 2 : 0);

const isDoubledBy = (round: BlackjackRound, of: Hand | DealersHand, at: number): boolean =>
  'box' in of && of.cards.length > 2 && (doubledAt(round, of) ?? at) < at && heldAt(of, at) > 2;

/** `15`, `soft 17`, `7 or 17`, `7/17`, `blackjack`; what is no total is nothing to hold against the cards. */
function announcedBy({ value }: Announcement): readonly number[] | typeof BLACKJACK | undefined {
  if (typeof value === 'number') return [value];
  const text = value.toLowerCase();
  if (text.includes(BLACKJACK)) return text === BLACKJACK ? BLACKJACK : undefined;
  const figures = text.split(/\D+/).filter((figure) => figure !== '');
  return figures.length === 0 ? undefined : figures.map(Number);
}

/** The total, or what the hand counts with its ace as 1 as long as it may still be either; a dealer who must stand has one total. */
const isCountOf = (figure: number, { total, soft }: Total, mustStand: boolean): boolean =>
  figure === total || (soft && !mustStand && figure === total - 10);

const told = ({ total, soft }: Total, mustStand: boolean): string =>
  soft && !mustStand ? `${String(total - 10)} or ${String(total)}` : String(total);

function rowFor({ isDealers, cards, of }: Lying): string {
  if (isDealers) return 'dealer';
  if (cards.length > 2) return 'box/each-additional-card';
  return 'box' in of && of.fromSplit ? 'box/split-hand' : 'box/first-two-cards';
}

const counted = (round: BlackjackRound, { of }: Lying, at: number): readonly 'aceInDouble'[] =>
  isDoubledBy(round, of, at) ? ['aceInDouble'] : [];

const madeBy = (of: Hand | DealersHand): readonly ('blackjackAfterSplit' | 'blackjackAfterSwitch')[] =>
  'box' in of && of.fromSplit ? ['blackjackAfterSplit'] : 'box' in of && of.switched ? ['blackjackAfterSwitch'] : [];
