import { baccaratCheck } from './baccarat-check';

export const placesAsStated = baccaratCheck({
  id: 'baccarat/places-as-stated',
  requirement: 'The table has no more places for players than stated.',
  enforces: ['places'],
  concerns: 'seats',
  messages: { tooMany: 'The table has {{recorded}} places for players; there may be {{expected}} at most.' },
  run: ({ seats }, { places }, ruling) => {
    if (seats === undefined) return;
    if (seats <= places) ruling.complies('table');
    else
      ruling.breaches('table', {
        message: 'tooMany',
        cites: ['places'],
        expected: String(places),
        recorded: String(seats),
      });
  },
});
