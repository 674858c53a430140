import { findDatabaseFaults } from '@wellmet/database/catalogue/find-faults.ts'
import { createHealthCheck } from '@wellmet/platform/health/check-health.ts'
import { createWorkCounts } from '@wellmet/platform/health/count-work.ts'
import { healthRoutes } from '@wellmet/platform/health/health.handlers.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newestMigration, version } from './release.ts'

/** What every process of this release tells about its health. `check` has to be closed with the server. */
export function openHealth(services: Services, stopping: AbortSignal) {
  const check = createHealthCheck(services, {
    expectedMigration: newestMigration,
    findFaults: findDatabaseFaults,
    stopping,
  })
  const countWork = createWorkCounts(services)
  return { check, countWork, routes: healthRoutes({ check, countWork, version }) }
}
