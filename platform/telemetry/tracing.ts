import { register } from 'node:module'
import type * as OpenTelemetry from '@opentelemetry/api'

export type TracingOptions = { endpoint: string | undefined; serviceName: string }

const secretParameters = ['token', 'code', 'state', 'access_token', 'id_token', 'api_key', 'key', 'signature', 'sig']
let stop: (() => Promise<void>) | undefined
let api: typeof OpenTelemetry | undefined

/**
 * Spans of HTTP and PostgreSQL to an OTLP receiver. Nothing of OpenTelemetry is loaded without an endpoint. It changes
 * modules while they are loaded, so it must run before `node:http` and `pg` are imported: use `register.ts`.
 */
export async function startTracing({ endpoint, serviceName }: TracingOptions): Promise<void> {
  if (endpoint === undefined || endpoint === '' || stop) return
  // Only what the instrumentations change: to wrap every module took two more seconds of CPU at the start.
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
    data: { include: ['http', 'https', 'node:http', 'node:https', 'pg', 'pg-pool'] },
  })
  const [loaded, { NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/api'),
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
  api = loaded
  stop = () => sdk.shutdown()
}

/** Sends the spans of the last seconds, which would be lost with the process. */
export async function stopTracing(): Promise<void> {
  await stop?.().catch(() => undefined)
  stop = undefined
  api = undefined
}

/** Names the span that runs now, so that work which another process does later joins its trace. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  api?.propagation.inject(api.context.active(), carrier)
  return carrier.traceparent
}

/** Runs a job in a span of its own, in the trace of `traceparent`. Without tracing it only runs it. */
export function inSpan(name: string, traceparent: string | undefined, run: () => Promise<void>): Promise<void> {
  if (!api) return run()
  const { propagation, trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  const parent = propagation.extract(ROOT_CONTEXT, traceparent === undefined ? {} : { traceparent })
  return trace.getTracer('wellmet').startActiveSpan(name, { kind: SpanKind.CONSUMER }, parent, async (span) => {
    try {
      await run()
    } catch (error) {
      // Without its message, which may name people.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

function tracesUrl(endpoint: string): string {
  const url = new URL(endpoint)
  return url.pathname === '/' ? new URL('/v1/traces', url).href : url.href
}
