import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { FastifyInstance } from 'fastify'
import { presentsMetricsToken } from '@wellmet/platform/http/metrics-token.ts'
import { httpMessages } from '@wellmet/platform/http/http.messages.ts'

/** For Prometheus, behind a token of its own. Without a configured token there is no such page. */
export function showMetrics(app: FastifyInstance, { config, metrics }: Services): void {
  if (config.METRICS_TOKEN === undefined) return
  app.get('/metrics', async (request, reply) => {
    if (!presentsMetricsToken(request.headers.authorization, config))
      throw fail('not_found', httpMessages.nothingHere())
    return reply.type(metrics.contentType).send(await metrics.renderMetrics())
  })
}
