import closeWithGrace from 'close-with-grace'
import { anchorAudit } from '@wellmet/account/audit/anchor-audit.ts'
import { scheduleOf, settingsOf, workOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { stopTracing } from '@wellmet/platform/telemetry/tracing.ts'
import { areas, hooks } from '../areas.ts'

try {
  const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-worker', { hooks })
  const worker = await startWorker(services, workOf(areas), scheduleOf(areas))
  closeWithGrace({ delay: 20_000, logger: services.log }, async () => {
    await worker.stop()
    // What happened since the last interval is vouched for before the process is gone.
    await anchorAudit(services).catch((error: unknown) => services.log.error({ err: error }, 'audit log not anchored'))
    await services.close()
    await stopTracing()
  })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
