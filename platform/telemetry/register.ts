import { startTracing } from './tracing.ts'

// For `node --import`: it runs before the configuration is read, hence the look at the environment.
await startTracing({ endpoint: process.env['TRACING_URL'], serviceName: process.env['SERVICE_NAME'] ?? 'api' })
