import { KNOWN_CHECKS, narrowed } from '../../../src/core/auditing/narrowed';
import { canonicalScope, outsideOf, problemOfScope, type AuditScope } from '../../../src/core/auditing/scope';
import type { CheckedRound } from '../../../src/core/findings/checked-round';
import { dayPlayed } from '../../../src/app/auditing/day-played';
import { KnownIds } from '../../../src/app/known-ids';
import { PlaceClock } from '../../../src/core/values/place-clock';
import { minutesAhead } from '../../../src/io/time-zones/minutes-ahead';

const round = { game: 'baccarat', venue: 'The Star', table: { id: 'B07' }, playedAt: '2024-10-03T21:04:05+10:00' };

const asWritten = (_: string, instant: string): string => instant;

describe('what an audit is about', () => {
  it('is told in times of the clock of the place, whatever the offset in a record', () => {
    const clock = new PlaceClock((minute) => minutesAhead('Australia/Brisbane', minute));
    const outside = outsideOf({ from: '2024-10-03', to: '2024-10-04' }, (_, instant) => clock.timeOf(instant));
    const at = (playedAt: string) => outside({ ...round, jurisdiction: 'AU-QLD', playedAt });
    expect([at('2024-10-02T13:59:59Z'), at('2024-10-02T14:00:00Z')]).toEqual([true, false]);
    expect([at('2024-10-03T13:59:59Z'), at('2024-10-03T14:00:00Z')]).toEqual([false, true]);
    // What is no instant is compared as it stands, and told of later.
    expect(at('2024-10-05T25:00:00')).toBe(true);
  });

  it.each<[string, AuditScope, boolean]>([
    ['nothing in particular', {}, false],
    ['its venue', { venue: 'The Star' }, false],
    ['another venue', { venue: 'Crown' }, true],
    ['its table', { table: 'B07' }, false],
    ['another table', { table: 'B08' }, true],
    ['its game', { game: 'baccarat' }, false],
    ['another game', { game: 'roulette' }, true],
    ['its day', { from: '2024-10-03', to: '2024-10-04' }, false],
    ['the day before', { from: '2024-10-02', to: '2024-10-03' }, true],
    ['the day after', { from: '2024-10-04' }, true],
    ['from its very second on', { from: '2024-10-03T21:04:05' }, false],
    ['from the second after', { from: '2024-10-03T21:04:06' }, true],
    ['up to its second', { to: '2024-10-03T21:04:05' }, true],
    ['up to the second after', { to: '2024-10-03T21:04:06' }, false],
    ['a minute that it is in', { from: '2024-10-03T21:04', to: '2024-10-03T21:05' }, false],
  ])('being %s', (_, scope, isOutside) => {
    expect(outsideOf(scope, asWritten)(round)).toBe(isOutside);
  });

  it('reads a time without seconds as its minute', () => {
    const outside = outsideOf({ from: '2024-10-03T21:04:00', to: '2024-10-03T21:04:01' }, asWritten);
    expect(outside({ ...round, playedAt: '2024-10-03T21:04+10:00' })).toBe(false);
    expect(outside({ ...round, playedAt: '2024-10-03T21:03+10:00' })).toBe(true);
  });

  it('leaves out no value that is no record: that must be told of', () => {
    const outside = outsideOf({ game: 'baccarat', from: '2024-10-03' }, asWritten);
    expect([outside(7), outside(null), outside({ playedAt: 7 })]).toEqual([false, false, false]);
  });

  it.each<[AuditScope, RegExp | undefined]>([
    [{ from: '2024-10-03', to: '2024-10-04' }, undefined],
    [{ from: '2024-10-03', to: '2024-10-03' }, /must come before/],
    [{ from: '2024-10-03', to: '2024-10-03T00:00:01' }, undefined],
    [{ from: '2024-02-30' }, /"from" must be a day/],
    [{ to: '2024-10-03T21:04:05+10:00' }, /"to" must be a day/],
    [{ game: 'bacarat' }, /no game "bacarat"; known are baccarat, /],
    [{ game: 'craps' }, undefined],
    [{ checks: [] }, /no check is named/],
    [{ checks: ['baccarat/nonsense'] }, /no check "baccarat\/nonsense"/],
    [{ checks: ['baccarat/banker-wins-pay-stated-odds'] }, undefined],
  ])('%j is told to be right or wrong', (scope, sentence) => {
    const problem = problemOfScope(scope, KNOWN_CHECKS);
    if (sentence === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(sentence);
  });

  it('is written one way only', () => {
    expect(canonicalScope({ checks: ['b', 'a', 'b'], venue: 'v' })).toBe('{"venue":"v","checks":["a","b"]}');
    expect(canonicalScope({ venue: 'v', checks: ['a', 'b'] })).toBe('{"venue":"v","checks":["a","b"]}');
  });
});

describe('a round narrowed to some checks', () => {
  const finding = (check: string, verdict: 'breaches' | 'indeterminate') => ({
    ...{ check, verdict, subject: 'w1', clauses: [], message: '' },
  });
  const [PAYS, ORDER] = ['baccarat/banker-wins-pay-stated-odds', 'baccarat/cards-dealt-in-order'];
  const checked: CheckedRound = {
    ...{ round: 'r', ruleSet: 's', version: 'v', instruments: [], verdict: 'breaches', examined: 3 },
    findings: [{ ...finding(ORDER, 'breaches'), consequences: [finding(PAYS, 'breaches')] }],
  };

  it('keeps a consequence whose cause is left out, standing for itself', () => {
    expect(narrowed(checked, new Set([PAYS]))).toMatchObject({ verdict: 'breaches', findings: [{ check: PAYS }] });
  });

  it('complies where these checks found nothing', () => {
    expect(narrowed(checked, new Set(['baccarat/other']))).toMatchObject({ verdict: 'complies', findings: [] });
  });

  it('never passes where nothing was examined', () => {
    const none: CheckedRound = {
      ...checked,
      verdict: 'indeterminate',
      examined: 0,
      findings: [finding(ORDER, 'indeterminate')],
    };
    expect(narrowed(none, new Set([PAYS])).verdict).toBe('indeterminate');
  });

  it('stays indeterminate only by a check that judges wagers', () => {
    const open = { ...checked, verdict: 'indeterminate' as const, findings: [finding(PAYS, 'indeterminate')] };
    expect(narrowed(open, new Set([PAYS])).verdict).toBe('indeterminate');
  });
});

describe('the day a round was played, from its text', () => {
  it.each([
    ['{"playedAt":"2024-10-03T21:04:05+10:00"}', '2024-10-03'],
    ['{"playedAt" : "2024-10-03T21:04:05+10:00"}', '2024-10-03'],
    ['{"note":{"playedAt":"2001-01-01T00:00Z"},"playedAt":"2024-10-03T21:04Z"}', '2024-10-03'],
    ['{"note":{"playedAt":"2001-01-01T00:00Z"},"\\u0070layedAt":"2024-10-03T21:04Z"}', '2024-10-03'],
    ['{"playedAt":"2024-02-30T21:04Z"}', undefined],
    ['{"playedAt":"1850-02-03T21:04Z"}', undefined],
    ['{"playedAt":', undefined],
    ['nonsense', undefined],
  ])('%s', (text, day) => {
    expect(dayPlayed(text)).toBe(day);
  });
});

describe('ids met before', () => {
  it('are told from new ones, however many there are', () => {
    const known = new KnownIds();
    const repeated = Array.from({ length: 200_000 }, (_, index) => known.add(`B07-${String(index)}`)).filter(Boolean);
    expect(repeated).toEqual([]);
    expect([known.add('B07-0'), known.add('B07-199999'), known.add('B07-200000')]).toEqual([true, true, false]);
  });
});
