import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { httpMessages } from '@wellmet/platform/http/http.messages.ts'
import { textPage } from './text-page.ts'

const built = fileURLToPath(new URL('../web/dist/', import.meta.url))
const notScreens = /^\/(?:api|v1|p|scim|health|healthz|metrics|docs|help|assets|openapi\.json)(?:\/|$|\?)/

/**
 * The built web app, and the help in it. Any address that is not the API's shows the app, because its router knows the
 * addresses of the screens.
 */
export async function showWebApp(app: FastifyInstance, publicUrl: string, folder = built): Promise<void> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return
  const html = withWholeAddresses(readFileSync(file, 'utf8'), publicUrl)
  const page = textPage('text/html; charset=utf-8', () => html)
  await app.register(serveStatic, {
    root: folder,
    index: false,
    // One route per file that is there now: what is not there is a screen or nothing.
    wildcard: false,
    // The build wrote each file in the encodings of browsers too; which one is served depends on Accept-Encoding.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ hold a hash of their content.
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  if (existsSync(join(folder, 'help/index.html'))) {
    // Its pages link to each other by relative addresses, which need the slash.
    app.get('/help', (_request, reply) => reply.redirect('/help/'))
    app.get('/help/', (_request, reply) => reply.sendFile('help/index.html'))
  }
  app.get('/*', (request, reply) => {
    if (notScreens.test(request.url)) throw fail('not_found', httpMessages.nothingHere())
    // Search engines list the landing page alone. Other addresses may hold a token.
    if (!/^\/(?:\?|$)/.test(request.url)) reply.header('x-robots-tag', 'noindex')
    return page(request, reply)
  })
}

/**
 * Whoever shows a preview of a link takes whole addresses only, and the build does not know ours. They are the same on
 * every page, so that a preview of a guest page says nothing about it.
 */
const withWholeAddresses = (html: string, publicUrl: string): string =>
  html.replaceAll(' content="/', ` content="${new URL(publicUrl).origin}/`)
