import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeFor } from '../../../../src/core/findings/judge';
import { readDraft, type Draft } from '../../../../src/core/rules/drafts/draft';
import { layOver } from '../../../../src/core/rules/drafts/lay-over';
import { sourceOfDraft } from '../../../../src/core/rules/drafts/source-of-draft';
import { buildRuleSets, isLaw, type RuleSet } from '../../../../src/core/rules/rule-set';
import { selectRuleSet } from '../../../../src/core/rules/select';
import { draftFrom, draftsGiven } from '../../../../src/app/drafts';
import { RuleBook } from '../../../../src/app/rule-book';
import { RoundMaker } from '../../../../src/core/generating/generate';
import type { CalendarDate } from '../../../../src/core/values/calendar-date';
import { sha256 } from '../../../../src/io/files/digest';
import { loadRuleSources } from '../../../../src/io/files/rule-sources';
import { writeDraft } from '../../../../src/io/files/write-draft';
import { everyRuleSet } from '../../../support/rounds/everywhere';
import { sideNamed } from '../../../support/rounds/sides';

const draftOf = (facts: object, without: readonly string[] = []): Draft => {
  const draft = readDraft({ name: 'trial', over: 'AU-QLD baccarat', facts, without });
  if (typeof draft === 'string') throw new Error(draft);
  return draft;
};

const base = (game = 'baccarat', side = 'AU-QLD'): RuleSet => sideNamed(game, side).ruleSet;

function laid(rules: RuleSet, facts: object, without: readonly string[] = []): RuleSet {
  const over = layOver(rules, draftOf(facts, without), sha256);
  if ('problems' in over) throw new Error(over.problems.join('; '));
  return over.ruleSet;
}

const cellsOf = (rules: RuleSet, fact: string) =>
  (rules.facts.get(fact)?.cells ?? []).map(({ part, text, option, chosenBy }) => ({ part, text, option, chosenBy }));

describe('a draft laid over a rule set', () => {
  it('states a fact anew, and cites itself before the clauses it takes the place of', () => {
    const fact = laid(base(), { bankerPays: '1 to 1' }).facts.get('bankerPays');
    expect(fact?.cells[0]?.text).toBe('1 to 1');
    expect(fact?.clauses).toEqual(['draft/trial#bankerPays', 'au-qld/casino-gaming-rule-2024#sch-1/11(2)']);
  });

  it('changes one row of a table and leaves the others and their clauses', () => {
    const rules = base('sic-bo');
    const pays = laid(rules, { pays: { 'any-triple': '25 to 1' } }).facts.get('pays');
    const before = rules.facts.get('pays');
    expect(pays?.cells.find(({ part }) => part === 'any-triple')).toMatchObject({ text: '25 to 1' });
    expect(pays?.cells.find(({ part }) => part === 'any-triple')?.clauses[0]).toBe('draft/trial#pays/any-triple');
    const rest = (fact: typeof pays) => fact?.cells.filter(({ part }) => part !== 'any-triple');
    expect(rest(pays)).toHaveLength((before?.cells.length ?? 0) - 1);
    expect(rest(pays)).toEqual(expect.arrayContaining([...(rest(before) ?? [])]));
  });

  it('takes away facts and rows', () => {
    const before = base();
    const rules = laid(before, {}, ['decks', 'displayedLimits.tie']);
    expect([before.facts.has('decks'), rules.facts.has('decks')]).toEqual([true, false]);
    const rows = (of: RuleSet) => cellsOf(of, 'displayedLimits').map(({ part }) => part);
    expect(rows(before)).toContain('tie');
    expect(rows(rules)).toEqual(rows(before).filter((row) => row !== 'tie'));
  });

  it('leaves a choice to the operator where it has options', () => {
    const rules = laid(base(), {
      tiePays: { options: { A: '8 to 1', B: '9 to 1' }, chosenBy: 'table.options.tie', note: 'to be tried' },
    });
    expect(cellsOf(rules, 'tiePays')).toEqual([
      { part: '', text: '8 to 1', option: 'A', chosenBy: 'table.options.tie' },
      { part: '', text: '9 to 1', option: 'B', chosenBy: 'table.options.tie' },
    ]);
  });

  it.each([
    [{ bankerPay: '1 to 1' }, [], /fact bankerPay: baccarat knows no such fact; the nearest are .*bankerPays/],
    [{ bankerPays: 'one for one' }, [], /fact bankerPays: .*odds.*one for one/],
    [{ decks: { value: 'many' } }, [], /fact decks: numbers such as "6, 8"/],
    [{ pays: { 'perfect-pair/mixed': 'lots' } }, [], /fact pays: "perfect-pair\/mixed: .*" is no name with odds/],
    [{ cardsFace: 'sideways' }, [], /fact cardsFace: one of .* is expected/],
    [{}, ['pays.perfect-pear'], /pays has no row perfect-pear; the nearest are .*perfect-pair/],
    [{}, ['surrender'], /the rules state no fact surrender/],
    [{}, ['bankerPays'], /permits a wager and does not state bankerPays/],
  ])('is refused with fact, row and what is allowed: %j without %j', (facts, without, sentence) => {
    const over = layOver(base(), draftOf(facts, without), sha256);
    expect('problems' in over ? over.problems.join('; ') : 'laid over').toMatch(sentence);
  });

  it.each([
    ['a list', []],
    ['a name with a space', { name: 'a b', over: 'AU-QLD baccarat', facts: { decks: 6 } }],
    ['no rule set', { name: 'a', facts: { decks: 6 } }],
    ['nothing changed', { name: 'a', over: 'AU-QLD baccarat' }],
    ['a field that there is not', { name: 'a', over: 'AU-QLD baccarat', rules: {} }],
    ['a choice without a field', { name: 'a', over: 'AU-QLD baccarat', facts: { decks: { options: { A: 6 } } } }],
  ])('is no draft: %s', (_, raw) => {
    expect(typeof readDraft(raw)).toBe('string');
  });
});

describe('a draft', () => {
  const draft = (facts: unknown): unknown => ({ name: 'a', over: 'AU-QLD baccarat', facts });
  const facts = (count: number): unknown =>
    draft(Object.fromEntries(Array.from({ length: count }, (_, at) => [`fact${String(at)}`, 1])));
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

  it.each([
    ['of a thousand facts', facts(1_000), facts(1_001)],
    ['of long texts', draft({ decks: 'x'.repeat(2_000) }), draft({ decks: 'x'.repeat(2_001) })],
    ['of nested facts', draft({ decks: nested(14) }), draft({ decks: nested(15) })],
  ])('%s is taken, and one that is larger is refused with what it may have', (_, most, more) => {
    expect(draftFrom(most, 'It').name).toBe('a');
    expect(() => draftFrom(more, 'It')).toThrow(
      'It cannot be used: it is larger than a draft may be (1,000 facts, or rows in one place; 2,000 characters in a text; 16 levels); state only what is to change.',
    );
  });

  it('comes with no more than 24 others', () => {
    const many = (count: number): readonly unknown[] => Array.from({ length: count }, () => facts(1));
    expect(draftsGiven(many(24))('a').name).toBe('a');
    expect(() => draftsGiven(many(25))).toThrow('A request may bring 24 drafts, found 25; ask for fewer at a time.');
  });
});

describe('a draft is marked and never in force', () => {
  const rules = base();
  const draft = laid(rules, { bankerPays: '1 to 1' });

  it('has a name and a version of its own, which depend on what it says and on what it lies over', () => {
    const versions = [
      rules,
      draft,
      laid(rules, { bankerPays: '9 to 10' }),
      laid(base('baccarat', 'NZ'), { bankerPays: '1 to 1' }),
    ];
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
    expect(draft.name).toBe('AU-QLD baccarat (draft trial)');
    expect(draft.draft).toEqual({ name: 'trial', over: 'AU-QLD baccarat', overVersion: rules.version });
  });

  it('is selected on no day, at no channel and in no place, even held among the law', () => {
    const held = [draft, ...everyRuleSet(), draft];
    const days = ['1990-01-01', '2000-02-29', rules.inForce.from, '2025-02-03', '2100-01-01'] as CalendarDate[];
    for (const day of days)
      for (const channel of [undefined, 'table', 'terminal'] as const) {
        const selection = selectRuleSet(held, { jurisdiction: 'AU-QLD', game: 'baccarat', channel }, day);
        expect('ruleSet' in selection ? selection.ruleSet.draft : undefined).toBeUndefined();
      }
    expect(
      selectRuleSet([draft], { jurisdiction: 'AU-QLD', game: 'baccarat' }, '2025-02-03' as CalendarDate),
    ).toMatchObject({
      code: 'UNKNOWN_JURISDICTION',
    });
  });

  it('finds what it forbids, and names itself in the finding', () => {
    const venue = { ruleSet: draft, channel: undefined, day: '2025-02-03' as CalendarDate };
    const maker = new RoundMaker(venue, 5);
    const checked = judgeFor(draft)?.check(maker.breach('baccarat/banker-wins-pay-stated-odds'));
    expect(typeof checked === 'object' && checked.findings[0]?.clauses[0]).toBe('draft/trial#bankerPays');
    expect(typeof checked === 'object' && checked.ruleSet).toBe('AU-QLD baccarat (draft trial)');
  });
});

describe('a draft as a folder of rule sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-rules-draft-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['baccarat', 'AU-QLD', { bankerPays: '1 to 1', decks: 6 }],
    ['blackjack', 'AU-QLD', { decks: '6 to 8' }],
    ['roulette', 'NZ', { revolutions: '2 revolutions' }],
    ['sic-bo', 'AU-ACT:terminal', { pays: { 'any-triple': '25 to 1' } }],
  ])('loads and builds the same facts: %s of %s', (game, side, facts) => {
    const draft = laid(base(game, side), facts);
    if (draft.draft === undefined) throw new Error('not marked');
    const home = join(folder, game);
    writeDraft(home, sourceOfDraft(draft, draft.draft));
    const sources = loadRuleSources(home);
    const built = sources.flatMap((source) => {
      const { ruleSets, problems } = buildRuleSets(source, sha256);
      expect(problems).toEqual([]);
      return ruleSets;
    });
    expect(built).toHaveLength(1);
    const [again] = built;
    expect([...(again?.facts.keys() ?? [])].sort()).toEqual([...draft.facts.keys()].sort());
    for (const name of draft.facts.keys())
      expect([name, again && cellsOf(again, name)]).toEqual([name, cellsOf(draft, name)]);
    expect(sources[0]?.draft).toBe(true);
    // Held among the law it can be asked for by its name, and governs on no day.
    const held = new RuleBook(sources);
    expect(held.ruleSets.map(isLaw)).toEqual([false]);
    const { jurisdiction, inForce } = draft;
    expect(held.select({ jurisdiction, game }, inForce.from)).toMatchObject({ code: 'UNKNOWN_JURISDICTION' });
  });
});
