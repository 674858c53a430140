import { findDatabaseFaults } from '@wellmet/database/catalogue/find-faults.ts'
import { createHealthCheck } from '@wellmet/platform/health/check-health.ts'
import { createWorkCounts } from '@wellmet/platform/health/count-work.ts'
import { healthRoutes } from '@wellmet/platform/health/health.handlers.ts'
import { showMetrics } from '@wellmet/platform/health/metrics-page.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newestMigration, version } from '../release.ts'

/** What a worker tells about itself: health and metrics, the same as the API. It knows no users. */
export async function createWorkerServer(services: Services, stopping: AbortSignal) {
  const check = createHealthCheck(services, {
    expectedMigration: newestMigration,
    findFaults: findDatabaseFaults,
    stopping,
  })
  const countWork = createWorkCounts(services)
  const app = await createServer({
    services,
    served: [healthRoutes({ check, countWork, version })],
    identify: async () => null,
  })
  app.addHook('onClose', () => check.close())
  showMetrics(app, services, countWork)
  return app
}
