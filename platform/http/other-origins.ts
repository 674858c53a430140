import type { FastifyInstance } from 'fastify'

const under = '/v1/'
const headers = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, accept-language',
  'access-control-max-age': '600',
}

/**
 * Lets pages of these origins read the answers under `/v1`, and of no other path. Cookies are never allowed with it:
 * whoever asks from there shows an access token.
 */
export function answerOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const known = new Set(origins)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(under)) return done()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !known.has(origin)) return done()
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'retry-after, x-request-id, etag')
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    if (isPreflight) void reply.code(204).headers(headers).send()
    else done()
  })
}
