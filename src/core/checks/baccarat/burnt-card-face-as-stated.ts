import { baccaratCheck } from './baccarat-check';

export const burntCardFaceAsStated = baccaratCheck({
  id: 'baccarat/burnt-card-face-as-stated',
  requirement: 'The card burnt at the start of a shoe is drawn with the stated face showing.',
  enforces: ['burnFace'],
  concerns: 'preparation',
  messages: { wrongFace: 'The burnt card at {{subject}} was drawn face {{recorded}}; it is drawn face {{expected}}.' },
  run: (round, { burnFace }, ruling) => {
    const { preparation } = round;
    if (!preparation?.shuffled || round.irregularities.length > 0) return;
    for (const { place, faceUp } of preparation.burns) {
      if (faceUp === undefined) continue;
      const recorded = faceUp ? 'up' : 'down';
      if (recorded === burnFace) ruling.complies(place);
      else ruling.breaches(place, { message: 'wrongFace', cites: ['burnFace'], expected: burnFace, recorded });
    }
  },
});
