import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createGzip, constants } from 'node:zlib';
import { PROGRAM, ROOT } from '../support/command-line';

const record = (id: string, paid = 9_500): string =>
  JSON.stringify({
    ...{ format: 'house-rules/round@1', id, jurisdiction: 'AU-NSW', game: 'baccarat' },
    ...{ playedAt: '2024-10-03T21:04:05+10:00', equipment: { decks: 8 } },
    table: { limits: { '*': { min: 500, max: 500_000 } } },
    events: [
      { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
      ...['player 4H', 'banker KS', 'player 2D', 'banker 7C'].map((dealt) => {
        const [to, card] = dealt.split(' ');
        return { type: 'deal', to, card };
      }),
      { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
    ],
  });

/** A command that is sent lines one by one, each only after the one before was answered. */
class Live {
  private readonly child;
  private readonly answers: AsyncIterator<string>;
  private readonly closed: Promise<unknown[]>;

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, [PROGRAM, 'check', '-', '--json', ...args], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.closed = once(this.child, 'close');
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(bytes: string | Uint8Array): void {
    this.child.stdin.write(bytes);
  }

  async answer(): Promise<unknown> {
    const { value, done } = (await this.answers.next()) as IteratorResult<string, undefined>;
    return done === true ? undefined : JSON.parse(value);
  }

  async asked(line: string): Promise<unknown> {
    this.send(`${line}\n`);
    return this.answer();
  }

  async end(): Promise<unknown> {
    this.child.stdin.end();
    const [code] = await this.closed;
    return code;
  }
}

describe('check - answers a line before the next one is sent', () => {
  it.each([
    ['with one thread', []],
    ['with several', ['--workers', '2']],
  ])('%s', async (_, args) => {
    const live = new Live(...args);
    expect(await live.asked(record('a'))).toMatchObject({ round: 'a', verdict: 'complies' });
    expect(await live.asked('nonsense')).toMatchObject({
      line: 2,
      error: expect.stringMatching(/^Not JSON/) as string,
    });
    expect(await live.asked(record('b', 10_000))).toMatchObject({ round: 'b', verdict: 'breaches' });
    expect(await live.asked(record('c'))).toMatchObject({ round: 'c', verdict: 'complies' });
    expect(await live.end()).toBe(1);
  });

  it('when the first of them is no record, and however a line is broken up on its way', async () => {
    const live = new Live();
    expect(await live.asked('nonsense')).toMatchObject({ line: 1 });
    const line = record('a');
    for (let at = 0; at < line.length; at += 40) live.send(line.slice(at, at + 40));
    expect(await live.asked('')).toMatchObject({ round: 'a' });
    expect(await live.end()).toBe(2);
  });

  it('after a first record that was cut off: the next whole one shows that these are lines', async () => {
    const live = new Live();
    live.send(`${record('a').slice(0, 90)}\n`);
    expect(await live.asked(record('b'))).toMatchObject({
      line: 1,
      error: expect.stringMatching(/^Not JSON/) as string,
    });
    expect(await live.answer()).toMatchObject({ round: 'b' });
    expect(await live.end()).toBe(2);
  });

  it('of an archive that is flushed line by line', async () => {
    const live = new Live();
    const gzip = createGzip();
    gzip.on('data', (bytes: Buffer) => {
      live.send(bytes);
    });
    for (const id of ['a', 'b']) {
      gzip.write(`${record(id)}\n`);
      gzip.flush(constants.Z_SYNC_FLUSH);
      expect(await live.answer()).toMatchObject({ round: id });
    }
    gzip.end();
    await once(gzip, 'end');
    expect(await live.end()).toBe(0);
  });

  it('of columns, where a round is whole when the next begins', async () => {
    const live = new Live();
    live.send('id,jurisdiction,game,playedAt,event.type,event.id,event.player,event.bet,event.stake\n');
    const row = (id: string): string => `${id},AU-NSW,baccarat,2024-10-03T21:04:05+10:00,wager,w1,p1,banker,10000`;
    live.send(`${row('a')}\n`);
    expect(await live.asked(row('b'))).toMatchObject({ round: 'a' });
    expect(await live.asked(row('c'))).toMatchObject({ round: 'b' });
    await live.end();
    expect(await live.answer()).toMatchObject({ round: 'c' });
  });
});
