import { z } from 'zod'
import { present } from '../values/present.rules.ts'
import { Id } from './shapes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

/** Who may call. `user` is signed in, whatever the workspace; the last four are roles in the current workspace. */
export const accesses = ['anyone', 'user', 'viewer', 'member', 'admin', 'owner'] as const
export type Access = (typeof accesses)[number]
export type Role = Extract<Access, 'viewer' | 'member' | 'admin' | 'owner'>
export const roles = ['viewer', 'member', 'admin', 'owner'] as const satisfies readonly Role[]

export interface RateRule {
  points: number
  seconds: number
}

/** One endpoint as data. Everything that is derived from an endpoint is derived from this and nothing else. */
export interface Endpoint {
  route: Route
  access: Access
  summary: string
  /** Path parameters are ids unless said otherwise here. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A file instead of a body, as application/octet-stream: handed on as it arrives, never held in memory. */
  upload?: { maxBytes: number }
  /**
   * Called by another service, which signs what it sends. The handler gets these headers and the bytes as they came, and
   * reads nothing of them before it has checked the signature.
   */
  webhook?: { headers: readonly string[] }
  /**
   * Spoken as SCIM (RFC 7644): another media type, errors in its shape, and a bearer token that the handler checks itself,
   * because it stands for a workspace and for no user.
   */
  protocol?: 'scim'
  reply: z.ZodType
  /**
   * Answered as server-sent events while the client listens; `reply` is the data of one event. The first event gives the
   * current state and the others the changes, so that a client that reconnects has missed nothing.
   */
  stream?: true
  /** Answered as a file to save under this name; `reply` is its text, or `FileContent`. */
  file?: { type: 'text/csv' | 'application/zip' | 'application/samlmetadata+xml'; name: string }
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204 | 303
  /** Further answers that are not problems, such as 503 of a readiness probe, in the shape of `reply`. */
  alsoReplies?: readonly number[]
  /**
   * A form instead of JSON is taken too. Its fields are left out, where mail programs unsubscribe by posting one, or they
   * are the body.
   */
  form?: 'left out' | 'body'
  /**
   * Posted by a page of another site. Browsers send our cookies along or not, so that none is read: the handler may change
   * nothing for anybody who is signed in, and leads the browser to a page of ours (`answer.leadTo`), which goes on.
   */
  fromOtherSites?: true
  /** For what sends mail to others or gives out keys: only for somebody who has confirmed their own address. */
  verifiedEmail?: true
  /**
   * For what changes how one signs in or gives out keys: only for somebody who has proved who they are within so many
   * minutes. Others are answered `step_up_required`, confirm, and ask again. Never for keys.
   */
  fresh?: number
  /**
   * Of endpoints with the access `user`: taken also from somebody whom single sign-on lets into one workspace. It shows and
   * changes nothing of their account outside that workspace.
   */
  confined?: true
  /** Programs with an API key never reach an endpoint marked `never`: those that give out or change credentials. */
  keys?: 'never'
  /** Beside sessions, the access token of a connected program is taken, if it has the scope. */
  tokens?: true
  /** A creating POST repeated with the same Idempotency-Key answers the same and does nothing twice. */
  creates?: true
  /** The Idempotency-Key is handed to the handler, which gives it to an outside service: that one does nothing twice. */
  passesKey?: true
  /** Beside the general limit, for what is costly or can be guessed at. */
  rate?: RateRule
  /** Answered even when the process is overloaded, without session, limits or log line. */
  probe?: true
}

export interface Contract<E extends Record<string, Endpoint> = Record<string, Endpoint>> {
  family: string
  endpoints: E
}

/** A stream is asked for with GET, and answered with 200 or a problem. */
type Declared<E> = {
  [K in keyof E]: E[K] extends { stream: true } ? { route: `GET /${string}`; body?: never; status?: never } : unknown
}

export const contract = <const E extends Record<string, Endpoint>>(
  family: string,
  endpoints: E & Declared<E>,
): Contract<E> => ({ family, endpoints })

type ParamNames<R extends string> = R extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : R extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<E extends Endpoint> = E extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : { [K in ParamNames<E['route']>]: string }
export type Query<E extends Endpoint> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
export type Body<E extends Endpoint> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type Reply<E extends Endpoint> = z.input<E['reply']>

export const methodOf = (endpoint: Endpoint): Method => endpoint.route.slice(0, endpoint.route.indexOf(' ')) as Method
export const pathOf = (endpoint: Endpoint): string => endpoint.route.slice(endpoint.route.indexOf(' ') + 1)

export const paramNames = (endpoint: Endpoint): string[] =>
  Array.from(pathOf(endpoint).matchAll(/:(\w+)/g), (match) => present(match[1]))

export const paramsOf = (endpoint: Endpoint): z.ZodObject | undefined => {
  if (endpoint.params) return endpoint.params
  const names = paramNames(endpoint)
  return names.length > 0 ? z.strictObject(Object.fromEntries(names.map((name) => [name, Id]))) : undefined
}

/** What an API key must hold to call it: the family, to read or to write. */
export const scopeOf = (family: string, endpoint: Endpoint): string =>
  `${family}:${methodOf(endpoint) === 'GET' ? 'read' : 'write'}`

/** Whether it answers with bytes that are no text. */
export const answersBytes = ({ file }: Endpoint): boolean => file?.type === 'application/zip'
