import { showMetrics } from '@wellmet/platform/health/metrics-page.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openHealth } from '../open-health.ts'

/** What a worker tells about itself: health and metrics, the same as the API. It knows no users. */
export async function createWorkerServer(services: Services, stopping: AbortSignal) {
  const { check, countWork, routes } = openHealth(services, stopping)
  const app = await createServer({
    services,
    served: [routes],
    identify: async () => null,
  })
  app.addHook('onClose', () => check.close())
  showMetrics(app, services, countWork)
  return app
}
