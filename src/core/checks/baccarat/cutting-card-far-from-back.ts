import { baccaratCheck } from './baccarat-check';

export const cuttingCardFarFromBack = baccaratCheck({
  id: 'baccarat/cutting-card-far-from-back',
  requirement: 'The cutting card is put no nearer to the back of the stack than the stated distance.',
  enforces: ['cuttingCardDepth'],
  concerns: 'preparation',
  messages: {
    tooNear: 'The cutting card was put {{recorded}} cards from the back; at least {{expected}} are required.',
  },
  run: (round, { cuttingCardDepth }, ruling) => {
    const cuts = round.preparation?.cuts ?? [];
    if (cuts.length === 0) return;
    const measured = cuts.filter(({ back }) => back !== undefined);
    if (measured.length === 0) ruling.cannotTell(cuts[0]?.place ?? 'cut', ['place of the cutting card from the back']);
    for (const { place, back = 0 } of measured)
      if (back >= cuttingCardDepth.cards) ruling.complies(place);
      else
        ruling.breaches(place, {
          message: 'tooNear',
          cites: ['cuttingCardDepth'],
          expected: String(cuttingCardDepth.cards),
          recorded: String(back),
        });
  },
});
