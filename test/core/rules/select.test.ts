import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { selectRuleSet, type Governed } from '../../../src/core/rules/select';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';
import { nswRuleSets, nswSource } from '../../support/rounds/judged';

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
      'No rules for AU-NSW baccarat are in force on 2016-06-01; those held are in force from 2016-06-02 (au-nsw/ltgame-2016).',
    ],
    [
      'the day before, in a variant',
      { variant: 'even-money' },
      '2016-06-01',
      'NOT_IN_FORCE',
      'No rules for AU-NSW baccarat/even-money are in force on 2016-06-01; those held are in force from 2016-06-02 (au-nsw/ltgame-2016).',
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
    expect(select(governed, day)).toEqual({ code, sentence });
  });

  it('names nothing where nothing is held', () => {
    expect(select({}, '2024-01-01', [])).toEqual({
      code: 'UNKNOWN_JURISDICTION',
      sentence: 'No rules are held for jurisdiction AU-NSW; rules are held for none.',
    });
  });

  it('says so where a known game has no rules in the jurisdiction', () => {
    const [set] = nswRuleSets();
    const elsewhere = set ? [{ ...set, game: 'two-up', name: 'AU-NSW two-up' }] : [];
    expect(select({}, '2024-01-01', elsewhere)).toEqual({
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
      'No rules for AU-NSW baccarat are in force on 2016-06-01; those held are in force from 2016-06-02 until before 2020-01-01 (au-nsw/ltgame-2016); from 2020-01-01 (au-nsw/ltgame-2020).',
    );
  });
});
