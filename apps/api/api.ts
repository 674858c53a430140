import { identifyBy } from '@wellmet/account/users/identify.ts'
import { routesOf, type Area } from '@wellmet/platform/area.ts'
import { createHealthCheck } from '@wellmet/platform/health/check-health.ts'
import { healthRoutes } from '@wellmet/platform/health/health.handlers.ts'
import { createServer } from '@wellmet/platform/http/server.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { FastifyInstance } from 'fastify'
import { areas } from '../areas.ts'
import { showMetrics } from './metrics-page.ts'
import { newestMigration, version } from './release.ts'
import { showReference } from './reference-page.ts'
import { showWebApp } from './web-app.ts'

/** The whole API: the routes of every area, the reference page, and the web app when it has been built. */
export async function createApi(services: Services, product: readonly Area[] = areas): Promise<FastifyInstance> {
  const check = createHealthCheck(services, newestMigration)
  const app = await createServer({
    services,
    served: [healthRoutes(check, version), ...routesOf(product)],
    identify: identifyBy(services),
  })
  app.addHook('onClose', () => check.close())
  showMetrics(app, services)
  showReference(app)
  await showWebApp(app, services.config.PUBLIC_URL)
  return app
}
