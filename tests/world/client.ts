import type { z } from 'zod'
import { methodOf, pathOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { replyFormOf } from '@wellmet/platform/contract/plug-in.ts'
import { ProblemDocument } from '@wellmet/platform/contract/problem.ts'

/** How somebody shows who they are. */
export interface Credentials {
  cookie?: string
  key?: string
}

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** What a refused call throws: assert with `rejects.toMatchObject({ status: 404, code: 'not_found' })`. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly problem: ProblemDocument

  constructor(status: number, problem: ProblemDocument) {
    super(`${status} ${problem.code}: ${problem.detail ?? ''}`)
    this.status = status
    this.code = problem.code
    this.problem = problem
  }
}

type Parts<E extends Endpoint> = {
  headers?: Record<string, string>
} & (E['route'] extends `${string}:${string}` ? { params: Record<string, string> } : unknown) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown)

export type ClientOf<C extends Contract> = {
  [K in keyof C['endpoints']]: (parts: Parts<C['endpoints'][K]>) => Promise<z.output<C['endpoints'][K]['reply']>>
}

/** The contract as functions over real HTTP. Replies are checked against the contract on the way in. */
export function clientOf<C extends Contract>(contract: C, origin: () => string, credentials: Credentials): ClientOf<C> {
  const calls = Object.entries(contract.endpoints).map(([name, endpoint]) => [
    name,
    async (parts: Sent) => {
      const response = await send(origin(), endpoint, parts, credentials)
      const text = await response.text()
      if (!response.ok) throw new Refused(response.status, ProblemDocument.parse(JSON.parse(text)))
      if (replyFormOf(endpoint).as !== 'json') return endpoint.reply.parse(text)
      return endpoint.reply.parse(text === '' ? undefined : JSON.parse(text))
    },
  ])
  return Object.fromEntries(calls) as ClientOf<C>
}

export function send(origin: string, endpoint: Endpoint, parts: Sent, { cookie, key }: Credentials): Promise<Response> {
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(parts.query ?? {})) url.searchParams.set(name, value)
  return fetch(url, {
    method: methodOf(endpoint),
    redirect: 'manual',
    headers: {
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...parts.headers,
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
}
