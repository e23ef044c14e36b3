import { setTimeout } from 'node:timers/promises';
import type { GraphqlAnswer, TestService } from './service';

export interface SentFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const UPLOAD = `mutation ($file: Upload!, $instrument: ID, $compilation: String) {
  ingestInstrument(file: $file, instrument: $instrument, compilation: $compilation) { id fileName sha256 bytes instrument state by }
}`;

/** The parts of an upload in their order; tests leave out or exchange some. */
export function partsOf(file: SentFile, variables: Record<string, unknown> = {}): [string, string | File][] {
  const operations = JSON.stringify({ query: UPLOAD, variables: { file: null, ...variables } });
  return [
    ['operations', operations],
    ['map', '{"0":["variables.file"]}'],
    ['0', new File([file.content], file.name)],
  ];
}

export interface Sent {
  readonly status: number;
  readonly answer: GraphqlAnswer;
}

/** Sends parts as a multipart request, with the header that an upload needs unless others are given. */
export async function sendParts(
  { url }: Pick<TestService, 'url'>,
  parts: readonly [string, string | File][],
  headers: Record<string, string> = { 'apollo-require-preflight': 'yes' },
  path = '/graphql',
): Promise<Sent> {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, answer: (await response.json()) as GraphqlAnswer };
}

/** Uploads a file and waits until it was read; returns its id. */
export async function upload(
  service: TestService,
  file: SentFile,
  variables: Record<string, unknown> = {},
): Promise<string> {
  const { answer } = await sendParts(service, partsOf(file, variables));
  const { id } = (answer.data?.['ingestInstrument'] ?? {}) as { readonly id?: string };
  if (id === undefined) throw new Error(`The upload was refused: ${JSON.stringify(answer)}`);
  for (;;) {
    const { data } = await service.ask('query ($id: ID!) { ingest(id: $id) { state } }', { id });
    const { state } = data?.['ingest'] as { readonly state: string };
    if (state !== 'reading') return id;
    await setTimeout(20);
  }
}
