import { setTimeout } from 'node:timers/promises';

/** How an audit ended, with what two audits that found the same have in common. */
export interface EndedAudit {
  readonly state: string;
  readonly digest: string | null;
  readonly problem: string | null;
  readonly findings: number;
}

/** Uploads rounds to a service to be audited, and again where it answers that its database is away. */
export async function uploadRounds(url: string, content: string): Promise<string> {
  for (;;) {
    const body = new FormData();
    const query = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';
    body.append('operations', JSON.stringify({ query, variables: { file: null } }));
    body.append('map', '{"0":["variables.file"]}');
    body.append('0', new File([content], 'day.ndjson'));
    const headers = { 'apollo-require-preflight': 'yes' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { readonly data?: { readonly startAudit?: { readonly id: string } } };
    if (answer.data?.startAudit) return answer.data.startAudit.id;
    if (response.status !== 503) throw new Error(`The upload was answered ${JSON.stringify(answer)}.`);
    await setTimeout(100);
  }
}

/** Asks until an audit is over; what is answered while the database is away says nothing. */
export async function endOf(url: string, id: string): Promise<EndedAudit> {
  const query = `{ audit(id: "${id}") { state digest problem progress { findings } } }`;
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    if (response.status !== 200 && response.status !== 503) throw new Error(`${String(response.status)} was answered.`);
    const { data } = (await response.json()) as {
      readonly data?: {
        readonly audit: Omit<EndedAudit, 'findings'> & { readonly progress: { findings: number } };
      } | null;
    };
    const audit = data?.audit;
    if (audit && audit.state !== 'receiving' && audit.state !== 'running') {
      const { state, digest, problem, progress } = audit;
      return { state, digest, problem, findings: progress.findings };
    }
    await setTimeout(100);
  }
}
