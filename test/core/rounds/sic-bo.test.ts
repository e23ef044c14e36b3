import type { RoundEvent } from '../../../src/core/rounds/record';
import { readSicBoRound } from '../../../src/core/rounds/sic-bo';
import { tumble } from '../../support/rounds/sic-bo/tumble';

const read = (...tumbled: readonly RoundEvent[]) => readSicBoRound(tumble({ tumbled, wagers: ['small 1000'] }));
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const COCKED: RoundEvent = { type: 'irregularity', kind: 'die-cocked' };
const AGAIN: RoundEvent = { type: 'roll', dice: [1, 1, 1] };

describe('a record becomes a round of sic bo', () => {
  it('with the dice from the lowest to the highest, and their total', () => {
    expect(read()).toMatchObject({ thrown: { dice: [2, 5, 6], total: 13, isTriple: false }, voided: false });
  });

  it.each<[string, readonly RoundEvent[], object]>([
    ['called off: no result', [NO_SPIN], { thrown: undefined, calledOff: true, voided: true }],
    ['called off by "no roll"', [{ type: 'call', call: 'no-roll' }], { calledOff: true, voided: true }],
    ['noted as called off', [{ type: 'irregularity', kind: 'no-spin' }], { calledOff: true, voided: true }],
    [
      'noted as called off and left to stand',
      [{ type: 'irregularity', kind: 'no-spin', treatment: 'result-stands' }],
      { calledOff: false, voided: false, thrown: { total: 13 } },
    ],
    [
      'a die that did not lie flat, and nothing noted about it: no result',
      [COCKED],
      { thrown: undefined, calledOff: true, voided: true },
    ],
    [
      'a die that did not lie flat, and tumbled again',
      [COCKED, AGAIN],
      { thrown: { dice: [1, 1, 1] }, calledOff: false, tumbledAgain: true, voided: false },
    ],
    [
      'a die that did not lie flat, noted when the result was out',
      [{ type: 'announce', of: 'total', value: 13 }, COCKED],
      { thrown: { total: 13 }, calledOff: false, voided: false },
    ],
    [
      'a die that did not lie flat, and the result left to stand',
      [{ type: 'irregularity', kind: 'die-cocked', treatment: 'result-stands' }],
      { thrown: { total: 13 }, calledOff: false, voided: false },
    ],
    [
      'called off and tumbled again',
      [NO_SPIN, AGAIN],
      { thrown: { dice: [1, 1, 1], isTriple: true }, calledOff: false, tumbledAgain: true, voided: false },
    ],
    ['tumbled twice, neither called off', [AGAIN], { thrown: undefined, voided: false }],
    [
      'tumbled again, and that tumble not valid',
      [{ type: 'roll', dice: [1, 2, 3], valid: false }],
      { thrown: undefined, calledOff: true },
    ],
    ['declared void', [{ type: 'void', scope: 'round' }], { voided: true, calledOff: false }],
    [
      'one wager given back for a fault of its terminal',
      [{ type: 'irregularity', kind: 'malfunction', of: 'terminal', treatment: 'wagers-returned' }],
      { voided: false },
    ],
  ])('%s', (_, events, expected) => {
    expect(read(...events)).toMatchObject(expected);
  });

  it.each<[string, RoundEvent, string]>([
    [
      'a card',
      { type: 'deal', to: 'player', card: 'AS' },
      "events[3] is a deal, which is no part of sic bo; check the record's game",
    ],
    [
      'a seven',
      { type: 'roll', dice: [1, 2, 7] },
      'events[3].dice must be numbers from 1 to 6 in sic bo, found [1,2,7]',
    ],
    [
      'a settlement of nothing',
      { type: 'settle', wager: 'w7', result: 'win', paid: 1 },
      'events[3].wager names "w7", and no wager before it has that id',
    ],
  ])('not with %s', (_, event, sentence) => {
    expect(read(event)).toBe(sentence);
  });
});
