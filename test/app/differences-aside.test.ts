import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSide } from '../../src/app/diff-side-names';
import { inOneSortOfWords } from '../../src/app/diff-sides';
import { DifferencesAside } from '../../src/app/differences-aside';
import { RuleBook } from '../../src/app/rule-book';
import { differenceOf } from '../../src/core/differences/difference';
import { ruleSources } from '../support/rule-sources';

const rules = new RuleBook(ruleSources());
const sides = (from: string, to: string) => {
  const [ours, theirs] = [from, to].map((name) => namedSide(rules, name, { today: () => '2026-11-17' as never }));
  if (!ours || !theirs) throw new Error('two sides');
  return inOneSortOfWords(ours, theirs);
};

describe('clauses compared beside a service', () => {
  let aside: DifferencesAside;
  beforeEach(() => {
    aside = new DifferencesAside();
  });
  afterEach(() => aside.onModuleDestroy());

  it('come to what they come to on the spot', async () => {
    const [from, to] = sides('au-nsw/ltgame-2016', 'au-act/ni2019-689');
    expect(await aside.differenceOf(from, to)).toEqual(differenceOf(from, to));
  });

  it('let other questions be answered while two whole instruments are compared', async () => {
    const server = createServer((_, reply) => reply.end('still here')).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    const [from, to] = sides('au-qld/casino-gaming-rule-2024', 'nz/table-games-divisions');
    const answered: string[] = [];
    const difference = aside.differenceOf(from, to).then(({ matched }) => {
      answered.push('difference');
      return matched.length;
    });
    const other = fetch(`http://127.0.0.1:${String(port)}/`).then(async (reply) => answered.push(await reply.text()));
    expect(await difference).toBeGreaterThan(300);
    await other;
    server.close();
    expect(answered).toEqual(['still here', 'difference']);
  });

  it('keep the order of questions, and answer each its own', async () => {
    const pairs = [
      sides('au-nsw/ltgame-2016', 'au-act/ni2019-689'),
      sides('au-act/ni2019-689', 'au-nsw/ltgame-2016'),
    ] as const;
    const [one, other] = await Promise.all(pairs.map(([from, to]) => aside.differenceOf(from, to)));
    expect([one?.from.name, other?.from.name]).toEqual(['au-nsw/ltgame-2016', 'au-act/ni2019-689']);
    expect(one?.added[0]?.citation).toMatch(/^au-act\//);
    expect(other?.added[0]?.citation).toMatch(/^au-nsw\//);
  });
});

describe('a thread that ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'differences-'));
  const script = join(folder, 'ends.cjs');
  writeFileSync(
    script,
    `require('node:worker_threads').parentPort.on('message', () => { throw new Error('out of words'); });`,
  );
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is told of, each time anew', async () => {
    const aside = new DifferencesAside(script);
    const [from, to] = sides('au-nsw/ltgame-2016', 'au-act/ni2019-689');
    const said = 'The thread that compares clauses ended: out of words';
    await expect(aside.differenceOf(from, to)).rejects.toThrow(said);
    await expect(aside.differenceOf(from, to)).rejects.toThrow(said);
    await aside.onModuleDestroy();
  });
});
