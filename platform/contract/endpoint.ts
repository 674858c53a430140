import { z } from 'zod'
import { present } from '../values/present.rules.ts'
import type { AccessMarks } from './access-marks.ts'
import type { PlugIn } from './plug-in.ts'
import { Id } from './shapes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

/**
 * Who may call. `user` is signed in, whatever the workspace; `staff` runs the server and has just used a passkey; the last
 * four are roles in the current workspace.
 */
export const accesses = ['anyone', 'user', 'staff', 'viewer', 'member', 'admin', 'owner'] as const
export type Access = (typeof accesses)[number]
export type Role = Extract<Access, 'viewer' | 'member' | 'admin' | 'owner'>
export const roles = ['viewer', 'member', 'admin', 'owner'] as const satisfies readonly Role[]
export const staffRoles = ['operator', 'support', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

export interface RateRule {
  points: number
  seconds: number
}

export type Status = 200 | 201 | 202 | 204 | 301 | 303 | 503

/**
 * One endpoint as data. Everything that is derived from an endpoint is derived from this and nothing else. What only some
 * endpoints do is a plug-in, and who may call is `access` with its marks, so that no area needs a field here.
 */
export interface Endpoint extends AccessMarks {
  route: Route
  access: Access
  summary: string
  /** Path parameters are ids unless said otherwise here. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  /** 200 unless said otherwise. Further answers that are no problems, such as 503 of a readiness probe, follow the usual one. */
  status?: Status | readonly [usual: Status, ...others: Status[]]
  /** Beside the general limit, for what is costly or can be guessed at. */
  rate?: RateRule
  plugIns?: readonly PlugIn[]
}

export interface Contract<E extends Record<string, Endpoint> = Record<string, Endpoint>> {
  family: string
  endpoints: E
}

export type AnswersEvents<E> = E extends { plugIns: readonly (infer P)[] }
  ? [Extract<P, { reply: { as: 'events' } }>] extends [never]
    ? false
    : true
  : false

/** A stream is asked for with GET, and answered with 200 or a problem. A field that no endpoint has does not compile. */
type Declared<E> = {
  [K in keyof E]: { [Field in Exclude<keyof E[K], keyof Endpoint>]: never } & (AnswersEvents<E[K]> extends true
    ? { route: `GET /${string}`; body?: never; status?: never }
    : unknown)
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

const idsInPaths = new WeakMap<Endpoint, z.ZodObject | undefined>()

/** The shape of the path parameters. It is read on every request, so it is made once per endpoint. */
export const paramsOf = (endpoint: Endpoint): z.ZodObject | undefined => {
  if (endpoint.params) return endpoint.params
  if (!idsInPaths.has(endpoint)) idsInPaths.set(endpoint, idsIn(paramNames(endpoint)))
  return idsInPaths.get(endpoint)
}

const idsIn = (names: readonly string[]): z.ZodObject | undefined =>
  names.length > 0 ? z.strictObject(Object.fromEntries(names.map((name) => [name, Id]))) : undefined

/** What an API key must hold to call it: the family, to read or to write; for an address for programs, to use it at all. */
export const scopeOf = (family: string, endpoint: Endpoint): string =>
  `${family}:${endpoint.resource ? 'use' : methodOf(endpoint) === 'GET' ? 'read' : 'write'}`

export const statusesOf = ({ status = 200 }: Endpoint): readonly [usual: Status, ...others: Status[]] =>
  typeof status === 'number' ? [status] : status
