import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRuleSources } from '../../../src/io/files/rule-sources';
import { writeDraft } from '../../../src/io/files/write-draft';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hr-sources-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, ...lines: readonly string[]): void => {
  mkdirSync(join(folder, name), { recursive: true });
  const about = [
    'title: Owls',
    'citation: ZZ 2021',
    'enabledBy: Owl Act',
    `textSha256: ${'f'.repeat(64)}`,
    'books: []',
  ];
  writeFileSync(
    join(folder, name, 'instrument.yaml'),
    [...about, 'inForce: { from: 2021-01-01, basis: stated }', ...lines].join('\n'),
  );
};

it('takes a compilation from the name of its folder', () => {
  write('zz/owls');
  write('zz/owls@2025-03-01');
  const [made, amended] = loadRuleSources(folder);
  expect(made).toMatchObject({ id: 'zz/owls' });
  expect(made).not.toHaveProperty('compilation');
  expect(amended).toMatchObject({ id: 'zz/owls', compilation: '2025-03-01' });
});

it('reads parts with days of their own', () => {
  write(
    'zz/owls',
    'effects:',
    "  - { books: [sch-1], clauses: ['4'], from: 2022-01-01, to: 2023-01-01, basis: computed, reason: Why not. }",
  );
  expect(loadRuleSources(folder)[0]?.effects).toEqual([
    { books: ['sch-1'], clauses: ['4'], from: '2022-01-01', to: '2023-01-01', basis: 'computed', reason: 'Why not.' },
  ]);
});

it.each([
  ['zz/owls@', [], /is named like au-nsw\/ltgame-2016/],
  ['zz/owls@b@c', [], /is named like/],
  ['zz/owls@B', [], /is named like/],
  ['zz/owls', ['effects: [{ from: 2022-01-01, basis: stated }]'], /effects\.0 must name the books or clauses/],
  ['zz/owls', ['effects: [{ books: [a], basis: stated }]'], /effects\.0 must have a first day, an end, or both/],
  [
    'zz/owls',
    ['effects: [{ books: [a], from: 2022-01-01, basis: assumed }]'],
    /effects\.0 an assumed date needs a reason/,
  ],
])('refuses %s with %j', (name, lines, sentence) => {
  write(name, ...lines);
  expect(() => loadRuleSources(folder)).toThrow(sentence);
});

it('refuses two entries under one label, and says how the second is called', () => {
  write('zz/owls');
  const entry = (label: string): string => `- { label: '${label}', heading: Owls, class: duty, says: An owl sits. }`;
  const book = (...labels: readonly string[]): void => {
    mkdirSync(join(folder, 'zz/owls/books'), { recursive: true });
    writeFileSync(join(folder, 'zz/owls/books/rules.yaml'), labels.map(entry).join('\n'));
  };
  const about = readFileSync(join(folder, 'zz/owls/instrument.yaml'), 'utf8');
  writeFileSync(join(folder, 'zz/owls/instrument.yaml'), about.replace('books: []', 'books: [rules]'));
  book('21(2)', '21(2)');
  expect(() => loadRuleSources(folder)).toThrow(/21\(2\) is the label of two entries; .* the second is 21\(2\)\[2\]/);
  book('21(2)', '21(2)[2]');
  expect(loadRuleSources(folder)[0]?.books[0]?.clauses.map(({ label }) => label)).toEqual(['21(2)', '21(2)[2]']);
});

describe('what is the same for all instruments of a jurisdiction', () => {
  const zone = (...lines: readonly string[]): void =>
    writeFileSync(join(folder, 'zz', 'jurisdiction.yaml'), lines.join('\n'));

  it('is its time zone, which each of them has then', () => {
    write('zz/owls');
    expect(loadRuleSources(folder)[0]).not.toHaveProperty('timeZone');
    zone('timeZone: Pacific/Chatham');
    write('zz/hens');
    expect(loadRuleSources(folder).map(({ timeZone }) => timeZone)).toEqual(['Pacific/Chatham', 'Pacific/Chatham']);
  });

  it('is written beside a draft where it is not there yet', () => {
    write('zz/owls');
    zone('timeZone: Pacific/Chatham');
    const [source] = loadRuleSources(folder);
    if (source === undefined) throw new Error('none was read');
    writeDraft(join(folder, 'out'), source);
    expect(loadRuleSources(join(folder, 'out'))).toEqual([source]);
  });

  it('must be a time zone there is', () => {
    write('zz/owls');
    zone('timeZone: Pacific/Atlantis');
    expect(() => loadRuleSources(folder)).toThrow(/jurisdiction\.yaml: timeZone must be a time zone such as/);
  });
});
