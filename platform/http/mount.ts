import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { answersBytes, methodOf, paramsOf, pathOf, type Endpoint } from '../contract/endpoint.ts'
import { fail } from '../contract/problem.ts'
import { readQuery } from '../contract/query.ts'
import { Refusal } from '../contract/refusal.ts'
import { notePrincipal } from '../log/request-context.ts'
import type { Services } from '../services.ts'
import { otherWorkspace, refusalFor } from './access.rules.ts'
import { forwardedBy, networkOf } from './client-address.ts'
import { compress } from './compress.ts'
import { bearerOf, readCredential, refuseOtherSites, type Identify, type SessionCookie } from './credentials.ts'
import { presentsMetricsToken } from './metrics-token.ts'
import { etagOf, expectListed, isListed } from './etag.ts'
import { doOnce, readIdempotencyKey, requestHasher, type HashRequest, type KeptReply } from './idempotency.ts'
import { invalidRequest } from './problems.ts'
import { scimType } from './scim.ts'
import type { RateRule } from './rate-limit.ts'
import type { Call, Listening, BoundRoutes, Webhook } from './serve.ts'
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

type AnyCall = Call & {
  params: unknown
  query: unknown
  body: unknown
  upload: Readable | undefined
  webhook: Webhook | undefined
}
type AnyHandler = (call: AnyCall & Partial<Listening>) => Promise<unknown>

/** Binds every endpoint of a contract. Checks who calls, then what they send, then what they get back; nothing else does. */
export function mount(app: FastifyInstance, { contract, handlers }: BoundRoutes, mounting: Mounting): void {
  for (const [name, endpoint] of Object.entries(contract.endpoints)) {
    const handler = handlers[name] as unknown as AnyHandler
    const hash = requestHasher(mounting.services, endpoint)
    app.route({
      method: methodOf(endpoint),
      url: pathOf(endpoint),
      exposeHeadRoute: false,
      ...(endpoint.upload ? { bodyLimit: endpoint.upload.maxBytes } : {}),
      config: { family: contract.family, endpoint },
      handler: (request, reply) => answer(request, reply, contract.family, { endpoint, handler, hash }, mounting),
    })
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  family: string,
  { endpoint, handler, hash }: { endpoint: Endpoint; handler: AnyHandler; hash: HashRequest },
  mounting: Mounting,
): Promise<FastifyReply> {
  const viewer = endpoint.probe ? null : await admit(request, family, endpoint, mounting)
  const call = await buildCall(request, reply, endpoint, viewer, mounting)
  if (endpoint.stream) {
    return mounting.streams.serve(reply, {
      listener: principalOf(viewer, request),
      userId: viewer?.userId ?? null,
      begin: (signal) => handler({ ...call, signal }) as Promise<AsyncIterable<unknown>>,
      write: (event) => JSON.stringify(endpoint.reply.parse(event)),
      mayStay: () => mayStay(request, family, endpoint, viewer, mounting),
    })
  }
  let status: number = endpoint.status ?? 200
  call.answer.status = (code) => void (status = code)
  const effect = async (): Promise<KeptReply | Refusal> => {
    const result = await handler(call)
    return result instanceof Refusal ? result : { status, reply: endpoint.reply.parse(result) }
  }
  const key = endpoint.creates ? readIdempotencyKey(single(request.headers['idempotency-key'])) : undefined
  if (key === undefined) return send(request, reply, endpoint, await effect())
  const once = await call.db.transaction((tx) =>
    doOnce(tx, { principal: repeaterOf(endpoint, viewer, request), key, hash: hash(call) }, effect),
  )
  if (once.replayed) reply.header('idempotent-replayed', 'true')
  return send(request, reply, endpoint, once.result)
}

/** Who is it, are they asking too often, may they ask this. */
async function admit(
  request: FastifyRequest,
  family: string,
  endpoint: Endpoint,
  { services, identify, cookie }: Mounting,
): Promise<Viewer | null> {
  const { config, limiter } = services
  const credential = endpoint.protocol || endpoint.fromOtherSites ? null : readCredential(request, cookie)
  if (credential?.kind === 'session') refuseOtherSites(request, new URL(config.PUBLIC_URL).origin)
  const viewer = credential ? await identify(credential) : null
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
  if (refusal) throw fail(refusal.code, refusal.detail)
  return viewer
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
  const now = credential ? await identify(credential) : null
  const isSame = (['userId', 'workspaceId', 'role'] as const).every((fact) => now?.[fact] === viewer?.[fact])
  return isSame && refusalFor(family, endpoint, now, services.now()) === null
}

async function buildCall(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  viewer: Viewer | null,
  { services, cookie, uploads, bytesOf }: Mounting,
): Promise<AnyCall> {
  const params = paramsOf(endpoint)
  return {
    params: params ? read('params', params, request.params) : undefined,
    query: endpoint.query
      ? read('query', endpoint.query, readQuery(endpoint.query, request.query as object as Record<string, unknown>))
      : undefined,
    body: endpoint.body ? read('body', endpoint.body, request.body) : undefined,
    upload: endpoint.upload
      ? uploads.open(request, reply, principalOf(viewer, request), endpoint.upload.maxBytes)
      : undefined,
    webhook: endpoint.webhook ? webhookOf(request, endpoint.webhook.headers, bytesOf) : undefined,
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
      idempotencyKey: endpoint.passesKey
        ? (readIdempotencyKey(single(request.headers['idempotency-key'])) ?? null)
        : null,
      isOperator: presentsMetricsToken(request.headers.authorization, services.config),
      sessionToken: request.cookies[cookie.name] ?? null,
      bearer: endpoint.protocol ? bearerOf(request) : null,
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
      status: () => {},
    },
  }
}

const webhookOf = (request: FastifyRequest, names: readonly string[], bytesOf: Mounting['bytesOf']): Webhook => ({
  body: bytesOf(request.raw),
  headers: Object.fromEntries(
    names.flatMap((name) =>
      [single(request.headers[name])].flatMap((value) => (value === undefined ? [] : [[name, value]])),
    ),
  ),
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
  kept: KeptReply | Refusal,
): Promise<FastifyReply> {
  if (kept instanceof Refusal) throw kept.problem
  reply.code(kept.status).header('cache-control', 'no-store')
  if (kept.reply === undefined) return reply.send()
  if (endpoint.file) {
    const isBytes = answersBytes(endpoint)
    reply.type(isBytes ? endpoint.file.type : `${endpoint.file.type}; charset=utf-8`)
    reply.header('content-disposition', `attachment; filename="${endpoint.file.name}"`)
    return reply.send(isBytes ? Readable.from(kept.reply as AsyncIterable<Uint8Array>) : kept.reply)
  }
  const body = JSON.stringify(kept.reply)
  reply.type(endpoint.protocol ? scimType : 'application/json; charset=utf-8')
  if (endpoint.probe) return reply.send(body)
  const etag = etagOf(body)
  reply.header('etag', etag)
  const unchanged = request.method === 'GET' && isListed(single(request.headers['if-none-match']), etag)
  if (unchanged) return reply.code(304).send()
  reply.header('vary', 'accept-encoding')
  const smaller = mayCompress(request, endpoint)
    ? await compress(body, single(request.headers['accept-encoding']))
    : null
  return smaller ? reply.header('content-encoding', smaller.encoding).send(smaller.body) : reply.send(body)
}

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
  const isInWorkspace = endpoint.access !== 'anyone' && endpoint.access !== 'user'
  const principal = principalOf(viewer, request)
  return isInWorkspace && viewer ? `${principal} in ${viewer.workspaceId}` : principal
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header
