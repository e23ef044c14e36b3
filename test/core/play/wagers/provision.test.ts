import { isHeldTo, judgeProvision, provisionFor } from '../../../../src/core/play/wagers/provision';
import type { Treatment } from '../../../../src/core/values/treatment';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

describe('the row that provides for an irregularity', () => {
  const rows = (...names: readonly string[]) => new Map(names.map((name) => [name, 'round-void']));
  const TIMED = ['malfunction/system/before-wagering-closes', 'malfunction/system/after-wagering-closes'];
  test.each<[string, readonly string[], { of?: string; wageringOpen?: boolean }, string | undefined]>([
    ['of its kind', ['malfunction'], {}, 'malfunction'],
    ['of its kind, where there is none for what failed', ['malfunction'], { of: 'system' }, 'malfunction'],
    ['for what failed', ['malfunction', 'malfunction/system'], { of: 'system' }, 'malfunction/system'],
    ['for something else that failed', ['malfunction/terminal'], { of: 'system' }, undefined],
    ['for what failed, and it is not said', ['malfunction/system'], {}, undefined],
    ['before the end of wagering', TIMED, { of: 'system', wageringOpen: true }, TIMED[0]],
    ['after the end of wagering', TIMED, { of: 'system', wageringOpen: false }, TIMED[1]],
    ['before or after the end, and it is not known', TIMED, { of: 'system' }, undefined],
    ['before or after the end, and of its kind', [...TIMED, 'malfunction'], { of: 'system' }, 'malfunction'],
    ['only for before the end, and it was after', TIMED.slice(0, 1), { of: 'system', wageringOpen: false }, undefined],
    [
      'for what failed goes before when',
      ['malfunction/system', ...TIMED],
      { of: 'system', wageringOpen: true },
      'malfunction/system',
    ],
    [
      'of its kind, timed',
      ['malfunction/after-wagering-closes'],
      { wageringOpen: false },
      'malfunction/after-wagering-closes',
    ],
    ['of another kind', ['no-roll'], {}, undefined],
  ])('%s', (_, names, { of, wageringOpen }, expected) => {
    expect(provisionFor({ kind: 'malfunction', of, wageringOpen }, rows(...names))).toBe(expected);
  });
});

test('a table is held to what rules prescribe, and to nothing that is left to the operator', () => {
  expect(['round-void', 'wager-void', 'reconstructed', 'result-stands'].map(isHeldTo)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['operator-decides', 'wager-stands', undefined].map(isHeldTo)).toEqual([false, false, false]);
});

describe('whether an irregularity was treated as its row prescribes', () => {
  const PLACE = 'events[6]';
  function judged(
    prescribed: string,
    treatment: Treatment | undefined,
    more: Wagered = {},
    rows: Readonly<Record<string, string>> = {},
    about?: string,
  ): readonly Said[] {
    const [round] = wagered({
      ...more,
      dealt: [noted('malfunction', treatment, about === undefined ? {} : { wager: about }), ...(more.dealt ?? [])],
    });
    const [irregularity] = round.irregularities;
    if (irregularity === undefined) throw new Error('nothing irregular');
    return saidBy((ruling) => {
      judgeProvision(
        round,
        irregularity,
        prescribed,
        new Map(Object.entries(rows)),
        ['irregularities'],
        ruling,
        () => ({}),
      );
    }).said;
  }
  const RIGHT: Said = ['complies', PLACE];
  const UNTOLD: Said = ['cannot tell', PLACE, `${PLACE}.treatment`];
  const UNCONFIRMED: Said = ['cannot tell', PLACE, 'whether the records confirm the wagers'];
  const NOT_CONFIRMABLE = { 'malfunction/wagers-not-confirmable': 'wager-void' };
  test.each<[string, string, Treatment | undefined, Said]>([
    ['a result that stands', 'result-stands', 'result-stands', RIGHT],
    ['a result that stands, played on', 'result-stands', 'played', RIGHT],
    ['a result that stands, void', 'result-stands', 'round-void', ['breaches', PLACE, 'result-stands', 'round-void']],
    ['a result that stands, not told', 'result-stands', undefined, UNTOLD],
    ['reconstructed', 'reconstructed', 'reconstructed', RIGHT],
    ['reconstructed, and recalculated', 'reconstructed', 'result-recalculated', RIGHT],
    ['reconstructed, and no adjustment', 'reconstructed', 'result-stands', UNCONFIRMED],
    ['reconstructed, and void', 'reconstructed', 'round-void', ['breaches', PLACE, 'reconstructed', 'round-void']],
    ['reconstructed, and played on', 'reconstructed', 'played', ['breaches', PLACE, 'reconstructed', 'played']],
    ['the wagers void', 'wager-void', 'wagers-returned', RIGHT],
    ['the wagers void, and the round', 'wager-void', 'round-void', RIGHT],
    ['the wagers void, played on', 'wager-void', 'played', ['breaches', PLACE, 'wagers-returned', 'played']],
    ['the wagers returned', 'wagers-returned', 'hand-void', RIGHT],
    ['the wagers returned, played on', 'wagers-returned', 'played', ['breaches', PLACE, 'wagers-returned', 'played']],
    ['the wagers returned, not told', 'wagers-returned', undefined, UNTOLD],
    ['the wagers void, not told', 'wager-void', undefined, UNTOLD],
    ['the round void', 'round-void', 'wagers-returned', RIGHT],
    ['the round void, played on', 'round-void', 'played', ['breaches', PLACE, 'round-void', 'played']],
  ])('%s', (_, prescribed, treatment, expected) => {
    expect(judged(prescribed, treatment)).toEqual([expected]);
  });

  test('void, where records may not confirm the wagers', () => {
    expect(judged('reconstructed', 'round-void', {}, NOT_CONFIRMABLE)).toEqual([UNCONFIRMED]);
    expect(judged('reconstructed', 'played', {}, NOT_CONFIRMABLE)).toEqual([
      ['breaches', PLACE, 'reconstructed', 'played'],
    ]);
  });

  test('where the treatment is not told, what became of the round or of the wager in question shows it', () => {
    const back: Wagered = { wager: { settle: givenBack }, others: [{ bet: 'banker', stake: 1000 }] };
    const place = 'events[7]';
    expect(judged('wager-void', undefined, { wager: { settle: givenBack }, dealt: [voided] })).toEqual([RIGHT]);
    expect(judged('wager-void', undefined, back, {}, 'w1')).toEqual([['complies', place]]);
    expect(judged('wager-void', undefined, back, {}, 'w2')).toEqual([['cannot tell', place, `${place}.treatment`]]);
    expect(judged('wager-void', undefined, back)).toEqual([['cannot tell', place, `${place}.treatment`]]);
    expect(judged('wager-void', 'played', back, {}, 'w1')).toEqual([['breaches', place, 'wagers-returned', 'played']]);
  });

  test('neither of two clauses at odds is held against a table that let the wagers stand', () => {
    const AT_ODDS = { 'malfunction/wagers-placed': 'wager-stands' };
    const doubt: Said = ['cannot tell', PLACE, 'which of two clauses at odds holds'];
    expect(judged('wager-void', 'played', {}, AT_ODDS)).toEqual([doubt]);
    expect(judged('wager-void', 'result-stands', {}, AT_ODDS)).toEqual([doubt]);
    expect(judged('wager-void', 'wagers-returned', {}, AT_ODDS)).toEqual([RIGHT]);
    expect(judged('wager-void', 'burnt', {}, AT_ODDS)).toEqual([['breaches', PLACE, 'wagers-returned', 'burnt']]);
    expect(judged('wager-void', 'played', {}, { 'malfunction/wagers-placed': 'wager-void' })).toEqual([
      ['breaches', PLACE, 'wagers-returned', 'played'],
    ]);
  });
});
