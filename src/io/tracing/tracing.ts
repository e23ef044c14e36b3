import type { Context, Tracer } from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';

/** One request that was answered, as it is told to whoever collects traces. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  readonly milliseconds: number;
  readonly headers: IncomingHttpHeaders;
}

export interface Tracing {
  answered(request: AnsweredRequest): void;
  stop(): Promise<void>;
}

const SERVER_ERROR = 500;

/** Sends a span for each request over OTLP/HTTP; part of the caller's trace where it says which. Neither addresses nor bodies are told. */
export async function startTracing(release: string): Promise<Tracing> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const named = resources.resourceFromAttributes({ 'service.name': 'house-rules', 'service.version': release });
  const provider = new BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(named)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer: Tracer = provider.getTracer('house-rules', release);
  const parentOf = ({ traceparent }: IncomingHttpHeaders): Context => {
    const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(traceparent)) ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined) return api.ROOT_CONTEXT;
    const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return api.trace.setSpanContext(api.ROOT_CONTEXT, parent);
  };
  return {
    answered: ({ method, route, status, requestId, milliseconds, headers }) => {
      const end = Date.now();
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'house_rules.request_id': requestId,
      };
      const kind = api.SpanKind.SERVER;
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind, startTime: end - milliseconds, attributes },
        parentOf(headers),
      );
      if (status >= SERVER_ERROR) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: () => provider.shutdown(),
  };
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
