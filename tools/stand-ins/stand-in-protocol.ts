import type { IncomingHttpHeaders } from 'node:http'

export interface AskedOfStandIn {
  /** The provider's own name of what was asked for, such as `gmail.messages.list`. */
  operation: string
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  token: string | undefined
  /** Requests with this token that were under way when it came, itself included. */
  concurrent: number
  /** What was answered; 0 while it is under way. */
  status: number
}

export interface Answer {
  status: number
  headers?: Record<string, string | string[]>
  /** Text and bytes are sent as they are, everything else as JSON. */
  body?: unknown
  /** The field of the body that lists the items of a page. */
  items?: string
}

/** What a token allows. */
export interface Grant {
  account: string
  scopes: readonly string[]
}

export type GrantOf = (token: string) => Grant | undefined | Promise<Grant | undefined>

export interface Route {
  operation: string
  /** A closer name that depends on what was sent, such as the refresh among the calls of a token endpoint. */
  closerName?(asked: AskedOfStandIn): string
  method: string
  path: RegExp
  /** Answered without a token. */
  isOpen?: boolean
  answer(asked: AskedOfStandIn, grant: Grant, groups: Record<string, string>): Answer | Promise<Answer>
}

/** How a provider refuses. */
export interface Refusals {
  unauthorized(asked: AskedOfStandIn): Answer
  expiredCursor(asked: AskedOfStandIn): Answer
  tooManyRequests(asked: AskedOfStandIn): Answer
  serverError(status: number, asked: AskedOfStandIn): Answer
  notFound(asked: AskedOfStandIn): Answer
}
