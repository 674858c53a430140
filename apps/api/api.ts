import { identifyBy } from '@wellmet/account/users/identify.ts'
import { routesOf, type Area } from '@wellmet/platform/area.ts'
import { showMetrics } from '@wellmet/platform/health/metrics-page.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { FastifyInstance } from 'fastify'
import { areas } from '../areas.ts'
import { openHealth } from '../open-health.ts'
import { showReference } from './reference-page.ts'
import { showWebApp } from './web-app.ts'

/** The whole API: the routes of every area, the reference page, and the web app when it has been built. */
export async function createApi(
  services: Services,
  product: readonly Area[] = areas,
  /** Aborted when the process was told to end. From then on it says that it is not ready, and still answers. */
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const { check, countWork, routes } = openHealth(services, stopping)
  const app = await createServer({
    services,
    served: [routes, ...routesOf(product)],
    identify: identifyBy(services),
  })
  app.addHook('onClose', () => check.close())
  // A proxy then opens its next connection to somebody else.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
  services.metrics.watchReadiness(async () => (await check.readiness()).parts)
  showMetrics(app, services, countWork)
  showReference(app)
  await showWebApp(app, services.config.PUBLIC_URL)
  return app
}
