import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { methodOf, paramsOf, pathOf, statusesOf, type Endpoint } from '../contract/endpoint.ts'
import {
  aroundOf,
  callerOf,
  isProbe,
  plugInFaults,
  replyFormOf,
  requestFormOf,
  type Effect,
  type Exchange,
  type ReplyForm,
} from '../contract/plug-in.ts'
import { fail } from '../contract/problem.ts'
import { readQuery } from '../contract/query.ts'
import { Refusal } from '../contract/refusal.ts'
import { notePrincipal } from '../log/request-context.ts'
import type { Services } from '../services.ts'
import { leastRole, otherWorkspace, refusalFor } from './access.rules.ts'
import { forwardedBy, networkOf } from './client-address.ts'
import { compress } from './compress.ts'
import {
  bearerOf,
  readCredential,
  refuseOtherSites,
  type Credential,
  type Identify,
  type SessionCookie,
} from './credentials.ts'
import { presentsMetricsToken } from './metrics-token.ts'
import { etagOf, expectListed, isListed } from './etag.ts'
import { doOnce, readIdempotencyKey, requestHasher } from './idempotency.ts'
import { invalidRequest } from './problems.ts'
import type { RateRule } from './rate-limit.ts'
import type { Call, BoundRoutes } from './serve.ts'
import { findStaffStanding } from './staff.hooks.ts'
import type { Streams } from './streams.ts'
import type { Uploads } from './uploads.ts'
import type { Viewer } from './viewer.ts'
import { httpMessages } from './http.messages.ts'
import { fieldError } from '../contract/field-error.ts'

export interface Mounting {
  services: Services
  identify: Identify
  cookie: SessionCookie
  streams: Streams
  uploads: Uploads
  bytesOf: (request: IncomingMessage) => Buffer
}

type AnyCall = Call & { params: unknown; query: unknown; body: unknown }
type AnyHandler = (call: AnyCall & { signal?: AbortSignal }) => Promise<unknown>

interface Mounted {
  family: string
  endpoint: Endpoint
  handler: AnyHandler
}

/**
 * Binds every endpoint of a contract. The only place that checks access, then input, then the reply. Plug-ins run after
 * access and input were checked.
 */
export function mount(app: FastifyInstance, { contract, handlers }: BoundRoutes, mounting: Mounting): void {
  const { family, endpoints } = contract
  const faults = Object.values(endpoints).flatMap(plugInFaults)
  if (faults.length > 0) throw new Error(faults.join('; '))
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const mounted = { family, endpoint, handler: handlers[name] as unknown as AnyHandler }
    const bodyLimit = requestFormOf(endpoint)?.maxBytes
    app.route({
      method: methodOf(endpoint),
      url: pathOf(endpoint),
      exposeHeadRoute: false,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: { family, endpoint },
      handler: (request, reply) => answer(request, reply, mounted, mounting),
    })
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { family, endpoint, handler }: Mounted,
  mounting: Mounting,
): Promise<FastifyReply> {
  const viewer = isProbe(endpoint) ? null : await admit(request, family, endpoint, mounting)
  const read = buildCall(request, reply, endpoint, viewer, mounting)
  const exchange = buildExchange(request, reply, endpoint, read, mounting)
  const call = Object.assign(read, ...(endpoint.plugIns ?? []).map(({ extend }) => extend?.(exchange))) as AnyCall
  const form = replyFormOf(endpoint)
  if (form.as === 'events') {
    return mounting.streams.serve(reply, {
      listener: principalOf(viewer, request),
      userId: viewer?.userId ?? null,
      begin: (signal) => handler({ ...call, signal }) as Promise<AsyncIterable<unknown>>,
      write: (event) => JSON.stringify(endpoint.reply.parse(event)),
      mayStay: () => mayStay(request, family, endpoint, viewer, mounting),
    })
  }
  let status: number = statusesOf(endpoint)[0]
  call.answer.status = (code) => void (status = code)
  const run = async (): Promise<Effect> => {
    const result = await handler(call)
    return result instanceof Refusal ? result : { status, reply: endpoint.reply.parse(result) }
  }
  const around = aroundOf(endpoint)
  return send(request, reply, endpoint, form, await (around ? around(exchange, run) : run()))
}

/** Who is it, are they asking too often, may they ask this. */
async function admit(
  request: FastifyRequest,
  family: string,
  endpoint: Endpoint,
  { services, identify, cookie }: Mounting,
): Promise<Viewer | null> {
  const { config, limiter } = services
  const credential = callerOf(endpoint) ? null : readCredential(request, cookie)
  if (credential?.kind === 'session') refuseOtherSites(request, new URL(config.PUBLIC_URL).origin)
  const viewer = credential ? await identifyFor(endpoint, credential, identify, services) : null
  if (viewer) notePrincipal(viewer)
  const general = { name: 'all', points: config.REQUESTS_PER_MINUTE, seconds: 60 }
  const network = `address:${networkOf(request.ip)}`
  const counted: [rule: RateRule, key: string][] = [[general, viewer ? principalOf(viewer, request) : network]]
  if (endpoint.rate) {
    const special = { name: endpoint.route, ...endpoint.rate }
    counted.push([special, network])
    if (viewer) counted.push([special, `user:${viewer.userId}`])
  }
  for (const [rule, key] of counted) {
    const points = Math.ceil(rule.points * config.RATE_LIMIT_FACTOR)
    const verdict = await limiter.consume({ ...rule, points }, key)
    if (!verdict.allowed) {
      throw fail('rate_limited', httpMessages.tryAgainIn({ seconds: verdict.resetSeconds }), {
        retryAfterSeconds: verdict.resetSeconds,
      })
    }
  }
  if (credential && credential.kind !== 'session' && !viewer) throw fail('unauthenticated', httpMessages.keyNotValid())
  const shown = single(request.headers['x-workspace'])
  const refusal = otherWorkspace(endpoint, viewer, shown) ?? refusalFor(family, endpoint, viewer, services.now())
  if (refusal) throw fail(refusal.code, refusal.detail, refusal.errors ? { errors: refusal.errors } : {})
  return viewer
}

/** Who runs the server is a question of its own, so that no other endpoint pays for it. */
async function identifyFor(
  { access }: Endpoint,
  credential: Credential,
  identify: Identify,
  services: Services,
): Promise<Viewer | null> {
  const viewer = await identify(credential)
  return viewer && access === 'staff' ? { ...viewer, staff: await findStaffStanding(services, viewer) } : viewer
}

/** Still the same person in the same place, and still welcome. */
async function mayStay(
  request: FastifyRequest,
  family: string,
  endpoint: Endpoint,
  viewer: Viewer | null,
  { services, identify, cookie }: Mounting,
): Promise<boolean> {
  const credential = readCredential(request, cookie)
  const now = credential ? await identifyFor(endpoint, credential, identify, services) : null
  const isSame = (['userId', 'workspaceId', 'role'] as const).every((fact) => now?.[fact] === viewer?.[fact])
  return isSame && refusalFor(family, endpoint, now, services.now()) === null
}

function buildCall(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  viewer: Viewer | null,
  { services, cookie }: Mounting,
): AnyCall {
  const params = paramsOf(endpoint)
  return {
    params: params ? read('params', params, request.params) : undefined,
    query: endpoint.query
      ? read('query', endpoint.query, readQuery(endpoint.query, request.query as object as Record<string, unknown>))
      : undefined,
    body: endpoint.body ? read('body', endpoint.body, request.body) : undefined,
    viewer,
    services,
    db: services.database.asViewer({
      viewerId: viewer?.userId ?? null,
      workspaceId: viewer?.workspaceId ?? null,
      principal: repeaterOf(endpoint, viewer, request),
    }),
    request: {
      id: request.id,
      address: request.ip,
      forwarded: forwardedBy(request.raw),
      userAgent: single(request.headers['user-agent'])?.slice(0, 300) ?? '',
      isOperator: presentsMetricsToken(request.headers.authorization, services.config),
      sessionToken: request.cookies[cookie.name] ?? null,
      deviceToken: request.cookies[cookie.deviceName] ?? null,
      browserToken: request.cookies[cookie.browserName] ?? null,
    },
    expectUnchanged: (current) =>
      expectListed(single(request.headers['if-match']), JSON.stringify(endpoint.reply.parse(current))),
    answer: {
      startSession: (token, expiresAt) => cookie.start(reply, token, expiresAt),
      endSession: () => cookie.end(reply),
      markDevice: (token, expiresAt) => cookie.markDevice(reply, token, expiresAt),
      bindBrowser: (token, expiresAt) => cookie.bindBrowser(reply, token, expiresAt),
      leadTo: (url) => void reply.header('location', url),
      tagCache: (tag) => void reply.header('cache-tag', tag),
      hideFromSearch: () => void reply.header('x-robots-tag', 'noindex'),
      status: () => {},
    },
  }
}

/** What plug-ins may ask for. They get neither the request nor the reply, so that none can answer by itself. */
const buildExchange = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  call: AnyCall,
  { services, uploads, bytesOf }: Mounting,
): Exchange => ({
  header: (name) => single(request.headers[name]),
  bearer: () => bearerOf(request),
  body: () => bytesOf(request.raw),
  open: (maxBytes) => uploads.open(request, reply, principalOf(call.viewer, request), maxBytes),
  idempotencyKey: () => readIdempotencyKey(single(request.headers['idempotency-key'])) ?? null,
  async once(key, run) {
    const hash = requestHasher(services, endpoint)(call)
    const principal = repeaterOf(endpoint, call.viewer, request)
    const { result, replayed } = await call.db.transaction((tx) => doOnce(tx, { principal, key, hash }, run))
    if (replayed) reply.header('idempotent-replayed', 'true')
    return result
  },
})

function read(part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: fieldError })
  if (!result.success) throw invalidRequest(part, result.error)
  return result.data
}

/** A refusal is thrown only here, where everything is committed. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  form: ReplyForm,
  effect: Effect,
): Promise<FastifyReply> {
  if (effect instanceof Refusal) throw effect.problem
  reply.code(effect.status).header('cache-control', 'no-store')
  if (effect.reply === undefined) return reply.send()
  reply.type(form.as === 'bytes' ? form.type : `${form.type}; charset=utf-8`).headers(form.headers ?? {})
  if (form.as === 'bytes') return reply.send(Readable.from(effect.reply as AsyncIterable<Uint8Array>))
  if (form.as === 'text' && !form.isTagged) return reply.send(effect.reply)
  if (form.as === 'text') return sendTagged(request, reply, effect.reply as string)
  const body = JSON.stringify(effect.reply)
  if (isProbe(endpoint)) return reply.send(body)
  if (isKnown(request, reply, body)) return reply.code(304).send()
  reply.header('vary', 'accept-encoding')
  const smaller = mayCompress(request, endpoint)
    ? await compress(body, single(request.headers['accept-encoding']))
    : null
  return smaller ? reply.header('content-encoding', smaller.encoding).send(smaller.body) : reply.send(body)
}

/** Tags the answer, and says whether the client has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, body: string): boolean {
  const etag = etagOf(body)
  reply.header('etag', etag)
  return request.method === 'GET' && isListed(single(request.headers['if-none-match']), etag)
}

const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply =>
  isKnown(request, reply, text) ? reply.code(304).send() : reply.send(text)

/**
 * The length of a compressed answer tells whether text that somebody chose also stands elsewhere in it (BREACH). So only
 * what our own page or a program with a key asked for is compressed, because another site can cause neither, and never
 * what is about credentials or open to everybody.
 */
function mayCompress(request: FastifyRequest, endpoint: Endpoint): boolean {
  if (endpoint.access === 'anyone' || endpoint.keys === 'never') return false
  return request.headers['sec-fetch-site'] === 'same-origin' || request.headers.authorization !== undefined
}

const principalOf = (viewer: Viewer | null, request: FastifyRequest): string => {
  if (!viewer) return `address:${request.ip}`
  if (viewer.grantId) return `grant:${viewer.grantId}`
  return viewer.keyId ? `key:${viewer.keyId}` : `user:${viewer.userId}`
}

/** Whose repeats count as repeats. In a workspace it is the user there: the same key in another workspace is another key. */
const repeaterOf = (endpoint: Endpoint, viewer: Viewer | null, request: FastifyRequest): string => {
  const isInWorkspace = leastRole(endpoint.access) !== null
  const principal = principalOf(viewer, request)
  return isInWorkspace && viewer ? `${principal} in ${viewer.workspaceId}` : principal
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header
