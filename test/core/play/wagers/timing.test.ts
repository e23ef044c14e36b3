import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { judgeConfirmed, judgeTiming } from '../../../../src/core/play/wagers/timing';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { PLAIN, saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

const RIGHT: readonly Said[] = [['complies', 'w1']];
const WRONG = (how: string): readonly Said[] => [['breaches', 'w1', 'as it stood when the wagering period ended', how]];
const changed = (stake: number): RoundEvent => ({ type: 'change', wager: 'w1', stake });
const TAKEN_BACK: RoundEvent = { type: 'withdraw', wager: 'w1' };
const PLACED: RoundEvent = { type: 'wager', id: 'w2', player: 'p1', bet: 'player', stake: 1000 };

describe('after the wagering period', () => {
  const said = (asked: Wagered, facts: SettlingFacts = PLAIN, maybeLate = false): readonly Said[] => {
    const [round, wager] = wagered(asked);
    // As the reader has it where a record does not show what ended the wagering period.
    if (maybeLate) wager.maybeLate = true;
    return saidBy((ruling) => {
      judgeTiming(COUP, round, facts, ruling, () => ['lateWagers']);
    }).said;
  };
  const CHOICE: SettlingFacts = {
    ...PLAIN,
    irregularities: new Map([['x', 'player-chooses']]) as unknown as NonNullable<SettlingFacts['irregularities']>,
  };
  const chosen = (...closed: readonly RoundEvent[]): Wagered => ({ closed: [noted('x', 'played'), ...closed] });
  test.each<[string, Wagered, SettlingFacts, readonly Said[]]>([
    ['as it stood', {}, PLAIN, RIGHT],
    ['changed before it', { wagering: [changed(500)] }, PLAIN, RIGHT],
    ['lowered', { closed: [changed(999)] }, PLAIN, WRONG('changed')],
    ['raised', { closed: [changed(1001)] }, PLAIN, WRONG('changed')],
    ['taken back', { closed: [TAKEN_BACK] }, PLAIN, WRONG('withdrawn')],
    [
      'placed',
      { closed: [PLACED] },
      PLAIN,
      [...RIGHT, ['breaches', 'w2', 'as it stood when the wagering period ended', 'placed']],
    ],
    [
      'placed and turned down',
      { closed: [PLACED], last: [{ type: 'settle', wager: 'w2', result: 'void', paid: 0, returned: 1000 }] },
      PLAIN,
      [...RIGHT, ['complies', 'w2']],
    ],
    [
      'lowered to the maximum',
      { limit: { max: 800 }, closed: [changed(800)] },
      { ...PLAIN, overMaximum: 'reduced' },
      RIGHT,
    ],
    [
      'lowered below the maximum',
      { limit: { max: 800 }, closed: [changed(799)] },
      { ...PLAIN, overMaximum: 'reduced' },
      WRONG('changed'),
    ],
    [
      'taken back, being over the maximum',
      { limit: { max: 800 }, closed: [TAKEN_BACK] },
      { ...PLAIN, overMaximum: 'not-accepted' },
      RIGHT,
    ],
    ['changed to what it was', { closed: [changed(1000)] }, PLAIN, WRONG('changed')],
    ['lowered, as players chose', chosen(changed(500)), CHOICE, RIGHT],
    ['changed to what it was, as players chose', chosen(changed(1000)), CHOICE, RIGHT],
    ['raised, though players might choose', chosen(changed(1001)), CHOICE, WRONG('changed')],
    ['taken back, as players chose', chosen(TAKEN_BACK), CHOICE, RIGHT],
    [
      'placed, though players might choose',
      chosen(PLACED),
      CHOICE,
      [...RIGHT, ['breaches', 'w2', 'as it stood when the wagering period ended', 'placed']],
    ],
    [
      'lowered, after something else irregular',
      { closed: [noted('y', 'played'), changed(500)] },
      CHOICE,
      WRONG('changed'),
    ],
    ['lowered, in a dummy', { dummy: true, first: [noted('y', 'dummy-round')], closed: [changed(500)] }, PLAIN, []],
  ])('a wager %s', (_, asked, facts, expected) => {
    expect(said(asked, facts)).toEqual(expected);
  });

  test('or before its end, where a record does not tell', () => {
    expect(said({ closed: [changed(999)] }, PLAIN, true)).toEqual([['cannot tell', 'w1', COUP.endOfWagering]]);
  });
});

describe('after confirmation', () => {
  const said = (asked: Wagered, returnedBy?: string, maybeLate = false): readonly Said[] => {
    const [round, wager] = wagered(asked);
    if (maybeLate) wager.maybeLate = true;
    return saidBy((ruling) => {
      judgeConfirmed(round, returnedBy, ruling);
    }).said;
  };
  test.each<[string, Wagered, string | undefined, readonly Said[]]>([
    ['left as it was', {}, undefined, RIGHT],
    ['lowered', { wagering: [changed(500)] }, undefined, [['breaches', 'w1', 'as confirmed', 'changed']]],
    ['taken back', { wagering: [TAKEN_BACK] }, undefined, [['breaches', 'w1', 'as confirmed', 'withdrawn']]],
    ['lowered, and after the wagering period too', { closed: [changed(500)] }, undefined, []],
    ['not confirmed, and settled', { wager: { confirmed: false } }, 'unconfirmed', [['breaches', 'w1', 'void', 'win']]],
    [
      'not confirmed, and collected',
      { wager: { confirmed: false, bet: 'banker' } },
      'unconfirmed',
      [['breaches', 'w1', 'void', 'lose']],
    ],
    ['not confirmed, and given back', { wager: { confirmed: false, settle: givenBack } }, 'unconfirmed', RIGHT],
    ['not confirmed, and settled, where it may be', { wager: { confirmed: false } }, undefined, []],
    ['not confirmed, in a void coup', { wager: { confirmed: false }, dealt: [voided] }, 'unconfirmed', []],
    ['not confirmed, in a dummy', { wager: { confirmed: false }, dummy: true }, 'unconfirmed', []],
    ['not said whether confirmed', { wager: { confirmed: 'unsaid' } }, 'unconfirmed', []],
  ])('a wager %s', (_, asked, returnedBy, expected) => {
    expect(said(asked, returnedBy)).toEqual(expected);
  });

  test('raised when the period may or may not have ended, which no table does', () => {
    expect(said({ closed: [changed(1001)] }, undefined, true)).toEqual([['breaches', 'w1', 'as confirmed', 'changed']]);
    expect(said({ closed: [changed(1000)] }, undefined, true)).toEqual([]);
    expect(said({ closed: [changed(999)] }, undefined, true)).toEqual([]);
    expect(said({ closed: [changed(1001)] }, undefined)).toEqual([]);
  });
});
