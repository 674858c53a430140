import { timingSafeEqual } from 'node:crypto'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { FastifyInstance } from 'fastify'
import { httpMessages } from '@wellmet/platform/http/http.messages.ts'

/** For Prometheus, behind a token of its own. Without a configured token there is no such page. */
export function showMetrics(app: FastifyInstance, { config, metrics }: Services): void {
  const token = config.METRICS_TOKEN
  if (token === undefined) return
  const expected = Buffer.from(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw fail('not_found', httpMessages.nothingHere())
    return reply.type(metrics.contentType).send(await metrics.renderMetrics())
  })
}
