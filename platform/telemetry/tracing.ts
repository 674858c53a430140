import { register } from 'node:module'

export type TracingOptions = { endpoint: string | undefined; serviceName: string }

const secretParameters = ['token', 'code', 'state', 'access_token', 'id_token', 'api_key', 'key', 'signature', 'sig']
let stop: (() => Promise<void>) | undefined

/**
 * Spans of HTTP and PostgreSQL to an OTLP receiver. Nothing of OpenTelemetry is loaded without an endpoint. It changes
 * modules while they are loaded, so it must run before `node:http` and `pg` are imported: use `register.ts`.
 */
export async function startTracing({ endpoint, serviceName }: TracingOptions): Promise<void> {
  if (endpoint === undefined || endpoint === '' || stop) return
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const [{ NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ])
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: tracesUrl(endpoint) }),
    // Metrics are scraped and logs are printed: the SDK would otherwise look for receivers of its own.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({ redactedQueryParams: secretParameters, redactedQueryParamsServer: secretParameters }),
      // Statements without their parameters, and only inside a request or a job.
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    ],
  })
  sdk.start()
  stop = () => sdk.shutdown()
}

/** Sends the spans of the last seconds, which would be lost with the process. */
export async function stopTracing(): Promise<void> {
  await stop?.().catch(() => undefined)
  stop = undefined
}

function tracesUrl(endpoint: string): string {
  const url = new URL(endpoint)
  return url.pathname === '/' ? new URL('/v1/traces', url).href : url.href
}
