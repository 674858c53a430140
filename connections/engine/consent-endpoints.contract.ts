import { z } from 'zod'
import type { Endpoint, Route } from '@wellmet/platform/contract/endpoint.ts'
import { ConnectedAccount, ConsentAnswer, ConsentUrl, ProviderOffer, ProviderStatus } from './engine.contract.ts'

/*
 * The endpoints by which accounts are connected, seen and disconnected are the same in every family of providers. A family
 * writes its paths in full and says what they are for; everything else is here.
 */

type Get = Extract<Route, `GET ${string}`>
type Post = Extract<Route, `POST ${string}`>
type Params = Pick<Endpoint, 'params'>

const hour = 3600

/** How all providers of a family stand. */
export const statuses = <const R extends Get>(route: R, summary: string) => ({
  route,
  summary,
  access: 'viewer' as const,
  reply: z.object({ items: z.array(ProviderStatus) }),
})

/** Which of them can be connected. */
export const offers = <const R extends Get>(route: R, summary: string) => ({
  route,
  summary,
  access: 'viewer' as const,
  reply: z.object({ items: z.array(ProviderOffer) }),
})

export const status = <const R extends Get, P extends Params>(route: R, summary: string, params: P) => ({
  route,
  summary,
  access: 'viewer' as const,
  ...params,
  reply: ProviderStatus,
})

export const start = <const R extends Route, P extends Params>(route: R, summary: string, params: P) => ({
  route,
  summary,
  access: 'member' as const,
  ...params,
  reply: ConsentUrl,
  keys: 'never' as const,
  rate: { points: 30, seconds: hour },
})

export const callback = <const R extends Get, P extends Params>(route: R, summary: string, params: P) => ({
  route,
  summary,
  access: 'member' as const,
  ...params,
  query: ConsentAnswer,
  reply: ConnectedAccount,
  keys: 'never' as const,
  rate: { points: 60, seconds: hour },
})

export const sync = <const R extends Post, P extends Params>(route: R, summary: string, params: P) => ({
  route,
  summary,
  access: 'member' as const,
  ...params,
  status: 202 as const,
  reply: ProviderStatus,
  rate: { points: 20, seconds: hour },
})

export const disconnect = <const R extends Post, P extends Params>(route: R, summary: string, params: P) => ({
  route,
  summary,
  access: 'member' as const,
  ...params,
  status: 202 as const,
  reply: ProviderStatus,
  keys: 'never' as const,
})
