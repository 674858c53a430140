import { createServer as createHttpServer } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { pathOf } from '../contract/endpoint.ts'
import { fail } from '../contract/problem.ts'
import { takeRequestId, withRequestId } from '../log/request-id.ts'
import { setLocaleResolver } from '../messages/locale.ts'
import type { Services } from '../services.ts'
import { createAdmission } from './admission.ts'
import { sessionCookie, type Identify } from './credentials.ts'
import { mount } from './mount.ts'
import { asProblem, sendProblem } from './problems.ts'
import { requestLocale, withRequestLocale } from './request-locale.ts'
import type { BoundRoutes } from './serve.ts'
import { createStreams, type StreamLimits } from './streams.ts'
import { takeUploads } from './uploads.ts'
import { httpMessages } from './http.messages.ts'

/** Mail-sized, not file-sized. Uploads have an endpoint of their own with a limit of its own. */
const bodyLimit = 256 * 1024

export interface ServerOptions {
  services: Services
  served: readonly BoundRoutes[]
  identify: Identify
  streams?: Partial<StreamLimits>
}

/** An HTTP server for a list of served contracts. It listens to nothing yet. */
export async function createServer({
  services,
  served,
  identify,
  streams = {},
}: ServerOptions): Promise<FastifyInstance> {
  const { config, log, metrics } = services
  setLocaleResolver(requestLocale)
  const probes = served.flatMap(({ contract }) => Object.values(contract.endpoints)).filter(({ probe }) => probe)
  const admission = createAdmission({
    maxInFlight: config.MAX_IN_FLIGHT,
    maxWaiting: config.MAX_WAITING,
    maxWaitMs: config.MAX_WAIT_MS,
    exemptPaths: probes.map(pathOf),
    onOutcome: metrics.countAdmission,
  })
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    inRequest(request, () => sendProblem(reply, request, asProblem(error, log)))
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => takeRequestId(request.headers['x-request-id']),
    bodyLimit,
    requestTimeout: 600_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: config.TRUST_PROXY,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What cannot even be routed: a malformed or overlong address.
    frameworkErrors: (error, request, reply) => void refuse(error, request as FastifyRequest, reply as FastifyReply),
    serverFactory: (handler) =>
      createHttpServer({ maxHeaderSize: 16 * 1024, headersTimeout: 15_000 }, admission.wrap(handler)),
  })
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => sendProblem(reply, request, fail('not_found', httpMessages.nothingHere())))
  takeUploads(app)
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: { directives: contentPolicy }, crossOriginEmbedderPolicy: false })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    inRequest(request, done)
  })
  // Again once the body is read: it arrives in events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => inRequest(request, done))
  const observe = (request: FastifyRequest, reply: FastifyReply): void =>
    metrics.observeRequest({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint?.probe) {
      log.info(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
    }
    if (!endpoint?.stream || reply.statusCode !== 200) observe(request, reply)
  })
  const streaming = createStreams({
    ...streams,
    log,
    // A stream has answered when it begins; how long somebody listens is not how long they waited.
    onOpen(reply) {
      admission.letGo(reply.raw)
      observe(reply.request, reply)
    },
  })
  app.addHook('preClose', async () => streaming.close())
  const cookies = sessionCookie(config.PUBLIC_URL)
  for (const one of served) mount(app, one, { services, identify, cookie: cookies, streams: streaming })
  return app
}

const inRequest = <T>(request: FastifyRequest, run: () => T): T =>
  withRequestId(request.id, () => withRequestLocale(request.headers['accept-language'], run))

/** Mantine writes style attributes; scripts, fonts and pictures come from here and nowhere else. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
}
