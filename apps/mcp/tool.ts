import type { z } from 'zod'
import { scopeOf, type Contract } from '@wellmet/platform/contract/endpoint.ts'
import {
  callEndpoint,
  endpointOf,
  type BoundEndpoint,
  type ReplyOf,
  type SentParts,
} from '@wellmet/platform/http/call-endpoint.ts'
import { leastRole, outranks } from '@wellmet/platform/http/access.rules.ts'
import type { BoundRoutes, MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Viewer } from '@wellmet/platform/http/viewer.ts'

/** An endpoint of the API that a tool calls. */
export interface Uses<Reply = unknown> extends BoundEndpoint {
  /** Only for the compiler. */
  reply?: Reply
}

export const uses = <C extends Contract, K extends keyof C['endpoints'] & string>(
  routes: BoundRoutes<C>,
  name: K,
): Uses<ReplyOf<C, K>> => endpointOf(routes, name)

type Calls<U extends Readonly<Record<string, Uses>>> = {
  [K in keyof U]: (sent: SentParts) => Promise<U[K] extends Uses<infer Reply> ? Reply : never>
}

export interface Context<U extends Readonly<Record<string, Uses>>> {
  api: Calls<U>
  publicUrl: string
  now: Date
}

/** A list that may be cut: `items` beyond what fits are counted, and a cursor brings them. */
export interface Listed {
  items: readonly unknown[]
  /** Of the API, for the page after these items. */
  next?: string | null
  /** How many there are in all, where that is known. */
  total?: number
  /** What is said beside the list. */
  about?: Readonly<Record<string, unknown>>
}

export type Answered = Listed | { about: Readonly<Record<string, unknown>> }

interface Declared<I extends z.ZodObject, U extends Readonly<Record<string, Uses>>> {
  name: string
  title: string
  /** For a model: what it does, when to use it, when not to. */
  description: string
  input: I
  uses: U
  /** Whether it writes a draft. No tool sends, answers or deletes. */
  drafts?: true
  run(context: Context<U>, args: z.output<I>, cursor: string | undefined): Promise<Answered>
}

export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  uses: readonly BoundEndpoint[]
  scopes: readonly string[]
  drafts: boolean
  run(call: MemberCall, args: unknown, cursor: string | undefined): Promise<Answered>
}

/** What a tool may do is what its endpoints say: it can call no others, and its scopes are theirs. */
export function tool<I extends z.ZodObject, U extends Readonly<Record<string, Uses>>>(declared: Declared<I, U>): Tool {
  const endpoints = Object.values(declared.uses)
  return {
    name: declared.name,
    title: declared.title,
    description: declared.description,
    input: declared.input,
    uses: endpoints,
    scopes: [...new Set(endpoints.map(({ family, endpoint }) => scopeOf(family, endpoint)))],
    drafts: declared.drafts === true,
    run(call, args, cursor) {
      const api = Object.fromEntries(
        Object.entries(declared.uses).map(([name, one]) => [name, (sent: SentParts) => callEndpoint(one, call, sent)]),
      ) as Calls<U>
      const context = { api, publicUrl: call.services.config.PUBLIC_URL, now: call.services.now() }
      return declared.run(context, args as z.output<I>, cursor)
    },
  }
}

/** Whether this viewer can use it at all: what they lack they are not shown. */
export const mayUse = (viewer: Viewer, { uses: endpoints, scopes }: Tool): boolean =>
  missingScopes(viewer, scopes).length === 0 &&
  endpoints.every(({ endpoint }) => {
    const least = leastRole(endpoint.access)
    return least === null || (viewer.role !== null && outranks(viewer.role, least))
  })

export const missingScopes = (viewer: Viewer, scopes: readonly string[]): string[] =>
  scopes.filter((scope) => !(viewer.scopes ?? []).includes(scope))
