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
import { isProbe, problemFormOf, replyFormOf } from '../contract/plug-in.ts'
import { fail } from '../contract/problem.ts'
import { truncateAddress } from '../log/truncate-address.ts'
import { withRequest, type RequestContext } from '../log/request-context.ts'
import { takeRequestId } from '../log/request-id.ts'
import { setLocaleResolver } from '../messages/locale.ts'
import type { Services } from '../services.ts'
import { watchAccessChanges } from './access-changes.ts'
import { createAdmission } from './admission.ts'
import { createBodies, usualBodyLimits, type BodyLimits } from './bodies.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { sessionCookie, shownCredential, type Identify } from './credentials.ts'
import { mount } from './mount.ts'
import { answerOtherOrigins } from './other-origins.ts'
import { parseBodies } from './parse-bodies.ts'
import { asProblem, sendProblem } from './problems.ts'
import { requestLocale, withRequestLocale } from './request-locale.ts'
import type { BoundRoutes } from './serve.ts'
import { createStreams, type StreamLimits } from './streams.ts'
import { createUploads, type UploadLimits } from './uploads.ts'
import { httpMessages } from './http.messages.ts'

/**
 * Of the server made in `serverFactory`: Fastify applies its own options of these names only to a server that it makes.
 * A body has a pace of its own (bodies.ts, uploads.ts), so `requestTimeout` only ends what passes every other check.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 3_600_000,
  keepAliveTimeout: 65_000,
  /** Node looks this often for requests that are over their time. */
  connectionsCheckingInterval: 2_000,
}
/** Without a byte in either direction. Streams say something more often. */
const silentConnectionMs = 30_000

export interface ServerOptions {
  services: Services
  served: readonly BoundRoutes[]
  identify: Identify
  streams?: Partial<StreamLimits>
  uploads?: Partial<UploadLimits>
  bodies?: Partial<BodyLimits>
}

/** An HTTP server for a list of served contracts. It listens to nothing yet. */
export async function createServer({
  services,
  served,
  identify,
  streams = {},
  uploads = {},
  bodies = {},
}: ServerOptions): Promise<FastifyInstance> {
  const { config, log, metrics } = services
  setLocaleResolver(requestLocale)
  const endpoints = served.flatMap(({ contract }) => Object.values(contract.endpoints))
  const problemForms = [...new Set(endpoints.flatMap((endpoint) => problemFormOf(endpoint) ?? []))]
  const asked = { forms: problemForms, publicUrl: config.PUBLIC_URL }
  const cookies = sessionCookie(config.PUBLIC_URL)
  const isProxy = config.TRUST_PROXY ?? (() => false)
  const admission = createAdmission({
    maxInFlight: config.MAX_IN_FLIGHT,
    maxWaiting: config.MAX_WAITING,
    maxWaitMs: config.MAX_WAIT_MS,
    // A scrape that is refused under load would hide the load.
    exemptPaths: [...endpoints.filter(isProbe).map(pathOf), '/metrics'],
    sourceOf: (request) => {
      const network = networkOf(clientAddress(request, isProxy))
      return { network, caller: shownCredential(request, cookies.name) ?? `network ${network}` }
    },
    onOutcome: metrics.countAdmission,
  })
  const bodyLimits = { ...usualBodyLimits, ...bodies }
  const received = createBodies({
    limits: bodyLimits,
    networkOf: (request) => networkOf(clientAddress(request, isProxy)),
    onRefused: (code) => metrics.countAdmission(`body_${code}`),
  })
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    inRequest(request, () => sendProblem(reply, request, asProblem(error, log), asked))
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) =>
      takeRequestId(request.headers['x-request-id'], isProxy(request.socket.remoteAddress ?? '', 0)),
    bodyLimit: bodyLimits.maxBytes,
    forceCloseConnections: 'idle',
    trustProxy: isProxy,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What cannot even be routed: a malformed or overlong address.
    frameworkErrors: (error, request, reply) => void refuse(error, request as FastifyRequest, reply as FastifyReply),
    serverFactory: (handler) =>
      createHttpServer({ maxHeaderSize: 16 * 1024, ...timeouts }, received.wrap(admission.wrap(handler))).setTimeout(
        silentConnectionMs,
      ),
  })
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, request, fail('not_found', httpMessages.nothingHere()), asked),
  )
  parseBodies(app, endpoints)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy },
    crossOriginEmbedderPolicy: false,
  })
  let isProxyNoted = config.TRUST_PROXY !== undefined
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (!isProxyNoted && request.headers['x-forwarded-for'] !== undefined) {
      isProxyNoted = true
      log.warn('requests come through a proxy: set TRUST_PROXY, or all users count as one address')
    }
    inRequest(request, done)
  })
  answerOtherOrigins(app, config.readerOrigins)
  app.addHook('preParsing', async (request) => received.bodyOf(request.raw))
  // Again once the body is read: it arrives in events of a stream, which know nothing of the request.
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
    if (!endpoint || !isProbe(endpoint)) {
      log.info(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...whoAndWhere(request),
        },
        'answered',
      )
    }
    const isStream = endpoint !== undefined && replyFormOf(endpoint).as === 'events'
    if (!isStream || reply.statusCode !== 200) observe(request, reply)
  })
  const streaming = createStreams({
    ...streams,
    log,
    // A stream has answered when it begins; how long somebody listens is not how long they waited.
    onOpen(reply) {
      admission.letGo(reply.raw)
      observe(reply.request, reply)
      accessChanges.start()
    },
  })
  const listenUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  const accessChanges = watchAccessChanges(listenUrl, log, (userId) => streaming.recheck(userId))
  const uploading = createUploads({ ...uploads, onOpen: (reply) => admission.letGo(reply.raw) })
  // The work is done. How fast the client reads the answer must not matter to others.
  app.addHook('onSend', (_request, reply, payload, done) => {
    admission.letGo(reply.raw)
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    streaming.close()
    await accessChanges.close()
  })
  const { bytesOf } = received
  const mounting = { services, identify, cookie: cookies, streams: streaming, uploads: uploading, bytesOf }
  for (const one of served) mount(app, one, mounting)
  return app
}

const contexts = new WeakMap<FastifyRequest, RequestContext>()

/** The same object through all hooks of a request. */
function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request)
  if (known) return known
  const made = { id: request.id, network: truncateAddress(request.ip) }
  contexts.set(request, made)
  return made
}

function whoAndWhere(request: FastifyRequest): Omit<RequestContext, 'id'> {
  const { id: _, ...rest } = contextOf(request)
  return rest
}

const inRequest = <T>(request: FastifyRequest, run: () => T): T =>
  withRequest(contextOf(request), () => withRequestLocale(request.headers['accept-language'], run))

/** Mantine writes style attributes; scripts, fonts and pictures come from here. */
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
