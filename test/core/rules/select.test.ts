import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { selectRuleSet, type Governed } from '../../../src/core/rules/select';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';
import { nswRuleSets, nswSource } from '../../support/rounds/judged';
import { book, day as dayOf, entry, form, owls, ruleSetsOf } from './owls';

const select = (governed: Partial<Governed>, day: string, held: readonly RuleSet[] = nswRuleSets()) =>
  selectRuleSet(held, { jurisdiction: 'AU-NSW', game: 'baccarat', ...governed }, day as CalendarDate);

describe('the rules that govern a round', () => {
  it.each([
    [undefined, '2016-06-02', 'AU-NSW baccarat'],
    [undefined, '2099-12-31', 'AU-NSW baccarat'],
    ['even-money', '2016-06-02', 'AU-NSW baccarat/even-money'],
  ])('variant %s on %s: %s', (variant, day, name) => {
    const selection = select({ variant }, day);
    expect('ruleSet' in selection && selection.ruleSet.name).toBe(name);
  });

  it.each([
    [
      'the day before the order',
      {},
      '2016-06-01',
      'NOT_IN_FORCE',
      'No rules for AU-NSW baccarat are in force on 2016-06-01; the next are in force from 2016-06-02 (au-nsw/ltgame-2016).',
    ],
    [
      'the day before, in a variant',
      { variant: 'even-money' },
      '2016-06-01',
      'NOT_IN_FORCE',
      'No rules for AU-NSW baccarat/even-money are in force on 2016-06-01; the next are in force from 2016-06-02 (au-nsw/ltgame-2016).',
    ],
    [
      'a jurisdiction without rules',
      { jurisdiction: 'AU-VIC' },
      '2024-01-01',
      'UNKNOWN_JURISDICTION',
      'No rules are held for jurisdiction AU-VIC; rules are held for AU-NSW.',
    ],
    [
      'a jurisdiction in small letters',
      { jurisdiction: 'au-nsw' },
      '2024-01-01',
      'UNKNOWN_JURISDICTION',
      'No rules are held for jurisdiction au-nsw; rules are held for AU-NSW.',
    ],
    [
      'a game nobody knows',
      { game: 'tiddlywinks' },
      '2024-01-01',
      'UNKNOWN_GAME',
      'The game tiddlywinks is not known; AU-NSW has rules for baccarat.',
    ],
    [
      'a variant the order does not provide',
      { variant: 'mini' },
      '2024-01-01',
      'UNKNOWN_VARIANT',
      'No rules are held for AU-NSW baccarat/mini; there are rules for AU-NSW baccarat, AU-NSW baccarat/even-money.',
    ],
  ])('%s', (_, governed, day, code, sentence) => {
    expect(select(governed, day)).toMatchObject({ code, sentence });
  });

  it('names nothing where nothing is held', () => {
    expect(select({}, '2024-01-01', [])).toMatchObject({
      code: 'UNKNOWN_JURISDICTION',
      sentence: 'No rules are held for jurisdiction AU-NSW; rules are held for none.',
    });
  });

  it('says so where a known game has no rules in the jurisdiction', () => {
    const [set] = nswRuleSets();
    const elsewhere = set ? [{ ...set, game: 'two-up', name: 'AU-NSW two-up' }] : [];
    expect(select({}, '2024-01-01', elsewhere)).toMatchObject({
      code: 'UNKNOWN_GAME',
      sentence: 'No rules for baccarat are held in AU-NSW; there are rules for AU-NSW two-up.',
    });
  });

  it('changes rules at the day on which the later order takes over', () => {
    const day = (text: string): CalendarDate => text as CalendarDate;
    const first = {
      ...nswSource(),
      inForce: { from: day('2016-06-02'), to: day('2020-01-01'), basis: 'stated' as const },
    };
    const second = {
      ...nswSource(),
      id: 'au-nsw/ltgame-2020',
      inForce: { from: day('2020-01-01'), basis: 'stated' as const },
    };
    const held = [first, second].flatMap((source) => buildRuleSets(source, sha256).ruleSets);
    const governing = (text: string): string => {
      const selection = select({}, text, held);
      return 'ruleSet' in selection ? selection.ruleSet.instrument : selection.sentence;
    };
    expect(governing('2019-12-31')).toBe('au-nsw/ltgame-2016');
    expect(governing('2020-01-01')).toBe('au-nsw/ltgame-2020');
    expect(governing('2016-06-01')).toBe(
      'No rules for AU-NSW baccarat are in force on 2016-06-01; the next are in force from 2016-06-02 until before 2020-01-01 (au-nsw/ltgame-2016).',
    );
  });
});

describe('tables and terminals side by side', () => {
  const sets = ruleSetsOf([
    owls('1992-11-10', { id: 'zz/tables', channel: 'table' }),
    owls('2019-10-26', { id: 'zz/terminals', channel: 'terminal' }),
  ]);
  const at = (channel: Governed['channel'], day: string) =>
    selectRuleSet(sets, { jurisdiction: 'ZZ', game: 'blackjack', channel }, dayOf(day));

  it.each<[Governed['channel'], string, string, string]>([
    ['table', '2019-10-25', 'zz/tables', '1992-11-10..2019-10-26'],
    [undefined, '2019-10-25', 'zz/tables', '1992-11-10..2019-10-26'],
    [undefined, '2019-10-26', 'zz/tables', '2019-10-26..'],
    ['table', '2019-10-26', 'zz/tables', '2019-10-26..'],
    ['terminal', '2019-10-26', 'zz/terminals', '2019-10-26..'],
  ])('at a %s on %s: %s, an answer good for %s', (channel, day, instrument, during) => {
    const selection = at(channel, day);
    expect(
      'ruleSet' in selection && [
        selection.ruleSet.instrument,
        `${selection.during.from}..${selection.during.to ?? ''}`,
      ],
    ).toEqual([instrument, during]);
  });

  it('says which stands beside it', () => {
    expect(at('table', '2020-01-01').why().at(-1)).toEqual({
      asked: 'channel',
      sentence:
        'The channel is table. Of 2 in force on the day zz/tables is for tables and zz/terminals is for terminals: zz/tables governs.',
      left: ['ZZ blackjack (zz/tables)'],
    });
  });

  it('has no rules for a channel that those in force are not for, and says which come next', () => {
    const before = at('terminal', '2019-10-25');
    expect(before).toMatchObject({
      code: 'OTHER_CHANNEL',
      sentence:
        'No rules for ZZ blackjack at terminals are in force on 2019-10-25; zz/tables is for tables, and the next are in force from 2019-10-26 (zz/terminals).',
      after: { instrument: 'zz/terminals' },
    });
    expect(before.why().at(-1)).toMatchObject({ asked: 'channel', left: [] });
  });

  it('takes a round that names no channel for one at a terminal where only terminals have rules', () => {
    const only = sets.filter(({ channel }) => channel === 'terminal');
    const asked = (channel?: Governed['channel']) =>
      selectRuleSet(only, { jurisdiction: 'ZZ', game: 'blackjack', channel }, dayOf('2020-01-01'));
    expect(asked()).toMatchObject({ ruleSet: { instrument: 'zz/terminals' } });
    expect(asked().why().at(-1)?.sentence).toMatch(/so a terminal is meant\.$/);
    expect(asked('table')).toMatchObject({ code: 'OTHER_CHANNEL' });
  });
});

describe('a form for terminals beside the plain one', () => {
  const plain = form({ decks: [entry(6, '4')], pays: [entry({ main: '1 to 1' }, '5(a)')] });
  const owl = form({ decks: [entry(8, '7')] }, { forms: [{ game: 'blackjack', variant: 'owl', plainAt: 'terminal' }] });
  const sets = ruleSetsOf([owls('2021-01-01', { books: [book('rules', plain, owl)] })]);
  const at = (governed: Partial<Governed>) =>
    selectRuleSet(sets, { jurisdiction: 'ZZ', game: 'blackjack', ...governed }, dayOf('2022-01-01'));

  it.each<[Partial<Governed>, string]>([
    [{}, 'ZZ blackjack'],
    [{ channel: 'table' }, 'ZZ blackjack'],
    [{ channel: 'terminal' }, 'ZZ blackjack/owl'],
    [{ channel: 'terminal', variant: 'owl' }, 'ZZ blackjack/owl'],
    [{ variant: 'owl' }, 'ZZ blackjack/owl'],
  ])('%j: %s', (governed, name) => {
    expect(at(governed)).toMatchObject({ ruleSet: { name } });
  });

  it('does not govern tables', () => {
    expect(at({ channel: 'table', variant: 'owl' })).toMatchObject({
      code: 'OTHER_CHANNEL',
      sentence: 'No rules for ZZ blackjack/owl at tables are in force on 2022-01-01; zz/owls-2021 is for terminals.',
    });
  });

  it('is told by its name, as both are in one instrument', () => {
    expect(at({ channel: 'terminal' }).why().at(-1)).toEqual({
      asked: 'channel',
      sentence:
        'The channel is terminal. Of 2 in force on the day ZZ blackjack/owl is for terminals and ZZ blackjack is for any channel: ZZ blackjack/owl governs.',
      left: ['ZZ blackjack/owl (zz/owls-2021)'],
    });
  });
});

describe('the venue', () => {
  const [forOne] = ruleSetsOf([owls('2021-01-01', { venue: 'The Barn' })]);
  const [forAll] = ruleSetsOf([owls('2020-01-01', { id: 'zz/hens' })]);
  const held = (...sets: readonly (RuleSet | undefined)[]): readonly RuleSet[] => sets.flatMap((set) => set ?? []);
  const at = (sets: readonly RuleSet[], venue?: string) =>
    selectRuleSet(sets, { jurisdiction: 'ZZ', game: 'blackjack', venue }, dayOf('2022-01-01'));

  it.each<[string | undefined, string]>([
    [undefined, 'zz/owls-2021'],
    ['The Barn', 'zz/owls-2021'],
    ['barn casino', 'zz/owls-2021'],
    ['The BÄRN, Sydney', 'zz/owls-2021'],
    ['Barnyard', 'OTHER_VENUE'],
    ['The Star', 'OTHER_VENUE'],
  ])('%s: %s', (venue, expected) => {
    const selection = at(held(forOne), venue);
    expect('ruleSet' in selection ? selection.ruleSet.instrument : selection.code).toBe(expected);
  });

  it('is told where it is not named, and where it is another', () => {
    expect(at(held(forOne)).why()[3]?.sentence).toBe(
      'No venue is named; zz/owls-2021 is for The Barn, and the game is taken to have been played there.',
    );
    const elsewhere = at(held(forOne), 'The Star');
    expect('sentence' in elsewhere && elsewhere.sentence).toBe(
      'No rules for ZZ blackjack at The Star are held; those held are for The Barn (zz/owls-2021).',
    );
    expect(elsewhere.why().at(-1)).toMatchObject({ asked: 'venue', left: [] });
    expect(at(held(forOne, forAll), 'The Star').why()[3]).toEqual({
      asked: 'venue',
      sentence: 'The venue is The Star, and zz/owls-2021 is for The Barn, so that does not govern.',
      left: ['ZZ blackjack (zz/hens)'],
    });
  });

  it('goes before a rule for all casinos', () => {
    const [older] = ruleSetsOf([owls('2019-01-01', { venue: 'The Barn' })]);
    expect(at(held(forAll, older), 'Barn')).toMatchObject({ ruleSet: { venue: 'The Barn' } });
  });
});

describe('no rules in force', () => {
  const hens = owls('2021-01-01', { id: 'zz/hens' });
  const ended = { ...hens, inForce: { ...hens.inForce, to: dayOf('2022-01-01') } };
  const assumed = { from: dayOf('2024-01-01'), basis: 'assumed' as const, reason: 'Nobody says.' };
  const apart = ruleSetsOf([ended, owls('2024-01-01', { inForce: assumed })]);
  const revoked = ruleSetsOf([hens, owls('2022-01-01', { id: 'zz/newts', books: [], revokes: ['zz/hens'] })]);
  const on = (day: string, held: readonly RuleSet[]) =>
    selectRuleSet(held, { jurisdiction: 'ZZ', game: 'blackjack' }, dayOf(day));

  it('before any', () => {
    expect(on('2020-12-31', apart)).toMatchObject({
      code: 'NOT_IN_FORCE',
      sentence:
        'No rules for ZZ blackjack are in force on 2020-12-31; the next are in force from 2021-01-01 until before 2022-01-01 (zz/hens).',
      before: undefined,
      after: { instrument: 'zz/hens' },
    });
    expect(on('2021-01-01', apart)).toMatchObject({ ruleSet: { instrument: 'zz/hens' } });
  });

  it('between two, with why the next day is not certain', () => {
    expect(on('2021-12-31', apart)).toMatchObject({ ruleSet: { instrument: 'zz/hens' } });
    for (const day of ['2022-01-01', '2023-12-31'])
      expect(on(day, apart)).toMatchObject({
        sentence: `No rules for ZZ blackjack are in force on ${day}; the last before were in force from 2021-01-01 until before 2022-01-01 (zz/hens), and the next are in force from 2024-01-01 (zz/owls-2021).`,
        before: { instrument: 'zz/hens' },
        after: { instrument: 'zz/owls-2021' },
      });
    expect(on('2023-12-31', apart).why().at(-1)?.sentence).toMatch(/\(zz\/owls-2021\)\. Nobody says\.$/);
    expect(on('2024-01-01', apart)).toMatchObject({ ruleSet: { instrument: 'zz/owls-2021' } });
  });

  it('after the last, with who ended it', () => {
    expect(on('2021-12-31', revoked)).toMatchObject({ ruleSet: { instrument: 'zz/hens' } });
    const after = on('2022-01-01', revoked);
    expect(after).toMatchObject({ code: 'NOT_IN_FORCE', before: { instrument: 'zz/hens' }, after: undefined });
    expect(after.why().at(-1)).toEqual({
      asked: 'day',
      sentence:
        'No rules for ZZ blackjack are in force on 2022-01-01; the last before were in force from 2021-01-01 until before 2022-01-01 (zz/hens). It ends because zz/newts takes its place.',
      left: [],
    });
  });
});

it('tells every step, the assumed first day and what ended before', () => {
  const old = owls('2021-01-01', { id: 'zz/hens' });
  const assumed = { from: dayOf('2022-01-01'), basis: 'assumed' as const, reason: 'Nobody says.' };
  const sets = ruleSetsOf([old, owls('2022-01-01', { inForce: assumed, revokes: ['zz/hens'] })]);
  const steps = selectRuleSet(sets, { jurisdiction: 'ZZ', game: 'blackjack' }, dayOf('2023-05-05')).why();
  expect(steps.map(({ asked, left }) => [asked, left.length])).toEqual([
    ['jurisdiction', 2],
    ['game', 2],
    ['variant', 2],
    ['venue', 2],
    ['day', 1],
    ['channel', 1],
  ]);
  expect(steps[4]?.sentence).toBe(
    'On 2023-05-05 zz/owls-2021 is in force from 2022-01-01, a first day that is assumed (Nobody says). zz/hens was in force from 2021-01-01 until before 2022-01-01. It ends because zz/owls-2021 takes its place.',
  );
});
