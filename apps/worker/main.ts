import closeWithGrace from 'close-with-grace'
import { anchorAudit } from '@wellmet/account/audit/anchor-audit.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { scheduleOf, settingsOf, workOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { deleteAbandonedFolders } from '@wellmet/platform/files/work-folders.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { stopTracing } from '@wellmet/platform/telemetry/tracing.ts'
import { areas, hooks } from '../areas.ts'
import { createWorkerServer } from './worker-server.ts'

try {
  const config = readConfig(process.env, settingsOf(areas))
  await refuseIncompleteDatabase(config.DATABASE_URL)
  await deleteAbandonedFolders()
  const services = await openServices(config, 'wellmet-worker', { hooks })
  const stopping = new AbortController()
  const server = await createWorkerServer(services, stopping.signal)
  await server.listen({ host: config.HOST, port: config.WORKER_PORT }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new ConfigError(`Port ${config.WORKER_PORT} is taken: give each worker on this machine its own WORKER_PORT.`)
  })
  const worker = await startWorker(services, workOf(areas), scheduleOf(areas))
  closeWithGrace({ delay: 20_000, logger: services.log }, async () => {
    stopping.abort()
    await worker.stop()
    await server.close()
    // What happened since the last interval is vouched for before the process is gone.
    await anchorAudit(services).catch((error: unknown) => services.log.error({ err: error }, 'audit log not anchored'))
    await services.close()
    await stopTracing()
  })
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
