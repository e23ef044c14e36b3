import { baccaratCheck } from './baccarat-check';
import { isFromMachine } from './card-machine';

export const cuttingCardFarFromBack = baccaratCheck({
  id: 'baccarat/cutting-card-far-from-back',
  requirement: 'The cutting card is put no nearer to the back of the stack than the stated distance.',
  enforces: ['cuttingCardDepth'],
  uses: ['machineCards'],
  concerns: 'preparation',
  messages: {
    tooNear: 'The cutting card was put {{recorded}} cards from the back; at least {{expected}} are required.',
    farTooNear: 'The cutting card was put {{recorded}} cards from the back; the rules ask for {{least}}.',
  },
  run: (round, facts, ruling) => {
    const cuts = round.preparation?.cuts ?? [];
    if (cuts.length === 0 || isFromMachine(round, facts)) return;
    const { cuttingCardDepth } = facts;
    // A wrong cut is made again: the last one that was measured is the one that the cards were dealt by.
    const last = cuts.findLast(({ back }) => back !== undefined);
    const { place, back } = last ?? { place: cuts[0]?.place ?? 'cut', back: undefined };
    if (back === undefined) ruling.cannotTell(place, ['place of the cutting card from the back']);
    else if (back >= cuttingCardDepth.cards) ruling.complies(place);
    // Of a distance that is only stated approximately, what is nearer to none than to all of it falls short for certain.
    else if (cuttingCardDepth.about && back * 2 >= cuttingCardDepth.cards)
      ruling.cannotTell(place, [`how near to ${cuttingCardDepth.text} is enough`]);
    else
      ruling.breaches(place, {
        message: cuttingCardDepth.about ? 'farTooNear' : 'tooNear',
        cites: ['cuttingCardDepth'],
        expected: String(cuttingCardDepth.cards),
        recorded: String(back),
        data: { least: cuttingCardDepth.text },
      });
  },
});
