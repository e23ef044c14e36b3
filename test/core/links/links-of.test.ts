import { checksByClause } from '../../../src/core/checks/coverage';
import { clauseState } from '../../../src/core/links/clause-state';
import type { Link, Review } from '../../../src/core/links/link';
import { linksOf } from '../../../src/core/links/links-of';
import { buildRuleSets } from '../../../src/core/rules/rule-set';
import { sha256 } from '../../../src/io/files/digest';
import { cite, owlLinks, owlSource, owlText, owlTextWith, wordsOf } from './owl-rules';

const of = (links: readonly Link[], label: string): readonly Link[] =>
  links.filter(({ clause }) => clause === cite(label));
const states = (links: readonly Link[], label: string): readonly string[] =>
  of(links, label).map(({ fact = '–', state, reason }) => [fact, state, ...(reason ? [reason] : [])].join(' '));
const meaningIn = (text: string, label: string): string =>
  wordsOf(text).clauses.find((clause) => clause.label === label)?.meaning ?? '';

const tampered = owlTextWith('odds of 3 to 2', 'odds of 6 to 5');
const review = (label: string, text: string, more: Partial<Review> = {}): Review => ({
  ...{ clause: cite(label), decision: 'confirmed', meaning: meaningIn(text, label), by: 'an officer' },
  ...{ at: '2026-11-16T10:00:00Z', ...more },
});

describe('the links of a clause', () => {
  const links = owlLinks();

  test.each([
    ['with a fact that a check enforces, and one that none does', '2.1', ['decks covered', 'deckCards outstanding']],
    ['that a fact rests on besides its own', '3.1', ['playerPays covered', 'bankerPays covered']],
    ['without a fact and with a reason', '2.3', ['– unchecked conduct of persons']],
    ['without a fact or a reason', '2.4', ['– outstanding']],
  ])('%s', (_, label, expected) => {
    expect(states(links, label)).toEqual(expected);
  });

  describe('that only leads in to others', () => {
    const leading = (label: string, reason?: 'structure') => ({
      ...owlSource,
      books: owlSource.books.map((book) => ({
        ...book,
        clauses: book.clauses.map((one) => (one.label === label ? { ...one, unchecked: reason } : one)),
      })),
    });

    test('are those of its items, and no fact of its own', () => {
      const source = leading('3');
      expect(of(owlLinks(undefined, [], source), '3')).toEqual([
        {
          ...{ clause: cite('3'), ruleSets: ['ZZ baccarat'], state: 'covered' },
          checks: ['baccarat/player-wins-pay-stated-odds', 'baccarat/banker-wins-pay-stated-odds'],
        },
      ]);
      const { ruleSets } = buildRuleSets(source, sha256);
      expect(checksByClause(ruleSets, [source]).get(cite('3'))).toEqual([
        'baccarat/player-wins-pay-stated-odds',
        'baccarat/banker-wins-pay-stated-odds',
      ]);
      expect(checksByClause(ruleSets).has(cite('3'))).toBe(false);
    });

    test('are none where it gives a reason, or where no check holds to an item', () => {
      const reasoned = leading('3', 'structure');
      expect(states(owlLinks(undefined, [], reasoned), '3')).toEqual(['– unchecked structure']);
      expect(checksByClause(buildRuleSets(reasoned, sha256).ruleSets, [reasoned]).has(cite('3'))).toBe(false);
      const idle = leading('1');
      expect(states(owlLinks(undefined, [], idle), '1')).toEqual(['– outstanding']);
      expect(checksByClause(buildRuleSets(idle, sha256).ruleSets, [idle]).has(cite('1'))).toBe(false);
    });
  });

  test('name the game, the rule sets and the checks', () => {
    expect(of(links, '3.2')).toEqual([
      {
        ...{ clause: cite('3.2'), game: 'baccarat', fact: 'bankerPays', ruleSets: ['ZZ baccarat'], state: 'covered' },
        checks: ['baccarat/banker-wins-pay-stated-odds'],
      },
    ]);
  });

  test('of a game without checks are outstanding, or have the reason of the clause', () => {
    const [book] = owlSource.books;
    const dice = { role: 'form' as const, forms: [{ game: 'craps' }], without: [], facts: {} };
    const entry = { value: 3, clause: '2.4', also: ['2.5'], anchor: 'Invented', basis: 'person' as const };
    const facts = { dice: [entry] };
    const source = { ...owlSource, books: book ? [{ ...book, facts: [{ ...dice, facts }] }] : [] };
    const { ruleSets } = buildRuleSets(source, sha256);
    const found = linksOf({ sources: [source], ruleSets, textWords: new Map(), reviews: [] });
    expect([...states(found, '2.4'), ...states(found, '2.5')]).toEqual([
      'dice outstanding',
      'dice unchecked conduct of persons',
    ]);
  });

  test('are there once for a number that two clauses bear, which must both give a reason', () => {
    const twice = (unchecked: 'structure' | undefined) => ({
      ...owlSource,
      books: owlSource.books.map((book) => ({
        ...book,
        clauses: [...book.clauses, { ...book.clauses[0], label: '1', unchecked } as (typeof book.clauses)[0]],
      })),
    });
    expect(states(owlLinks(undefined, [], twice('structure')), '1')).toEqual(['– unchecked structure']);
    expect(states(owlLinks(undefined, [], twice(undefined)), '1')).toEqual(['– outstanding']);
  });

  test('are those of the first version where several of an instrument are given', () => {
    const sources = [owlSource, { ...owlSource, compilation: '2025-03-01' }];
    expect(linksOf({ sources, ruleSets: [], textWords: new Map(), reviews: [] })).toHaveLength(12);
  });
});

describe('a changed text', () => {
  test('makes all links of the changed clause suspect, and no others', () => {
    const links = owlLinks(tampered);
    expect(states(links, '3.1')).toEqual(['playerPays suspect', 'bankerPays suspect']);
    expect(of(links, '3.1')[0]?.because).toEqual([{ kind: 'words-changed' }]);
    expect(links.filter(({ clause }) => clause !== cite('3.1'))).toEqual(
      owlLinks().filter(({ clause }) => clause !== cite('3.1')),
    );
  });

  test('that says the same changes nothing', () => {
    expect(owlLinks(owlText.replaceAll('\n\n', '\n\n\n'))).toEqual(owlLinks());
  });
});

describe('the review of a link', () => {
  const once = (reviews: readonly Review[], text: string | undefined = tampered): readonly string[] =>
    states(owlLinks(text, reviews), '3.1');
  const again = owlTextWith('odds of 3 to 2', 'odds of 8 to 5');
  const confirmed = review('3.1', tampered);
  const rejected = review('3.1', tampered, { decision: 'rejected', note: 'The odds are others now.' });

  test('confirmed, makes it what it was, and is kept with what had changed', () => {
    expect(once([confirmed])).toEqual(['playerPays covered', 'bankerPays covered']);
    expect(of(owlLinks(tampered, [confirmed]), '3.1')[0]).toMatchObject({
      because: [{ kind: 'words-changed' }],
      review: confirmed,
    });
  });

  test('rejected, leaves it outstanding with the note', () => {
    expect(once([rejected])[0]).toBe('playerPays outstanding The odds are others now.');
    expect(once([review('3.1', tampered, { decision: 'rejected' })])[0]).toBe(
      'playerPays outstanding rejected by an officer',
    );
  });

  test('of one fact decides on no other', () => {
    expect(once([{ ...confirmed, fact: 'playerPays' }])).toEqual(['playerPays covered', 'bankerPays suspect']);
  });

  test('that is the last decides, whichever way', () => {
    expect(once([confirmed, rejected])[0]).toMatch(/outstanding/);
    expect(once([rejected, confirmed])[0]).toBe('playerPays covered');
    expect(once([rejected, { ...confirmed, fact: 'playerPays' }])).toEqual([
      'playerPays covered',
      'bankerPays outstanding The odds are others now.',
    ]);
  });

  test('no longer counts once the text changes again, and counts again when the change is taken back', () => {
    expect(once([confirmed], again)).toEqual(['playerPays suspect', 'bankerPays suspect']);
    expect(once([confirmed, review('3.1', again)], tampered)[0]).toBe('playerPays covered');
    expect(once([rejected], owlText)[0]).toBe('playerPays covered');
  });

  test('of a clause that is gone, speaks of no meaning at all', () => {
    const gone = owlTextWith('\n2.6 Every owl is fed.\n', '');
    expect(states(owlLinks(gone), '2.6')).toEqual(['– suspect']);
    expect(states(owlLinks(gone, [review('2.6', gone, { note: 'Owls feed themselves.' })]), '2.6')).toEqual([
      '– unchecked conduct of persons',
    ]);
    expect(states(owlLinks(gone, [review('2.6', owlText)]), '2.6')).toEqual(['– suspect']);
  });

  test('of a definition that changed, is asked for again when that definition changes again', () => {
    const deals = owlTextWith('one deal', 'two deals');
    const looked = [review('2.5', deals)];
    expect(states(owlLinks(deals, looked), '2.5')).toEqual(['– unchecked conduct of persons']);
    expect(states(owlLinks(deals.replace('two deals', 'three deals'), looked), '2.5')).toEqual(['– suspect']);
  });

  test('may reject a link though no text was ingested, in the meaning that was verified', () => {
    expect(states(owlLinks(undefined, [review('3.2', owlText, { decision: 'rejected', note: 'No.' })]), '3.2')).toEqual(
      ['bankerPays outstanding No.'],
    );
    expect(
      states(owlLinks(undefined, [review('3.2', tampered, { meaning: '', decision: 'rejected' })]), '3.2'),
    ).toEqual(['bankerPays covered']);
  });
});

describe('the state of a clause', () => {
  const link = (state: Link['state']): Link => ({ clause: cite('1'), ruleSets: [], checks: [], state });
  test.each<readonly [Link['state'] | undefined, readonly Link['state'][]]>([
    ['suspect', ['covered', 'suspect', 'unchecked']],
    ['covered', ['outstanding', 'covered']],
    ['outstanding', ['unchecked', 'outstanding']],
    ['unchecked', ['unchecked']],
    [undefined, []],
  ])('is %s of %j', (expected, given) => {
    expect(clauseState(given.map(link))).toBe(expected);
  });
});
