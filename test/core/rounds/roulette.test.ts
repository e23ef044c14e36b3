import { readRouletteRound } from '../../../src/core/rounds/roulette';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { spin } from '../../support/rounds/roulette/spin';

const FACTS = { zeros: ['0'], numbers: Array.from({ length: 36 }, (_, index) => index + 1) };

const read = (record: RoundRecord) => readRouletteRound(record, FACTS);

const round = (...spun: readonly RoundEvent[]) => {
  const found = read(spin({ spun }));
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('a round of roulette', () => {
  it('has the pocket of its spin', () => {
    expect(round().pocket).toBe('17');
  });

  it.each<[string, RoundEvent]>([
    ['the call of no spin', { type: 'call', call: 'no-spin' }],
    ['a foreign object', { type: 'irregularity', kind: 'foreign-object' }],
    ['the ball out of the wheel', { type: 'irregularity', kind: 'ball-out-of-wheel', treatment: 'wagers-returned' }],
    ['a void round', { type: 'void', scope: 'round' }],
  ])('has none after %s, until the ball is spun again', (_, event) => {
    expect(round(event)).toMatchObject({ pocket: undefined, calledOff: true });
    expect(round(event, { type: 'spin', result: '5' })).toMatchObject({ pocket: '5', calledOff: true, voided: false });
  });

  it('keeps its pocket where the spin was left to stand, and where the result was out already', () => {
    expect(round({ type: 'irregularity', kind: 'foreign-object', treatment: 'played' }).pocket).toBe('17');
    const announced: RoundEvent = { type: 'announce', of: 'result', value: '17' };
    expect(round(announced, { type: 'call', call: 'no-spin' })).toMatchObject({ pocket: '17', calledOff: true });
  });

  it('has the multipliers of its own spin, the last that was announced for a number', () => {
    const announced = (number: string, value: string | number): RoundEvent => ({
      type: 'announce',
      of: `multiplier:${number}`,
      value,
    });
    const told = [announced('17', 50), announced('4', '100 to 1'), announced('17', 250), announced('8', 'many')];
    expect(round(...told).multipliers).toEqual([
      { place: 'events[3]', pocket: '4', odds: 100 },
      { place: 'events[4]', pocket: '17', odds: 250 },
      { place: 'events[5]', pocket: '8', odds: undefined },
    ]);
    expect(round(...told, { type: 'call', call: 'no-spin' }).multipliers).toEqual([]);
  });

  it('holds no cards and no unknown wagers', () => {
    const dealt: RoundEvent = { type: 'deal', to: 'player', card: 'AS' };
    expect(read(spin({ spun: [dealt] }))).toBe(
      "events[2] is a deal, which is no part of roulette; check the record's game",
    );
    const settled: RoundEvent = { type: 'settle', wager: 'w9', result: 'lose', paid: 0 };
    expect(read(spin({ spun: [settled] }))).toMatch(/^events\[2\]\.wager names "w9"/);
  });
});
