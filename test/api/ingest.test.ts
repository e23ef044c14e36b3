import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { describeOfficial } from '../support/official-texts';
import { startTestService, type TestService } from '../support/service';
import { smallPdf } from '../support/small-pdf';
import { TINY_TEXT } from '../support/tiny-instrument';
import { partsOf, sendParts, upload } from '../support/upload';

const PREVIEW = `preview {
  books { id clauses }
  damage { code clause }
  changes { added removed unchanged changed { nodes { citation words { kind text } } } }
  suspectLinks { clause fact because }
}`;

describe('ingesting over GraphQL', () => {
  let folder: string;
  let place: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hr-uploads-'));
    place = await createTestDatabase();
    service = await startTestService({ database: place, dataDir: folder, uploadMegabytes: 1 });
  });
  afterAll(async () => {
    await service.stop();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const tiny = (content = TINY_TEXT) => ({ name: 'harbour.txt', content });
  const ingest = async (id: string, fields: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await service.ask(`query ($id: ID!) { ingest(id: $id) { ${fields} } }`, { id });
    expect(errors).toBeUndefined();
    return data?.['ingest'] as Record<string, unknown>;
  };
  const publish = async (id: string, repealed: readonly string[] = []) =>
    service.ask(
      `mutation ($id: ID!, $repealed: [ID!]) { publishIngest(id: $id, repealed: $repealed) {
         __typename ... on Ingest { state ${PREVIEW} } ... on Refused { reasons { code message clause } } } }`,
      { id, repealed },
    );
  const published = async (id: string, repealed: readonly string[] = []) =>
    (await publish(id, repealed)).data?.['publishIngest'];
  const changesMade = async () => (await service.ask('{ changes { totalCount } }')).data?.['changes'];
  const files = () => readdirSync(join(folder, 'uploads')).sort();

  it('reads a text, shows it before anything is stored, and publishes it once', async () => {
    const id = await upload(service, tiny(), { instrument: 'zz/harbour-2020' });
    const held = 'query { instrument(id: "zz/harbour-2020") { id } }';
    expect((await service.ask(held)).data).toEqual({ instrument: null });
    const shown = await ingest(
      id,
      `fileName bytes instrument state by progress { done total unit } problem { code } ${PREVIEW}
       p: preview { clauses(first: 2) { totalCount pageInfo { hasNextPage } nodes { citation label heading text parent line } } }`,
    );
    const labels = ['1', '1.1', '1.2', '2', '2.1', '2.1.1', '2.1.2', '2.2'];
    expect(shown).toMatchObject({
      ...{ fileName: 'harbour.txt', bytes: TINY_TEXT.length, instrument: 'zz/harbour-2020', state: 'read' },
      by: 'open service',
      progress: { done: 3, total: 3, unit: 'stages' },
      problem: null,
      preview: {
        books: [{ id: 'rules', clauses: 8 }],
        damage: [],
        changes: {
          ...{ added: labels.map((label) => `zz/harbour-2020#rules/${label}`), removed: [], unchanged: 0 },
          changed: { nodes: [] },
        },
        suspectLinks: [],
      },
      p: {
        clauses: {
          ...{ totalCount: 8, pageInfo: { hasNextPage: true } },
          nodes: [
            { label: '1', heading: 'Cards', parent: null },
            { label: '1.1', text: 'The harbour game is played with four decks of cards.', parent: '1', line: 5 },
          ],
        },
      },
    });
    expect(await published(id)).toMatchObject({
      ...{ __typename: 'Ingest', state: 'published' },
      preview: { changes: { added: { length: 8 } } },
    });
    expect((await service.ask(held)).data).toEqual({ instrument: { id: 'zz/harbour-2020' } });
    const before = await changesMade();
    expect(await published(id)).toMatchObject({ __typename: 'Ingest', state: 'published' });
    expect(await changesMade()).toEqual(before);
  });

  it('shows the words that a newer text changes', async () => {
    const id = await upload(service, tiny(TINY_TEXT.replace('wooden box', 'locked box') + '2.3 The bell is brass.\n'), {
      instrument: 'zz/harbour-2020',
    });
    expect(await ingest(id, PREVIEW)).toMatchObject({
      preview: {
        damage: [],
        changes: {
          ...{ added: ['zz/harbour-2020#rules/2.3'], removed: [], unchanged: 7 },
          changed: {
            nodes: [
              {
                citation: 'zz/harbour-2020#rules/1.2',
                words: [
                  { kind: 'same', text: 'The dealer keeps the cards in a ' },
                  { kind: 'removed', text: 'wooden' },
                  { kind: 'added', text: 'locked' },
                  { kind: 'same', text: ' box.' },
                ],
              },
            ],
          },
        },
      },
    });
  });

  it('publishes nothing that nobody has named, and offers the instrument it resembles', async () => {
    const offered = /resembles zz\/harbour-2020 .*upload it again with instrument: zz\/harbour-2020/;
    for (const [content, likeness, message] of [
      [`${TINY_TEXT}2.4 The bell is rung.\n`, { instrument: 'zz/harbour-2020', clauses: 9 }, offered],
      ['1. Stars shine.\n2. Stars fall.\n', null, /resembles none/],
    ] as const) {
      const id = await upload(service, { name: 'copy.txt', content });
      const { preview } = await ingest(id, 'preview { resembles { instrument shared clauses message } }');
      expect(preview).toMatchObject({ resembles: likeness });
      const reasons = [{ code: 'UNNAMED_INSTRUMENT', message: expect.stringMatching(message) as string }];
      expect(await published(id)).toMatchObject({ __typename: 'Refused', reasons });
    }
    expect((await service.ask('{ instrument(id: "zz/copy") { id } }')).data).toEqual({ instrument: null });
  });

  it('counts the pages of a PDF', async () => {
    const lines = Array.from({ length: 65 }, (_, at) => `${String(at + 1)}. The keeper lights lamp ${String(at + 1)}.`);
    const id = await upload(service, { name: 'lamps.pdf', content: smallPdf(lines) }, { instrument: 'zz/lamps' });
    expect(await ingest(id, 'state instrument progress { done total unit } preview { books { clauses } }')).toEqual({
      state: 'read',
      instrument: 'zz/lamps',
      progress: { done: 3, total: 3, unit: 'pages' },
      preview: { books: [{ clauses: 65 }] },
    });
    expect(await published(id)).toMatchObject({ __typename: 'Ingest' });
  });

  it('refuses a damaged copy with the reasons, and stores nothing', async () => {
    const torn = TINY_TEXT.replace(/^2\.1\.1.*\n/m, '');
    const id = await upload(service, tiny(torn), { instrument: 'zz/harbour-2020' });
    const lost = { code: 'number-lost', clause: 'zz/harbour-2020#rules/2.1.1' };
    expect(await ingest(id, PREVIEW)).toMatchObject({ preview: { damage: [lost] } });
    const before = await changesMade();
    expect(await published(id)).toMatchObject({
      __typename: 'Refused',
      reasons: [
        { ...lost, message: expect.stringMatching(/^2\.1\.1 in rules is missing before 2\.1\.2, .* supply/) as string },
      ],
    });
    expect(await changesMade()).toEqual(before);
    // Unless an officer has seen that it was repealed; what still stands there cannot have been.
    expect((await publish(id, ['zz/harbour-2020#rules/2.1.2'])).errors).toMatchObject([
      { extensions: { code: 'BAD_ARGUMENT' } },
    ]);
    expect(await published(id, ['zz/harbour-2020#rules/2.1.1'])).toMatchObject({ state: 'published' });
    const log = await service.ask('{ changes(first: 1) { nodes { who action subject detail } } }');
    expect(log.data).toMatchObject({
      changes: {
        nodes: [
          {
            ...{ who: 'open service', action: 'store-text', subject: 'zz/harbour-2020' },
            detail: { repealed: ['zz/harbour-2020#rules/2.1.1'] },
          },
        ],
      },
    });
  });

  it('refuses to publish over a text that nobody has looked at', async () => {
    const instrument = { instrument: 'zz/harbour-2021' };
    const [first, second] = [
      await upload(service, tiny(), instrument),
      await upload(service, tiny(TINY_TEXT.replace('four', 'six')), instrument),
    ];
    expect(await published(first)).toMatchObject({ state: 'published' });
    expect(await published(second)).toMatchObject({ __typename: 'Refused', reasons: [{ code: 'PREVIEW_OUTDATED' }] });
    expect(await ingest(second, PREVIEW)).toMatchObject({ preview: { changes: { unchanged: 7 } } });
    expect(await published(second)).toMatchObject({ state: 'published', preview: { changes: { unchanged: 7 } } });
    // The earlier one was published, and stays so.
    expect(await ingest(first, 'state')).toEqual({ state: 'published' });
  });

  it('says why a file cannot be read, and by the name it was sent under', async () => {
    const id = await upload(service, { name: '../letters/letter.txt', content: 'Dear casino,\n\nplease behave.\n' });
    const { state, problem, preview } = await ingest(id, 'state problem { code message } preview { books { id } }');
    expect([state, preview]).toEqual(['failed', null]);
    expect(problem).toEqual({
      code: 'NO_CLAUSES',
      message: expect.stringMatching(/^letter\.txt holds no numbered clause/) as string,
    });
    expect((await publish(id)).errors).toMatchObject([{ extensions: { code: 'BAD_ARGUMENT' } }]);
    expect((await publish('nobody')).errors).toMatchObject([{ extensions: { code: 'NO_SUCH_INGEST' } }]);
  });

  it('takes a file of the greatest size and leaves nothing of a larger one', async () => {
    const sized = (bytes: number) => tiny(TINY_TEXT + ' '.repeat(bytes - TINY_TEXT.length));
    const megabyte = 1024 * 1024;
    expect(await sendParts(service, partsOf(sized(megabyte)))).toMatchObject({ status: 200, answer: { data: {} } });
    const before = files();
    for (const bytes of [megabyte + 1, 6 * megabyte])
      expect(await sendParts(service, partsOf(sized(bytes)))).toMatchObject({
        status: 413,
        answer: { errors: [{ extensions: { code: 'FILE_TOO_LARGE' } }] },
      });
    expect(files()).toEqual(before);
  });

  const [operations, map, file] = partsOf(tiny());
  const parts = (...some: (typeof operations | undefined)[]) => some.filter((part) => part !== undefined);
  it.each([
    ['without the header that other sites cannot send', parts(operations, map, file), {}, 400, 'BAD_REQUEST'],
    [
      'of two files',
      [...parts(operations, map, file), ['1', new File(['x'], 'x')] as [string, File]],
      undefined,
      413,
      'BAD_ARGUMENT',
    ],
    ['whose file comes first', parts(file, operations, map), undefined, 400, 'BAD_ARGUMENT'],
    ['without a file', parts(operations, map), undefined, 400, 'BAD_ARGUMENT'],
    [
      'whose map leads nowhere',
      parts(operations, ['map', '{"0":["variables.other"]}'], file),
      undefined,
      400,
      'BAD_ARGUMENT',
    ],
    [
      'whose map leads out of the variables',
      parts(operations, ['map', '{"0":["__proto__.file"]}'], file),
      undefined,
      400,
      'BAD_ARGUMENT',
    ],
    ['whose operations are no JSON', parts(['operations', 'no'], map, file), undefined, 400, 'BAD_ARGUMENT'],
    ['of an instrument that cannot be', partsOf(tiny(), { instrument: 'Harbour' }), undefined, 200, 'BAD_ARGUMENT'],
    ['of a compilation that cannot be', partsOf(tiny(), { compilation: '../1' }), undefined, 200, 'BAD_ARGUMENT'],
    [
      'of a query that does not exist',
      parts(['operations', '{"query":"{ nothing }","variables":{"file":null}}'], map, file),
      undefined,
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('refuses an upload %s, and keeps nothing of it', async (_, sent, headers, status, code) => {
    const before = files();
    const refused = await sendParts(service, sent, headers);
    expect([refused.status, refused.answer.errors?.[0]?.extensions?.code]).toEqual([status, code]);
    expect(files()).toEqual(before);
  });

  it('takes files nowhere else, and no word for a file', async () => {
    expect(await sendParts(service, partsOf(tiny()), undefined, '/round')).toMatchObject({ status: 415 });
    const answer = await service.ask('mutation { ingestInstrument(file: "harbour.txt") { id } }');
    expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_ARGUMENT' } }]);
  });

  it('knows after a new start what was uploaded and what was published', async () => {
    const read = await upload(service, tiny(TINY_TEXT.replace('brass', 'tin').replace('four', 'two')), {
      instrument: 'zz/harbour-2022',
    });
    const list = '{ ingests(first: 100) { totalCount nodes { id state } } }';
    const before = (await service.ask(list)).data?.['ingests'] as { nodes: { id: string; state: string }[] };
    await service.stop();
    service = await startTestService({ database: place, dataDir: folder, uploadMegabytes: 1 });
    const after = (await service.ask(list)).data?.['ingests'] as typeof before;
    const publishedOnes = ({ nodes }: typeof before) => nodes.filter(({ state }) => state === 'published');
    expect(after.nodes.map(({ id }) => id)).toEqual(before.nodes.map(({ id }) => id));
    expect(publishedOnes(after)).toEqual(publishedOnes(before));
    expect(publishedOnes(after)).toHaveLength(5);
    expect(before.nodes[0]).toEqual({ id: read, state: 'read' });
    for (let state: unknown; state !== 'read';) ({ state } = await ingest(read, 'state'));
    expect(await published(read)).toMatchObject({ preview: { changes: { added: { length: 8 } } } });
  });

  describeOfficial('au-nsw/ltgame-2016', 'of the NSW order', (text) => {
    it('is never damaged as it was verified, and shows what a changed figure would put in doubt', async () => {
      const verified = await upload(service, { name: 'download (3).txt', content: text() });
      expect(await published(verified)).toMatchObject({ state: 'published', preview: { suspectLinks: [] } });
      const id = await upload(service, {
        name: 'au-nsw-ltgame-2016.txt',
        content: text().replace('11 to 1', '12 to 1'),
      });
      const { preview } = await ingest(id, `preview { facts { fact clause value held agrees } } ${PREVIEW}`);
      const { facts, changes, suspectLinks, damage } = preview as {
        facts: { agrees: boolean }[];
        suspectLinks: { clause: string }[];
        damage: unknown[];
        changes: { changed: { nodes: { citation: string }[] } };
      };
      const changed = changes.changed.nodes.map(({ citation }) => citation);
      expect([changed, damage]).toEqual([['au-nsw/ltgame-2016#rules/8.6'], []]);
      expect(facts.filter(({ agrees }) => !agrees)).toEqual([
        { fact: 'pairPays', clause: changed[0], value: '12 to 1', held: '11 to 1', agrees: false },
      ]);
      expect(suspectLinks).toContainEqual({ clause: changed[0], fact: 'pairPays', because: ['Its words change.'] });
      expect(suspectLinks.every(({ clause }) => clause === changed[0])).toBe(true);
    });

    it('is refused with a page lost in the middle', async () => {
      const lines = text().split('\n');
      const torn = [...lines.slice(0, 200), ...lines.slice(245)].join('\n');
      const id = await upload(service, { name: 'au-nsw-ltgame-2016.txt', content: torn });
      expect(await published(id)).toMatchObject({ __typename: 'Refused', reasons: expect.anything() as unknown });
    });
  });
});
