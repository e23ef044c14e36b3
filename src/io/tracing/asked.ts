/** By the settings that OpenTelemetry itself reads; without an address nothing of it is so much as loaded. */
export const isTracingAsked = (environment: NodeJS.ProcessEnv): boolean =>
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
    (name) => (environment[name] ?? '') !== '',
  );
