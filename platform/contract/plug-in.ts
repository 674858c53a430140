import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Problem } from './problem.ts'
import type { Refusal } from './refusal.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * What an endpoint does unlike the others, as one value in one file (`*.plug-in.ts`), which an area may have of its own.
 * Mounting, OpenAPI, the test client, the denial matrix and the fuzzer read these parts and know no plug-in by name.
 *
 * A plug-in never sees a request before the caller is admitted, and never holds the reply: it cannot answer past `access`.
 * `Adds` is what its handlers get beside the usual call.
 */
export interface PlugIn<Adds extends object = object> {
  readonly name: string
  /** Who calls, where neither a session nor a key says so. Only with the access `anyone`. */
  readonly caller?: Caller
  /** Answered even when the process is overloaded, without limits or a log line. Only with the access `anyone`. */
  readonly isProbe?: true
  readonly request?: RequestForm
  readonly reply?: ReplyForm
  readonly problems?: ProblemForm
  readonly openApi?: OpenApiPart
  /** What WWW-Authenticate says where a credential is missing, or may too little. Null: as everywhere. */
  readonly challenge?: (problem: Problem, publicUrl: string) => string | null
  /** Its protocol decides beside the contract whether a request is valid, and answers in its own form. */
  readonly judges?: true
  /** Called when the caller is admitted and the request is valid. */
  readonly extend?: (exchange: Exchange) => Adds
  /** Runs the handler, or decides that it need not run. */
  readonly around?: (exchange: Exchange, run: () => Promise<Effect>) => Promise<Effect>
  /** Why this endpoint cannot have it; then the server does not start. */
  readonly faultOf?: (endpoint: Endpoint) => string | null
  /** Only for the compiler. */
  readonly adds?: Adds
}

export type Caller =
  /** Cookies and keys are not even read. */
  | { readonly by: 'nobody' }
  /** The handler checks a credential of another kind, and answers 401 to everybody who shows none of that kind. */
  | { readonly by: 'handler'; readonly scheme: string; readonly openApi: Json }

export interface RequestForm {
  /** Media types that are taken beside JSON. */
  readonly types: readonly string[]
  /** `bytes` are handed on as they arrive, never held in memory. */
  readonly read: 'json' | 'bytes' | ((text: string) => unknown)
  readonly maxBytes?: number
  /** What the generated tests send; without one they send the body as JSON. */
  readonly example?: string
}

export interface ReplyForm {
  /**
   * `text` and `bytes` as the handler returns them, `events` as it yields them: the first gives the current state and the
   * others the changes, so that a client that reconnects has missed nothing.
   */
  readonly as: 'json' | 'text' | 'bytes' | 'events'
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
  /** A text with an ETag: whoever has it already is answered with 304. JSON always has one. */
  readonly isTagged?: true
}

/** Problems in a shape of their own, also at addresses below that nothing answers. */
export interface ProblemForm {
  readonly under: string
  readonly type: string
  readonly description: string
  readonly schema: z.ZodObject
  readonly write: (problem: Problem) => { readonly status: string | number }
}

export interface OpenApiPart {
  /** The media type of `body`. */
  readonly bodyType?: string
  /** In the place of one made from `body`. */
  readonly requestBody?: Json
  readonly headers?: readonly { name: string; required: boolean; schema: Json }[]
  /** Follows the summary where the reply is described. */
  readonly note?: string
}

/** What a plug-in can ask of the request. */
export interface Exchange {
  header(name: string): string | undefined
  bearer(): string | null
  /** The body as it came, for a signature over it. */
  body(): Buffer
  /** The body as it comes. Fails with 413 after so many bytes, and with 415 unless bytes were sent. */
  open(maxBytes: number): Readable
  /** Fails with 400 if the header is no key. */
  idempotencyKey(): string | null
  /** Runs it in a transaction that also saves the answer; for a repeated key the saved answer. */
  once(key: string, run: () => Promise<Effect>): Promise<Effect>
}

export type Effect = { status: number; reply: unknown } | Refusal

const json: ReplyForm = { as: 'json', type: 'application/json' }

const partOf = <Part extends keyof PlugIn>({ plugIns = [] }: Endpoint, part: Part): PlugIn[Part] | undefined =>
  plugIns.find((one) => one[part] !== undefined)?.[part]

export const callerOf = (endpoint: Endpoint): Caller | undefined => partOf(endpoint, 'caller')
export const isProbe = (endpoint: Endpoint): boolean => partOf(endpoint, 'isProbe') === true
export const requestFormOf = (endpoint: Endpoint): RequestForm | undefined => partOf(endpoint, 'request')
export const replyFormOf = (endpoint: Endpoint): ReplyForm => partOf(endpoint, 'reply') ?? json
export const problemFormOf = (endpoint: Endpoint): ProblemForm | undefined => partOf(endpoint, 'problems')
export const challengeOf = (endpoint: Endpoint): PlugIn['challenge'] => partOf(endpoint, 'challenge')
export const aroundOf = (endpoint: Endpoint): PlugIn['around'] => partOf(endpoint, 'around')

/** There is one caller, one body and one answer, so that two plug-ins cannot both decide. */
const decidedOnce = ['caller', 'request', 'reply', 'problems', 'around'] as const

/** The faults of an endpoint that keep a server from starting. */
export function plugInFaults(endpoint: Endpoint): string[] {
  const { access, plugIns = [] } = endpoint
  const open = plugIns.filter(({ caller, isProbe: isOpen }) => caller || isOpen)
  return [
    ...(access === 'anyone'
      ? []
      : open.map(({ name }) => `${name} does not ask who calls, but its access is ${access}`)),
    ...decidedOnce
      .map((part) => ({ part, names: plugIns.filter((one) => one[part]).map(({ name }) => name) }))
      .filter(({ names }) => names.length > 1)
      .map(({ part, names }) => `${names.join(' and ')} both decide about the ${part}`),
    ...plugIns.flatMap(({ name, faultOf }) => {
      const fault = faultOf?.(endpoint)
      return fault ? [`${name}: ${fault}`] : []
    }),
  ].map((fault) => `${endpoint.route}: ${fault}`)
}
