import { rouletteCheck } from './roulette-check';

export const noMoreBetsCalledInTime = rouletteCheck({
  id: 'roulette/no-more-bets-called-in-time',
  requirement: 'Wagering is ended before the ball comes to rest, and before it is spun where the rules say so.',
  enforces: [],
  mayEnforce: ['closingCall', 'ballSpun'],
  concerns: 'closings',
  messages: {
    afterResult: 'No more bets was called {{recorded}}; it must be called {{expected}}.',
    afterSpin: 'The ball was spun {{recorded}}; it is spun {{expected}}.',
  },
  run: (round, { closingCall, ballSpun }, ruling) => {
    for (const { place, spin, resultOut } of round.closings) {
      // A spin that was called off ended nothing, and wagers were open again.
      const isSpun = spin !== undefined && !spin.calledOff;
      if (ballSpun !== undefined && isSpun)
        ruling.breaches(place, {
          message: 'afterSpin',
          cites: ['ballSpun'],
          expected: 'after the wagering period',
          recorded: 'before the wagering period had ended',
        });
      else if (closingCall !== undefined && isSpun && resultOut)
        ruling.breaches(place, {
          message: 'afterResult',
          cites: ['closingCall'],
          expected: 'before the ball comes to rest',
          recorded: 'after the result was out',
        });
      else ruling.complies(place);
    }
  },
});
