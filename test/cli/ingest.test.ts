import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { houseRules } from '../support/command-line';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { describeOfficial } from '../support/official-texts';
import { smallPdf } from '../support/small-pdf';
import { TINY_TEXT } from '../support/tiny-instrument';

describe('parse and ingest', () => {
  let folder: string;
  let place: TestDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hr-ingest-'));
    place = await createLoadedDatabase();
  });
  afterAll(async () => {
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const ingest = (...args: string[]) => houseRules(['ingest', ...args], { env: { DATABASE_URL: place.url } });
  const editions = async (): Promise<number> => {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    const { rows } = await client.query<{ count: string }>("SELECT count(*) FROM edition WHERE kind = 'text'");
    await client.end();
    return Number(rows[0]?.count);
  };

  it('parse shows the tree without a database', () => {
    const ran = houseRules(['parse', file('zz-tiny.txt', TINY_TEXT), '--json']);
    const [answer] = ran.lines<{
      instrument: string;
      clauses: unknown[];
      unplaced: unknown[];
      references: unknown[];
    }>();
    expect(ran.code).toBe(0);
    expect(answer?.instrument).toBe('zz/zz-tiny');
    expect(answer?.clauses).toHaveLength(8);
    expect(answer?.clauses[1]).toMatchObject({
      citation: 'zz/zz-tiny#rules/1.1',
      label: '1.1',
      labelBasis: 'printed',
      line: 5,
      page: null,
      parent: 'zz/zz-tiny#rules/1',
      text: 'The harbour game is played with four decks of cards.',
    });
    expect(answer?.unplaced).toEqual([]);
    expect(answer?.references).toMatchObject([{ from: 'zz/zz-tiny#rules/2.2', target: 'zz/zz-tiny#rules/2.1' }]);
  });

  it('read a PDF into the same tree as its text', () => {
    const plain = TINY_TEXT.split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(/^#+ /, ''));
    const labels = (path: string) =>
      houseRules(['parse', path, '--json'])
        .lines<{ clauses: { label: string; text: string }[] }>()[0]
        ?.clauses.map(({ label, text }) => [label, text]);
    expect(labels(file('tiny.pdf', smallPdf(plain)))).toEqual(labels(file('tiny.txt', plain.join('\n'))));
    expect(labels(join(folder, 'tiny.pdf'))).toHaveLength(8);
    const { code, err } = houseRules(['parse', file('scan.pdf', smallPdf(['']))]);
    expect([code, err.trim()]).toEqual([
      2,
      expect.stringMatching(/only pictures of pages; supply a copy with a text layer\.$/),
    ]);
  });

  it('ingest stores a text once and says so', async () => {
    const path = file('zz-tiny.txt', TINY_TEXT);
    expect(ingest(path, '--json', '--instrument', 'zz/harbour-2020').lines()).toMatchObject([
      { instrument: 'zz/harbour-2020', books: 1, clauses: 8, unplaced: 0, diagnostics: 0, changed: true },
    ]);
    expect(ingest(path, '--instrument', 'zz/harbour-2020').out).toMatch(/already stored; nothing changed/);
    expect(await editions()).toBe(1);
    const stored = houseRules(['clauses', 'zz/harbour-2020', '--database', '--json'], {
      env: { DATABASE_URL: place.url },
    });
    expect(stored.lines()).toHaveLength(8);
  });

  it('ingest shows what a text would change, and refuses a damaged one with the reasons, storing nothing', async () => {
    const changed = file('changed.txt', TINY_TEXT.replace('wooden', 'locked'));
    const torn = file('torn.txt', TINY_TEXT.replace(/^2\.1\.1.*\n/m, ''));
    const known = ['--instrument', 'zz/harbour-2020'];
    const before = await editions();
    const shown = ingest(changed, '--preview', ...known);
    expect([shown.code, shown.out]).toEqual([
      0,
      'zz/harbour-2020: 0 clauses added, 0 removed, 1 changed, 7 unchanged; nothing is stored.\n' +
        '  changed  zz/harbour-2020#rules/1.2\n' +
        '           The dealer keeps the cards in a [-wooden-]{+locked+} box.\n',
    ]);
    expect(ingest(torn, '--preview', '--json', ...known).lines()).toMatchObject([
      {
        damage: [{ code: 'number-lost', clause: 'zz/harbour-2020#rules/2.1.1' }],
        changes: { added: [], removed: ['zz/harbour-2020#rules/2.1.1'], changed: [], unchanged: 7 },
      },
    ]);
    const refused = ingest(changed, torn, '--json', ...known);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(
      /^zz\/harbour-2020 is not stored, because the copy is damaged:\n {2}2\.1\.1 in rules is /,
    );
    expect(await editions()).toBe(before);
  });

  it('ingest stores nothing that nobody has named, and offers the instrument it resembles', async () => {
    const changed = file('changed.txt', TINY_TEXT.replace('wooden', 'locked'));
    const before = await editions();
    const refused = ingest(changed, '--json');
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toMatch(
      /changed\.txt: Nobody has said .* it resembles zz\/harbour-2020 \(7 of its 8 clauses .*: pass --instrument zz\/harbour-2020 to store it as the next version/,
    );
    const strange = file(
      'lamps.txt',
      '1. The keeper lights the lamp.\n2. The lamp is green.\n3. It burns all night.\n',
    );
    const unlike = ingest(strange);
    expect([unlike.code, unlike.out]).toEqual([2, '']);
    expect(unlike.err).toMatch(/lamps\.txt: .* it resembles none that is held .*: pass --instrument the id /);
    // A place in the name of the file is no answer for a text that is another instrument's.
    expect(ingest(file('au-nsw-harbour.txt', TINY_TEXT.replace('wooden', 'locked'))).err).toMatch(
      /resembles zz\/harbour-2020/,
    );
    // It can be looked at all the same.
    expect(ingest(changed, '--preview', '--json').lines()).toMatchObject([
      {
        resembles: { instrument: 'zz/harbour-2020', shared: 7, clauses: 8 },
        refused: expect.stringMatching(/pass --instrument/) as string,
      },
    ]);
    expect(ingest(changed, '--preview').out).toMatch(/^ {2}REFUSED {2}Nobody has said/m);
    const parsed = houseRules(['parse', strange, '--json']);
    expect(parsed).toMatchObject({ code: 0, err: expect.stringMatching(/^Nobody has said which/) as string });
    expect(parsed.lines()).toMatchObject([{ instrument: 'zz/lamps', resembles: null }]);
    const drafted = houseRules(['draft', strange, '--out', folder]);
    expect([drafted.code, drafted.out]).toEqual([2, '']);
    expect(await editions()).toBe(before);
  });

  it('ingest takes a repeal on the word of whoever has seen it, and keeps amended versions apart', async () => {
    const torn = file('torn.txt', TINY_TEXT.replace(/^2\.1\.1.*\n/m, ''));
    const amended = ['--instrument', 'zz/harbour-2020', '--compilation', '2025-03-01'];
    const before = await editions();
    expect(ingest(torn, ...amended, '--repealed', 'zz/harbour-2020#rules/2.1.2').code).toBe(2);
    const taken = ingest(torn, ...amended, '--repealed', 'zz/harbour-2020#rules/2.1.1', '--json');
    expect(taken.lines()).toMatchObject([{ instrument: 'zz/harbour-2020', clauses: 7, changed: true }]);
    expect(await editions()).toBe(before + 1);
  });

  it.each([
    ['an empty file', () => file('empty.txt', ''), /is empty/],
    ['a file of blanks', () => file('blank.txt', ' \n\n'), /holds no text/],
    ['a picture', () => file('scan.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1)), /neither text nor PDF/],
    ['text in another encoding', () => file('latin.txt', Uint8Array.of(0x31, 0x2e, 0xe9, 0x20)), /not UTF-8/],
    ['prose without a clause', () => file('letter.txt', 'Dear casino,\n\nplease behave.\n'), /no numbered clause/],
    ['a broken PDF', () => file('broken.pdf', '%PDF-1.7\nnothing more'), /cannot be read as a PDF/],
    ['a file that is not there', () => join(folder, 'absent.txt'), /no such file/],
    ['a folder', () => folder, /is not a file/],
    [
      'a file of 200 MB',
      () => {
        const path = file('huge.txt', '1. Rules\n');
        truncateSync(path, 200 * 1024 * 1024);
        return path;
      },
      /has 200 MB; an official text may have 64 MB/,
    ],
  ])('refuse %s with one sentence, and store nothing', async (_, path, sentence) => {
    const before = await editions();
    for (const command of ['parse', 'ingest']) {
      const { code, out, err } = houseRules([command, path()], { env: { DATABASE_URL: place.url } });
      expect([command, code, out]).toEqual([command, 2, '']);
      expect(err).toMatch(sentence);
      expect(err).not.toMatch(/ at .*\.js:\d+/);
    }
    expect(await editions()).toBe(before);
  });

  it('say in one sentence that a database does not answer, without its password', () => {
    const { code, err } = houseRules(['ingest', file('zz-tiny.txt', TINY_TEXT)], {
      env: { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/none' },
    });
    expect(code).toBe(2);
    expect(err.trim()).toMatch(/^The database does not answer .*check DATABASE_URL/);
    expect(err).not.toMatch(/secret/);
  });

  describeOfficial('au-nsw/ltgame-2016', 'of the NSW order', (text) => {
    it('parse offers the NSW order for a changed copy of it', () => {
      const path = file('amended order.txt', text().replace('Tie at the odds of 8 to 1', 'Tie at the odds of 9 to 1'));
      const { code, err, lines } = houseRules(['parse', path, '--json']);
      expect(code).toBe(0);
      expect(err).toMatch(/resembles au-nsw\/ltgame-2016 .*: pass --instrument au-nsw\/ltgame-2016/);
      expect(lines()).toMatchObject([
        { instrument: 'zz/amended-order', resembles: { instrument: 'au-nsw/ltgame-2016' } },
      ]);
    });

    it('ingest knows the NSW order by its bytes, whatever its file is called', () => {
      const path = file('download (3).txt', text());
      expect(ingest(path, '--json').lines()).toMatchObject([
        {
          instrument: 'au-nsw/ltgame-2016',
          books: 2,
          clauses: 251,
          facts: 27,
          unplaced: 0,
          diagnostics: 0,
          changed: true,
        },
      ]);
      const clauses = houseRules(['clauses', 'au-nsw/ltgame-2016', '--database', '--json'], {
        env: { DATABASE_URL: place.url },
      }).lines<{ text: string | null; statement: string | null; labelBasis: string }>();
      expect(clauses).toHaveLength(251);
      expect(clauses.every((clause) => clause.text !== null && clause.statement !== null)).toBe(true);
      expect(new Set(clauses.map(({ labelBasis }) => labelBasis))).toEqual(new Set(['printed']));
    });
  });
});
