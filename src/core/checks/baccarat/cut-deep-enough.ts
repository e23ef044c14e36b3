import { baccaratCheck } from './baccarat-check';

export const cutDeepEnough = baccaratCheck({
  id: 'baccarat/cut-deep-enough',
  requirement: 'The cards are cut no nearer to an end of the stack than the stated depth.',
  enforces: ['cutDepth'],
  concerns: 'preparation',
  messages: {
    tooShallow: 'The cut was made {{recorded}} cards from the nearer end; at least {{expected}} are required.',
  },
  run: (round, { cutDepth }, ruling) => {
    const cuts = round.preparation?.cuts ?? [];
    if (cuts.length === 0) return;
    const measured = cuts.filter(({ depth }) => depth !== undefined);
    if (measured.length === 0) ruling.cannotTell(cuts[0]?.place ?? 'cut', ['depth of the cut']);
    for (const { place, depth = 0 } of measured)
      if (depth >= cutDepth.cards) ruling.complies(place);
      else
        ruling.breaches(place, {
          message: 'tooShallow',
          cites: ['cutDepth'],
          expected: String(cutDepth.cards),
          recorded: String(depth),
        });
  },
});
