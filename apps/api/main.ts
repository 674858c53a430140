import closeWithGrace from 'close-with-grace'
import { settingsOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { listen } from '@wellmet/platform/http/listen.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { stopTracing } from '@wellmet/platform/telemetry/tracing.ts'
import { areas, hooks } from '../areas.ts'
import { createApi } from './api.ts'

try {
  const config = readConfig(process.env, settingsOf(areas))
  const services = await openServices(config, 'wellmet-api', { hooks })
  const app = await createApi(services)
  // Answers what it has begun, takes nothing new, then ends.
  closeWithGrace({ delay: 10_000, logger: services.log }, async () => {
    await app.close()
    await services.close()
    await stopTracing()
  })
  await listen(app, { host: config.HOST, port: config.PORT })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
