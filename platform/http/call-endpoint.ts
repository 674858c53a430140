import type { Contract, Endpoint } from '../contract/endpoint.ts'
import { paramsOf } from '../contract/endpoint.ts'
import { fail } from '../contract/problem.ts'
import { Refusal } from '../contract/refusal.ts'
import { refusalFor } from './access.rules.ts'
import { fieldError } from '../contract/field-error.ts'
import { httpMessages } from './http.messages.ts'
import { invalidRequest } from './problems.ts'
import type { BoundRoutes, Call } from './serve.ts'
import type { Viewer } from './viewer.ts'
import type { z } from 'zod'

/** One endpoint of a contract, with its handler. */
export interface BoundEndpoint {
  family: string
  endpoint: Endpoint
  handler: (call: never) => Promise<unknown>
}

export type ReplyOf<C extends Contract, K extends keyof C['endpoints']> = z.output<C['endpoints'][K]['reply']>

export interface SentParts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

export function endpointOf(routes: BoundRoutes, name: string): BoundEndpoint {
  const endpoint = routes.contract.endpoints[name]
  const handler = routes.handlers[name]
  if (!endpoint || !handler) throw new Error(`There is no endpoint ${name}.`)
  const odd = endpoint.plugIns?.find(({ extend, caller, reply }) => extend || caller || reply)
  if (odd) throw new Error(`${endpoint.route} cannot be called from inside: it is one of ${odd.name}.`)
  return { family: routes.contract.family, endpoint, handler }
}

/**
 * Calls an endpoint from inside as a request of this viewer would be: their scopes and their role, the endpoint's own limit,
 * the same checks of what goes in and what comes out, and row-level security for them.
 */
export async function callEndpoint(
  { family, endpoint, handler }: BoundEndpoint,
  call: Call<Viewer>,
  sent: SentParts,
): Promise<unknown> {
  const { services } = call
  // The address at which a token counts was checked where it was shown.
  const viewer = { ...call.viewer, resource: null }
  const refusal = refusalFor(family, endpoint, viewer, services.now())
  if (refusal) throw fail(refusal.code, refusal.detail)
  await countAgainst(call, endpoint)
  const params = paramsOf(endpoint)
  const inner = {
    ...call,
    viewer,
    params: params ? read('params', params, sent.params ?? {}) : undefined,
    query: endpoint.query ? read('query', endpoint.query, sent.query ?? {}) : undefined,
    body: endpoint.body ? read('body', endpoint.body, sent.body) : undefined,
    answer: { ...call.answer, status: () => {} },
  }
  const result = await handler(inner as never)
  if (result instanceof Refusal) throw result.problem
  return endpoint.reply.parse(result)
}

async function countAgainst({ services, viewer }: Call<Viewer>, { rate, route }: Endpoint): Promise<void> {
  if (!rate) return
  const points = Math.ceil(rate.points * services.config.RATE_LIMIT_FACTOR)
  const rule = { name: route, seconds: rate.seconds, points }
  const { allowed, resetSeconds } = await services.limiter.consume(rule, `user:${viewer.userId}`)
  if (!allowed)
    throw fail('rate_limited', httpMessages.tryAgainIn({ seconds: resetSeconds }), { retryAfterSeconds: resetSeconds })
}

function read(part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: fieldError })
  if (!result.success) throw invalidRequest(part, result.error)
  return result.data
}
