import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { httpMessages } from '@wellmet/platform/http/http.messages.ts'

const built = fileURLToPath(new URL('../web/dist/', import.meta.url))
const notScreens = /^\/(?:api|v1|health|healthz|metrics|docs|assets|openapi\.json)(?:\/|$|\?)/

/** The built web app; any address that is not the API's shows it, because its router knows the addresses of the screens. */
export async function showWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${built}index.html`)) return
  const page = readFileSync(`${built}index.html`)
  await app.register(serveStatic, {
    root: built,
    index: false,
    // One route per file that is there now: what is not there is a screen or nothing.
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ hold a hash of their content.
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', (request, reply) => {
    if (notScreens.test(request.url)) throw fail('not_found', httpMessages.nothingHere())
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
