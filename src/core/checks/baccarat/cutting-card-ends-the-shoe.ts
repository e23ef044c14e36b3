import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, CuttingCard } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';
import { isFromMachine } from './card-machine';

type Facts = Pick<BaccaratFacts, 'cuttingCardAppears'> & Partial<Pick<BaccaratFacts, 'cardValues'>>;

/** What a round cannot break by itself: that another is dealt after it, and which one is the last, shows only in the rounds that follow. */
const SHOWN_BY_LATER_ROUNDS: ReadonlySet<string> = new Set(['later-card', 'tie']);

export const cuttingCardEndsTheShoe = baccaratCheck({
  id: 'baccarat/cutting-card-ends-the-shoe',
  requirement: 'When the cutting card comes out, the round is finished before the cards are shuffled, as stated.',
  enforces: ['cuttingCardAppears'],
  enforcesRow: (_fact, row, value) => !SHOWN_BY_LATER_ROUNDS.has(row) && value !== 'one-more-round',
  uses: ['cardValues', 'announcements', 'machineCards'],
  concerns: 'cuttingCard',
  messages: {
    shuffledIn:
      'The cards were shuffled at {{recorded}}, in the middle of the round in which the cutting card came; it must be finished first.',
  },
  run: (round, facts, ruling) => {
    const { cuttingCard: card, voided, irregularities } = round;
    const dealt = round.boxes?.order.length ?? round.dealtTo.length;
    if (card === undefined || dealt === 0 || voided || irregularities.length > 0 || isFromMachine(round, facts)) return;
    const { shuffle } = card;
    const cameFirst = card.after === 0;
    const last = cameFirst && facts.cuttingCardAppears.get('first-card') === 'last-round';
    const cites = ['first-card', 'during-round'].filter(
      (row) => (row !== 'first-card' || last) && facts.cuttingCardAppears.has(row),
    );
    if (shuffle && shuffle.after > 0 && shuffle.after < dealt) {
      // Other cards than those in the shoe may be in the shuffler.
      if (shuffle.by !== undefined && shuffle.by !== 'dealer') ruling.cannotTell('shoe', ['cards that were shuffled']);
      else
        ruling.breaches('shoe', {
          message: 'shuffledIn',
          cites: cites.map((row) => ['cuttingCardAppears', row] as const),
          expected: 'round finished first',
          recorded: shuffle.place,
        });
    } else if (shuffle && (shuffle.after === 0 || isAnotherDue(round, card, dealt, facts)))
      ruling.cannotTell('shoe', ['direction to shuffle']);
    else if (last && facts.announcements?.includes('last-round') && !round.lastRoundCalled)
      ruling.cannotTell('shoe', ['call of the last round'], [['cuttingCardAppears', 'first-card']]);
    else ruling.complies('shoe');
  },
});

/** Whether a further round comes before the shuffle, or may have to: a card that came after the last one may be the next round's first. */
function isAnotherDue(
  round: BaccaratRound,
  { after }: CuttingCard,
  dealt: number,
  { cuttingCardAppears, cardValues }: Facts,
): boolean {
  const isTie = cardValues !== undefined && scoreOf(round, cardValues)?.result === 'tie';
  const row = isTie && cuttingCardAppears.has('tie') ? 'tie' : after === 0 ? 'first-card' : 'later-card';
  return after === dealt || cuttingCardAppears.get(row) === 'one-more-round';
}
