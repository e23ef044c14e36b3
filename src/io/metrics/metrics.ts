import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted in this process; labels come from lists that do not grow. */
export const registry = new Registry();

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const registers = [registry];

export const httpRequests = new Histogram({
  name: 'house_rules_http_request_seconds',
  help: 'Requests over HTTP by route, as it is declared and not as it is asked for, and by status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: SECONDS,
  registers,
});

export const graphqlOperations = new Histogram({
  name: 'house_rules_graphql_operation_seconds',
  help: 'GraphQL operations by what they are (query, mutation, none where it was not understood) and whether they were answered without an error.',
  labelNames: ['type', 'outcome'] as const,
  buckets: SECONDS,
  registers,
});

export const graphqlErrors = new Counter({
  name: 'house_rules_graphql_errors_total',
  help: 'Errors in answers to GraphQL operations by their code.',
  labelNames: ['code'] as const,
  registers,
});

export const roundsJudged = new Counter({
  name: 'house_rules_rounds_judged_total',
  help: 'Rounds of audits that this process judged, by what came of them.',
  labelNames: ['verdict'] as const,
  registers,
});

export const findingsMade = new Counter({
  name: 'house_rules_findings_total',
  help: 'Findings of audits that this process made.',
  registers,
});

export const chunksUnderJudgement = new Gauge({
  name: 'house_rules_audit_threads_busy',
  help: 'Parts of audits that threads of this process are judging or wait to judge.',
  registers,
});

export const uploads = new Counter({
  name: 'house_rules_uploads_total',
  help: 'Files that came over the network, by what for and by what came of them.',
  labelNames: ['purpose', 'outcome'] as const,
  registers,
});

export const uploadedBytes = new Counter({
  name: 'house_rules_uploaded_bytes_total',
  help: 'Bytes of the files that were taken, by what for.',
  labelNames: ['purpose'] as const,
  registers,
});

let isObserved = false;

/** Memory, processor, event loop and garbage collection of the process; begun once, by a service or a worker. */
export function observeProcess(): void {
  if (isObserved) return;
  isObserved = true;
  collectDefaultMetrics({ register: registry });
}
