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
    // A wrong cut is made again: the last one that was measured is the one that the cards were dealt by.
    const last = cuts.findLast(({ depth }) => depth !== undefined);
    const { place, depth } = last ?? { place: cuts[0]?.place ?? 'cut', depth: undefined };
    if (depth === undefined) ruling.cannotTell(place, ['depth of the cut']);
    else if (depth >= cutDepth.cards) ruling.complies(place);
    else
      ruling.breaches(place, {
        message: 'tooShallow',
        cites: ['cutDepth'],
        expected: String(cutDepth.cards),
        recorded: String(depth),
      });
  },
});
