import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../contract/endpoint.ts'
import { requestFormOf, type RequestForm } from '../contract/plug-in.ts'
import { fail, type Problem } from '../contract/problem.ts'
import { httpMessages } from './http.messages.ts'

/** JSON is taken everywhere, and another media type only where a plug-in of the endpoint takes it. */
export function parseBodies(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const types = new Map(
    endpoints.flatMap((endpoint) => {
      const form = requestFormOf(endpoint)
      return form ? form.types.map((type) => [type, form.read === 'bytes'] as const) : []
    }),
  )
  const parseJson = app.getDefaultJsonParser('error', 'error')
  for (const [type, isBytes] of types) {
    if (isBytes)
      app.addContentTypeParser(type, (request, payload, done) =>
        formFor(request, type) ? done(null, payload) : done(notTaken()),
      )
    else
      app.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, text, done) => {
        const form = formFor(request, type)
        if (!form) return done(notTaken())
        if (typeof form.read === 'function') return done(null, form.read(text))
        return parseJson(request, text, done)
      })
  }
}

const formFor = (request: FastifyRequest, type: string): RequestForm | undefined => {
  const { endpoint } = request.routeOptions.config
  const form = endpoint && requestFormOf(endpoint)
  return form?.types.includes(type) ? form : undefined
}

const notTaken = (): Problem => fail('unsupported_media_type', httpMessages.sendJson())
