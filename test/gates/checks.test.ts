import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKED_GAMES } from '../../src/core/checks/registry';
import { DEFINED_CODES } from '../support/examples/defined';
import { BREACHES } from '../support/rounds/breaches';
import { breachesIn, judged, labelsOf, ofCheck } from '../support/rounds/judged';
import { LAWFUL } from '../support/rounds/lawful';

/** Gates over the checks of every game: none without a row, a test, a recorded breach and a lawful near miss. */

const root = join(__dirname, '..', '..');
const sources = join(root, 'src', 'core', 'checks');
const tests = join(root, 'test', 'core', 'checks');

const games = readdirSync(sources, { withFileTypes: true })
  // A folder without a registry holds what the checks of several games share.
  .filter((entry) => entry.isDirectory() && existsSync(join(sources, entry.name, 'registry.ts')))
  .map(({ name }) => name);

/** The ids of the checks a game's folder defines, each with the path its file has. */
const defined = games.flatMap((game) =>
  readdirSync(join(sources, game)).flatMap((file) =>
    [...readFileSync(join(sources, game, file), 'utf8').matchAll(/^\s+id: '([^']+)',$/gm)].map(([, id = '']) => ({
      id,
      path: `${game}/${file.replace(/\.ts$/, '')}`,
    })),
  ),
);
/** Those that stand in a file each; the checks of a game that is one definition come from the catalogue of duties. */
const WRITTEN_GAMES = CHECKED_GAMES.filter(({ code }) => !DEFINED_CODES.includes(code));
const registered = WRITTEN_GAMES.flatMap(({ checks }) => checks.map(({ id }) => id));
const tested = games
  .filter((game) => existsSync(join(tests, game)))
  .flatMap((game) => readdirSync(join(tests, game)).map((file) => `${game}/${file}`));

describe('parity', () => {
  it('every check stands in the file its id names, one to a file', () => {
    expect(defined.map(({ id }) => id)).toEqual(defined.map(({ path }) => path));
  });

  it('every check has exactly one row in the registry, and every row a file', () => {
    expect([...registered].sort()).toEqual(defined.map(({ id }) => id).sort());
    expect(new Set(registered).size).toBe(registered.length);
  });

  it('every check has a table of cases of its name, and every table a check', () => {
    const tables = tested.filter((path) => !path.endsWith('.test.ts'));
    expect(tables.sort()).toEqual(registered.map((id) => `${id}.table.ts`).sort());
  });

  it('every other test beside the tables is of what checks of its game share, and no check', () => {
    const parts = games.flatMap((game) =>
      readdirSync(join(sources, game)).map((file) => `${game}/${file.replace(/\.ts$/, '')}`),
    );
    const shared = parts.filter((path) => !registered.includes(path));
    const others = tested.filter((path) => path.endsWith('.test.ts')).map((path) => path.replace(/\.test\.ts$/, ''));
    expect(others.filter((path) => !shared.some((part) => path === part || path.startsWith(`${part}-`)))).toEqual([]);
  });

  it('every game that has checks is one that can be judged', () => {
    expect(WRITTEN_GAMES.map(({ code }) => code)).toEqual(games);
  });
});

describe('every check fires', () => {
  it('has recorded breaches, and none is kept for a check that is gone', () => {
    expect(Object.keys(BREACHES).sort()).toEqual([...registered].sort());
  });

  it.each(registered)('%s', (id) => {
    const recorded = BREACHES[id] ?? [];
    const found = recorded.map(({ round }) =>
      breachesIn(judged(round)).map(({ check, clauses }) => [check, labelsOf(clauses)]),
    );
    expect(found).toEqual(recorded.map(({ clauses }) => [[id, clauses]]));
    expect(found).not.toEqual([]);
  });
});

describe('every check has a lawful near miss', () => {
  it('has exactly one lawful round', () => {
    expect(Object.keys(LAWFUL).sort()).toEqual([...registered].sort());
  });

  it.each(registered)('%s', (id) => {
    const lawful = LAWFUL[id];
    const checked = lawful && judged(lawful.round);
    expect(checked && breachesIn(checked)).toEqual([]);
    expect(checked && ofCheck(checked, id).map(({ verdict }) => verdict)).toEqual(
      lawful?.subjects.map(() => 'complies'),
    );
  });
});

describe('every sentence is whole', () => {
  const pattern = (template: string): RegExp =>
    new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '[^{}]+')}$`);

  it.each(WRITTEN_GAMES.flatMap(({ checks }) => checks).map(({ id, messages }) => ({ id, messages })))(
    '$id',
    ({ id, messages }) => {
      const said = (BREACHES[id] ?? []).flatMap(({ round }) => breachesIn(judged(round)).map(({ message }) => message));
      const unheard = Object.values(messages).filter(
        (template) => !said.some((message) => pattern(template).test(message)),
      );
      expect(unheard).toEqual([]);
      const everything = [...(BREACHES[id] ?? []), ...(LAWFUL[id] ? [LAWFUL[id]] : [])].flatMap(
        ({ round }) => judged(round).findings,
      );
      for (const { message } of everything) expect(message).toMatch(/^[A-Z0-9][^{}\n]*\.$/);
    },
  );
});

test.each(CHECKED_GAMES)(
  'every part of a round of $code that a check concerns is known, and there are no others',
  ({ checks, parts }) => {
    const concerned = new Set(checks.flatMap(({ concerns }) => concerns ?? []));
    expect([...concerned].sort()).toEqual(Object.keys(parts.bits).sort());
  },
);
