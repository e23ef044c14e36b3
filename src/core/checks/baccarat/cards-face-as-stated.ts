import { baccaratCheck } from './baccarat-check';

export const cardsFaceAsStated = baccaratCheck({
  id: 'baccarat/cards-face-as-stated',
  requirement: 'Every card of the coup is dealt with the stated face showing.',
  enforces: ['cardsFace'],
  messages: {
    wrongFace: 'A card was dealt face {{recorded}} ({{subject}}); every card is dealt face {{expected}}.',
    wrongFaces:
      '{{count}} cards were dealt face {{recorded}}, the first at {{subject}}; every card is dealt face {{expected}}.',
  },
  run: (round, { cardsFace }, ruling) => {
    if (round.voided) return;
    if (cardsFace === 'up') {
      const [first] = round.dealtFaceDown;
      if (first !== undefined)
        ruling.breaches(first, {
          message: round.dealtFaceDown.length === 1 ? 'wrongFace' : 'wrongFaces',
          cites: ['cardsFace'],
          expected: 'up',
          recorded: 'down',
          data: { count: String(round.dealtFaceDown.length) },
        });
      else if (round.dealtFaceUp > 0) ruling.complies('cards');
    } else if (round.dealtFaceUp > 0)
      ruling.breaches('cards', { message: 'wrongFace', cites: ['cardsFace'], expected: 'down', recorded: 'up' });
    else if (round.dealtFaceDown.length > 0) ruling.complies('cards');
  },
});
