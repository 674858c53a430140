import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { listen } from '@wellmet/platform/http/listen.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { stopTracing } from '@wellmet/platform/telemetry/tracing.ts'
import { areas, hooks } from '../areas.ts'
import { createApi } from './api.ts'

try {
  const config = readConfig(process.env, settingsOf(areas))
  await refuseIncompleteDatabase(config.DATABASE_URL)
  const services = await openServices(config, 'wellmet-api', {
    hooks,
    databaseTimeoutMs: config.DATABASE_TIMEOUT_SECONDS * 1_000,
  })
  const stopping = new AbortController()
  const app = await createApi(services, areas, stopping.signal)
  const drainMs = config.DRAIN_SECONDS * 1_000
  // Says that it is not ready until proxies have seen it, answers what it has begun, takes nothing new, then ends.
  closeWithGrace({ delay: drainMs + 10_000, logger: services.log }, async ({ signal }) => {
    stopping.abort()
    if (signal === 'SIGTERM') await sleep(drainMs)
    await app.close()
    await services.close()
    await stopTracing()
  })
  await listen(app, { host: config.HOST, port: config.PORT })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
