import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayBundle } from '../../src/app/auditing/replay-bundle';
import { sealAudit } from '../../src/app/auditing/seal-audit';
import { writeBundle } from '../../src/app/auditing/write-bundle';
import { readPdf } from '../../src/io/pdf/read-pdf';
import { TestDesk } from '../support/auditing/desk';
import { ndjson } from '../support/auditing/rounds';
import { houseRules } from '../support/command-line';
import { describeOfficial } from '../support/official-texts';
import { startTestService } from '../support/service';
import { bankerRound, tieRound } from '../support/rounds/ties';

const ID = 'au-nsw/ltgame-2016';
const TIE = `${ID}#rules/8.4.3`;
const BANKER = `${ID}#rules/8.4.2`;
const CHECK = 'baccarat/tie-wins-pay-stated-odds';
const REVIEW = `review of the link ${TIE} → ${CHECK}`;

async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  let words = '';
  for await (const { texts } of readPdf(bytes)) words += `${texts.map(({ text }) => text).join(' ')} `;
  return words;
}

interface Answer {
  readonly round: string;
  readonly verdict: string;
  readonly findings: readonly {
    readonly check: string;
    readonly verdict: string;
    readonly clauses: readonly string[];
    readonly missing?: readonly string[];
    readonly message: string;
    readonly suspect?: readonly { clause: string; was?: string; is?: string; sentence: string }[];
  }[];
}

describeOfficial(ID, 'findings on a clause of which a newer text has been published', (text) => {
  let desk: TestDesk;
  let file: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    file = desk.file(
      'rounds.ndjson',
      ndjson([
        tieRound('as-held', 80_000),
        tieRound('as-newer', 90_000),
        tieRound('as-neither', 50_000),
        bankerRound('banker-lawful', 9_500),
        bankerRound('banker-even', 10_000),
      ]),
    );
    ingest(text());
  });
  afterAll(() => desk.close());

  const run = (...args: string[]) => houseRules(args, { env: { DATABASE_URL: desk.place.url } });
  const ingest = (words: string): void => {
    const ran = run('ingest', desk.file('au-nsw-ltgame-2016.txt', words), '--instrument', ID);
    expect([ran.code, ran.err]).toEqual([0, ran.err]);
  };
  const checked = (...more: string[]): Readonly<Record<string, Answer>> =>
    Object.fromEntries(
      (run('check', file, '--database', '--json', ...more).lines() as Answer[]).map((answer) => [answer.round, answer]),
    );
  const verdicts = (): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(checked()).map(([round, { verdict }]) => [round, verdict]));
  const audited = async (): Promise<string> => {
    const audit = await desk.begin(file);
    await desk.work(audit);
    return audit;
  };
  const CERTAIN = {
    'as-held': 'complies',
    'as-newer': 'breaches',
    'as-neither': 'breaches',
    'banker-lawful': 'complies',
    'banker-even': 'breaches',
  };
  const newer = (): string => text().replace('Tie at the odds of 8 to 1', 'Tie at the odds of 9 to 1');

  it('are certain while the text is the one that was verified', async () => {
    expect(verdicts()).toEqual(CERTAIN);
    expect(JSON.stringify(checked('--all'))).not.toContain('"suspect"');
    const { result } = await desk.audit(await audited());
    expect(result).toMatchObject({ findings: 3, breaches: 3, suspect: 0 });
  });

  it('cannot be told where it states another figure, and name the review that would settle it', () => {
    ingest(newer());
    const answers = checked();
    expect(Object.fromEntries(Object.entries(answers).map(([round, { verdict }]) => [round, verdict]))).toEqual({
      ...CERTAIN,
      ...{ 'as-held': 'indeterminate', 'as-newer': 'indeterminate', 'as-neither': 'indeterminate' },
    });
    for (const round of ['as-held', 'as-newer', 'as-neither'])
      expect(answers[round]?.findings).toEqual([
        expect.objectContaining({ check: CHECK, verdict: 'indeterminate', subject: 'w1', missing: [REVIEW] }),
      ]);
    const [finding] = answers['as-neither']?.findings ?? [];
    expect(finding).toMatchObject({ clauses: [TIE], suspect: [{ clause: TIE, was: '8 to 1', is: '9 to 1' }] });
    expect(finding?.suspect?.[0]?.sentence).toContain('The rules go by 8 to 1, and the newer text states 9 to 1.');
    expect(finding?.suspect?.[0]?.sentence).toContain(`house-rules links confirm ${TIE}`);
    // What would be due by each text, so that nobody has to work it out.
    expect(finding?.message).toMatch(/800\.00.*900\.00/);
    // The clause beside it is what it was.
    const even = answers['banker-even']?.findings[0];
    expect([even?.clauses, even?.suspect]).toEqual([[BANKER], undefined]);
    expect(run('check', file, '--database').out).toContain(`In doubt: A newer text of ${TIE} has been published.`);
    // Without the store there is no newer text; in threads it is the same as without.
    expect(JSON.stringify(run('check', file, '--json').lines())).not.toContain('"suspect"');
    expect(checked('--workers', '2')).toEqual(answers);
  });

  it('are counted, sealed and replayed to the same bytes', async () => {
    const audit = await audited();
    expect((await desk.audit(audit)).result).toMatchObject({ findings: 4, breaches: 1, indeterminate: 3, suspect: 3 });
    const [counts, ...found] = await desk.told(audit);
    expect(counts?.['audit']).toMatchObject({ suspect: 3 });
    expect(found.map(({ finding }) => (finding?.['suspect'] as unknown[] | undefined)?.length)).toEqual([
      1,
      1,
      1,
      undefined,
    ]);
    expect(run('audit', 'show', audit).out).toMatch(/in doubt +3 of them/);
    expect(run('audit', 'show', audit, '--json').lines()).toMatchObject([
      { progress: { suspect: 3 }, result: { suspect: 3 } },
    ]);
    expect(run('audit', 'findings', audit).out).toContain('In doubt: A newer text');
    const seal = await sealAudit(desk.database.dataSource, desk.rules, audit, 'test');
    const bundle = join(desk.folder, 'in-doubt.audit');
    await writeBundle(desk.database.dataSource, desk.rules, audit, bundle);
    expect(await replayBundle(bundle)).toMatchObject({ seal, same: true, faults: [], rounds: 5, breaches: 1 });
    for (const [format, ...words] of [
      ['html', 'Rest on words in doubt', `A newer text of ${TIE}`],
      ['csv', `A newer text of ${TIE}`],
      ['sarif', '"suspect":[{', 'Findings that rest on words in doubt', '"suspect":3'],
      ['pdf', 'Rest on words in doubt', 'In doubt: A newer text'],
    ] as const) {
      const out = join(desk.folder, `report.${format}`);
      expect(run('audit', 'report', audit, '--format', format, '--out', out).code).toBe(0);
      const written = format === 'pdf' ? await wordsOfPdf(readFileSync(out)) : readFileSync(out, 'utf8');
      for (const one of words) expect(written).toContain(one);
    }
  });

  it('say so over GraphQL and on the pages of the round, the audit and the clause', async () => {
    const audit = await audited();
    const service = await startTestService({ database: desk.place, auditThreads: 0 });
    try {
      const { data } = await service.ask(
        `query ($round: JSON!, $audit: ID!) {
          checkRound(round: $round) { ... on CheckedRound { verdict findings { verdict missing suspect { clause was is sentence } } } }
          audit(id: $audit) { progress { findings suspect } findings { nodes { round suspect { clause was is } } } }
        }`,
        { round: tieRound('live', 80_000), audit },
      );
      const suspect = [{ clause: TIE, was: '8 to 1', is: '9 to 1' }];
      expect(data).toMatchObject({
        checkRound: { verdict: 'indeterminate', findings: [{ verdict: 'indeterminate', missing: [REVIEW], suspect }] },
        audit: {
          progress: { findings: 4, suspect: 3 },
          findings: {
            nodes: [{ suspect }, { suspect }, { suspect }, { round: 'banker-even', suspect: null }],
          },
        },
      });
      const page = async (path: string): Promise<string> => (await fetch(`${service.url}${path}`)).text();
      const doubt = `A newer text of ${TIE} has been published.`;
      expect(await page(`/audits/${audit}`)).toMatch(
        /of which <b>3<\/b> rest on words in doubt[^]*In doubt: A newer text/,
      );
      expect(await page(`/clauses/${TIE.replace('#', '%23')}`)).toContain(doubt);
      expect(await page(`/clauses/${BANKER.replace('#', '%23')}`)).not.toContain('A newer text');
      const asked = new URLSearchParams({ round: JSON.stringify(tieRound('live', 90_000)) });
      const posted = await fetch(`${service.url}/verdict`, { method: 'POST', body: asked });
      expect(await posted.text()).toContain(`In doubt: ${doubt}`);
    } finally {
      await service.stop();
    }
  });

  it('go on in doubt once the link is rejected, and then it is for the sources to follow', () => {
    expect(run('links', 'reject', TIE, '--by', 'Anna', '--note', 'the odds are others now').code).toBe(0);
    const [finding] = checked()['as-held']?.findings ?? [];
    expect(finding).toMatchObject({ verdict: 'indeterminate', suspect: [{ clause: TIE }] });
    expect(finding?.missing).toEqual([`rule sources that follow the newer words of ${TIE}`]);
    expect(finding?.suspect?.[0]?.sentence).toContain('Anna has rejected the link (the odds are others now)');
  });

  it('are certain again once a person has confirmed the link, until the words change once more', async () => {
    expect(run('links', 'confirm', TIE, '--by', 'Anna').code).toBe(0);
    expect(verdicts()).toEqual(CERTAIN);
    expect(JSON.stringify(checked('--all'))).not.toContain('"suspect"');
    const audit = await audited();
    expect((await desk.audit(audit)).result).toMatchObject({ findings: 3, breaches: 3, suspect: 0 });
    ingest(text().replace('Tie at the odds of 8 to 1', 'Tie at the odds of 10 to 1'));
    expect(verdicts()).toMatchObject({ 'as-held': 'indeterminate', 'banker-even': 'breaches' });
  });

  it('keep their verdict and say so where other words changed and the figure did not', () => {
    ingest(text().replace('Tie at the odds of 8 to 1', 'Tie always at the odds of 8 to 1'));
    const answers = checked('--all');
    expect(verdicts()).toEqual(CERTAIN);
    const ofTie = (round: string) => answers[round]?.findings.find(({ check }) => check === CHECK);
    expect(ofTie('as-newer')).toMatchObject({ verdict: 'breaches', suspect: [{ clause: TIE, is: 'always' }] });
    expect(ofTie('as-held')).toMatchObject({ verdict: 'complies', suspect: [{ clause: TIE }] });
    const others = answers['banker-even']?.findings.filter(({ suspect }) => suspect !== undefined) ?? [];
    expect(others.filter(({ check, verdict }) => check !== CHECK && verdict !== 'not-applicable')).toEqual([]);
  });
});
