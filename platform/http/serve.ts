import type { AnswersEvents, Body, Contract, Endpoint, Params, Query, Reply } from '../contract/endpoint.ts'
import type { PlugIn } from '../contract/plug-in.ts'
import type { Refusal } from '../contract/refusal.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Member, Viewer } from './viewer.ts'

/** What a use case gets to know of the request, whatever the endpoint. */
export interface Call<V = Viewer | null> {
  db: Db
  viewer: V
  services: Services
  request: RequestFacts
  /** Throws 412 when the client said If-Match and this is not what it had seen. */
  expectUnchanged: (current: unknown) => void
  answer: Answer
}

export type UserCall = Call<Viewer>
export type MemberCall = Call<Member>

/** As much of it as reading needs. A job that reads for a member has no more. */
export type ReaderCall = Pick<MemberCall, 'db' | 'services'> & {
  viewer: Pick<Member, 'userId' | 'workspaceId' | 'name' | 'role'>
}

export interface RequestFacts {
  id: string
  address: string
  /** What proxies wrote, trusted or not. */
  forwarded: { addresses: number; protocol: string | null }
  userAgent: string
  /** Whether it presents METRICS_TOKEN. */
  isOperator: boolean
  /** The presented session token, for signing out. */
  sessionToken: string | null
  /** The presented mark of a device on which somebody signed in before. */
  deviceToken: string | null
  /** What this browser was given before it was sent to another site to sign in there. */
  browserToken: string | null
}

/** The few things beside the body that a reply may carry. */
export interface Answer {
  startSession(token: string, expiresAt: Date): void
  endSession(): void
  /** Marks this device as one on which somebody signed in. */
  markDevice(token: string, expiresAt: Date): void
  /** So that what another site sends back is only taken from this browser. */
  bindBrowser(token: string, expiresAt: Date): void
  /** Where the browser goes next, by an answer with the status 301 or 303. A page of ours. */
  leadTo(url: string): void
  /** Under which a proxy in front stores it, so that it can be purged. */
  tagCache(tag: string): void
  /** Search engines leave it out. */
  hideFromSearch(): void
  /** Another one of the contract's `status`. */
  status(code: number): void
}

type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Viewer | null
  : E['access'] extends 'user' | 'staff'
    ? Viewer
    : Member

export type EndpointCall<E extends Endpoint> = Call<ViewerOf<E>> & {
  params: Params<E>
  query: Query<E>
  body: Body<E>
} & Added<E>

/** What its plug-ins add to the call. */
type Added<E extends Endpoint> = E extends { plugIns: readonly (infer P)[] } ? Together<AddsOf<P>> : unknown
type AddsOf<P> = P extends PlugIn<infer Adds> ? Adds : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What a stream's handler throws is a problem, what its events throw only ends them: look before the first one. */
type Answered<E extends Endpoint> = AnswersEvents<E> extends true ? AsyncIterable<Reply<E>> : Reply<E>
/** A refusal that must be remembered is returned (`refuse`), any other may be thrown. */
export type Handler<E extends Endpoint> = (call: EndpointCall<E>) => Promise<Answered<E> | Refusal>

export interface BoundRoutes<C extends Contract = Contract> {
  contract: C
  handlers: Record<string, (call: never) => Promise<unknown>>
}

/** Curried so that literal replies keep their types. Leave one out, or return another shape, and it does not compile. */
export const serve =
  <E extends Record<string, Endpoint>>(contract: Contract<E>) =>
  (handlers: { [K in keyof E]: Handler<E[K]> }): BoundRoutes<Contract<E>> => ({ contract, handlers })
