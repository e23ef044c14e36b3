import { startTestService, type TestService } from '../support/service';

describe('exports over HTTP', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('are where the API says, with their names and types', async () => {
    const { data } = await service.ask('{ instrument(id: "au-nsw/ltgame-2016") { exports { format mediaType url } } }');
    const { exports } = data?.['instrument'] as { exports: { format: string; mediaType: string; url: string }[] };
    expect(exports.map(({ format }) => format)).toEqual(['akn', 'markdown', 'facts-json', 'facts-csv']);
    for (const { mediaType, url } of exports) {
      const response = await fetch(`${service.url}${url}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(new RegExp(`^${mediaType.replace('+', '\\+')}`));
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="au-nsw-ltgame-2016\./);
      expect((await response.text()).length).toBeGreaterThan(1_000);
    }
  });

  it('take one book, and say what there is instead of one that is not', async () => {
    const of = (path: string) => fetch(`${service.url}/exports/${path}`);
    const book = await (await of('markdown/au-qld/casino-gaming-rule-2024?book=sch-1')).text();
    expect(book).not.toContain('sch-2/');
    expect((await of('markdown/au-nsw/ltgame-2016?book=sch-1')).status).toBe(404);
    expect((await of('docx/au-nsw/ltgame-2016')).status).toBe(404);
    expect((await of('akn/au-nsw/no-such')).status).toBe(404);
  });
});
