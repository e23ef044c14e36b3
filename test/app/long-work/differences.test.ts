import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { namedSide } from '../../../src/app/diff-side-names';
import { inOneSortOfWords } from '../../../src/app/diff-sides';
import { LongWork } from '../../../src/app/long-work/long-work';
import { RuleBook } from '../../../src/app/rule-book';
import { differenceOf } from '../../../src/core/differences/difference';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { loadRuleSources } from '../../../src/io/files/rule-sources';

const rules = new RuleBook(loadRuleSources(ruleSourcesFolder()));
const question = { now: new Date('2026-11-17T00:00:00Z') };
const today = () => '2026-11-17' as never;
const onTheSpot = (from: string, to: string) => {
  const [ours, theirs] = [from, to].map((name) => namedSide(rules, name, { today }));
  if (!ours || !theirs) throw new Error('two sides');
  return differenceOf(...inOneSortOfWords(ours, theirs));
};

describe('clauses compared beside a service', () => {
  let work: LongWork;
  const differenceAside = (from: string, to: string) =>
    work.ask('diff', { names: [from, to], question, instruments: [], texts: [] }, rules, { deadline: Infinity });
  beforeEach(() => {
    work = new LongWork();
  });
  afterEach(() => work.onModuleDestroy());

  it('come to what they come to on the spot', async () => {
    const sides = ['au-nsw/ltgame-2016', 'au-act/ni2019-689'] as const;
    const { matched, added, removed, facts, versions } = onTheSpot(...sides);
    expect(await differenceAside(...sides)).toMatchObject({ matched, added, removed, facts, versions });
  });

  it('let other questions be answered while two whole instruments are compared', async () => {
    const server = createServer((_, reply) => reply.end('still here')).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    const answered: string[] = [];
    const difference = differenceAside('au-qld/casino-gaming-rule-2024', 'nz/table-games-divisions').then(
      ({ matched }) => {
        answered.push('difference');
        return matched.length;
      },
    );
    const other = fetch(`http://127.0.0.1:${String(port)}/`).then(async (reply) => answered.push(await reply.text()));
    expect(await difference).toBeGreaterThan(300);
    await other;
    server.close();
    expect(answered).toEqual(['still here', 'difference']);
  });

  it('keep the order of questions, and answer each its own', async () => {
    const [nsw, act] = ['au-nsw/ltgame-2016', 'au-act/ni2019-689'] as const;
    const [one, other] = await Promise.all([differenceAside(nsw, act), differenceAside(act, nsw)]);
    expect([one.from.name, other.from.name]).toEqual(['au-nsw/ltgame-2016', 'au-act/ni2019-689']);
    expect(one.added[0]?.citation).toMatch(/^au-act\//);
    expect(other.added[0]?.citation).toMatch(/^au-nsw\//);
  });
});

describe('work that a query has no time for', () => {
  it('is ended when that time is over, and the next is done', async () => {
    const work = new LongWork({ threads: 1 });
    const ask = (names: readonly [string, string], deadline: number) =>
      work.ask('diff', { names, question, instruments: [], texts: [] }, rules, { deadline });
    await work.beReady(rules);
    const dear = ask(['au-qld/casino-gaming-rule-2024', 'nz/table-games-divisions'], performance.now() + 200);
    await expect(dear).rejects.toMatchObject({ code: 'TOO_SLOW' });
    const { matched } = await ask(['au-nsw/ltgame-2016', 'au-nsw/ltgame-2016'], Infinity);
    expect(matched.length).toBeGreaterThan(100);
    await work.onModuleDestroy();
  });
});
