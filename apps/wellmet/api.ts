import { startTracing } from '@wellmet/platform/telemetry/tracing.ts'

/** The process listens until it is stopped. */
export async function run(): Promise<void> {
  // Before the modules are loaded that it watches.
  await startTracing({ endpoint: process.env['TRACING_URL'], serviceName: process.env['SERVICE_NAME'] ?? 'api' })
  await import('@wellmet/api/main.ts')
}
