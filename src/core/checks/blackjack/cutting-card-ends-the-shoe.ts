import { blackjackCheck } from './blackjack-check';

const FURTHER_ROUND = 'further-round';

export const cuttingCardEndsTheShoe = blackjackCheck({
  id: 'blackjack/cutting-card-ends-the-shoe',
  requirement: 'When the cutting card comes out, the round is finished or the cards are shuffled at once, as stated.',
  enforces: ['cuttingCardAppears'],
  enforcesRow: (_fact, row) => row !== FURTHER_ROUND,
  concerns: 'cuttingCard',
  messages: {
    dealtOn: 'The cutting card came as the first card of the round, and cards were dealt without a shuffle.',
    shuffledIn:
      'The cards were shuffled at {{recorded}}, before the round in which the cutting card came was finished.',
  },
  run: (round, { cuttingCardAppears }, ruling) => {
    const { cuttingCardAt: at, deals, shuffledAt } = round;
    const first = deals[0]?.at;
    const last = deals.at(-1)?.at;
    if (at === undefined || round.voided || first === undefined || last === undefined) return;
    if (at < first) {
      if (cuttingCardAppears.get('first-card') !== 'shuffled-at-once') return;
      if (shuffledAt.some((shuffled) => shuffled > at && shuffled < first)) ruling.complies('shoe');
      else if (cuttingCardAppears.has(FURTHER_ROUND))
        ruling.cannotTell('shoe', ['direction to deal a further round'], [['cuttingCardAppears', 'first-card']]);
      else
        ruling.breaches('shoe', {
          message: 'dealtOn',
          cites: [['cuttingCardAppears', 'first-card']],
          expected: 'a shuffle',
          recorded: 'cards dealt',
        });
      return;
    }
    if (cuttingCardAppears.get('during-round') !== 'round-completed') return;
    // With too few cards left to finish the round, those already used are shuffled for it.
    if (round.irregularities.some(({ kind }) => kind === 'insufficient-cards' || kind === 'malfunction')) return;
    const early = shuffledAt.find((shuffled) => shuffled > at && shuffled < last);
    if (early === undefined) ruling.complies('shoe');
    else
      ruling.breaches('shoe', {
        message: 'shuffledIn',
        cites: [['cuttingCardAppears', 'during-round']],
        expected: 'round finished first',
        recorded: `events[${String(early)}]`,
      });
  },
});
