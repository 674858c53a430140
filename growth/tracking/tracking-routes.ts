import { z } from 'zod'
import { contract, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing } from '@wellmet/platform/contract/shapes.ts'
import type { Call, BoundRoutes } from '@wellmet/platform/http/serve.ts'
import { trapField } from '../sites/sites.rules.ts'
import { receiveEvent } from './receive-event.ts'
import type { Trackable } from './trackable.ts'
import type { Sender } from './tracked.plug-in.ts'

/** A field of every form that people do not see, and the id by which a client may send an event again. */
const beside = {
  eventId: z.uuid().optional().meta({ description: 'Drawn by the client: what is sent again with it counts once' }),
  [trapField]: z.string().max(200).optional().meta({ description: 'Left empty by people, who do not see it' }),
}

// The names of payloads differ, and a trackable takes its own: no common type but this one fits all of them.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTrackable = Trackable<any>
type Endpoints<T extends Record<string, AnyTrackable>> = {
  [K in keyof T]: Endpoint & {
    route: `POST ${T[K]['path']}`
    access: 'anyone'
    body: z.ZodType<Record<string, unknown>, Record<string, unknown>>
    reply: typeof Nothing
  }
}

const perMinute = 120

const endpointOf = ({ path, summary, source, payload }: AnyTrackable): Endpoint => ({
  route: `POST ${path}`,
  access: source.access,
  ...source.marks,
  summary,
  body: z.strictObject({ ...source.envelope, ...beside, ...(payload as z.ZodRawShape) }),
  reply: Nothing,
  status: source.access === 'anyone' ? [202, 303] : 202,
  plugIns: [source.plugIn],
  rate: { points: perMinute, seconds: 60 },
})

/** The contract of a family, from what can happen in it. */
export const trackingContract = <const T extends Record<string, AnyTrackable>>(
  family: string,
  trackables: T,
): Contract<Endpoints<T>> =>
  contract(
    family,
    Object.fromEntries(Object.entries(trackables).map(([key, one]) => [key, endpointOf(one)])),
  ) as unknown as Contract<Endpoints<T>>

export const serveTracked = <T extends Record<string, AnyTrackable>>(
  made: Contract<Endpoints<T>>,
  trackables: T,
): BoundRoutes<Contract<Endpoints<T>>> => ({
  contract: made,
  handlers: Object.fromEntries(
    Object.entries(trackables).map(([key, one]) => [
      key,
      (call: Call & { body: Record<string, unknown>; sender: Sender }) => receiveEvent(call, one),
    ]),
  ),
})
