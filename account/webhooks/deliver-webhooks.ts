import { inPlace } from '@wellmet/platform/jobs/places.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { planDeliveries } from './record-event.ts'
import { openSecrets, sendDelivery } from './send-delivery.ts'
import { planNext, settle, type Answered, type Claimed } from './settle-deliveries.ts'
import { claimDeliveries, claimEndpoint, findNextDue, releaseEndpoint } from './webhooks.store.ts'

/** Then it is the turn of others, and what a killed worker sent twice is no more than this. */
const mostAtOnce = 50
const sentTogether = 4
/** No try begins later; the last one may take ten seconds more. */
const beginsWithinMs = 3_000
/** Longer than all of that. If a worker dies with a claim, another can claim the webhook after this time. */
const claimMs = 15_000
const laterMs = 1_000

/** Where there is a place: a receiver may take its time, and other jobs need places too. */
export const deliverWebhooks = (services: Services, endpointId: string): Promise<void> =>
  inPlace(
    services.receivers,
    () => deliver(services, endpointId),
    () => {
      const runAt = new Date(services.now().getTime() + laterMs)
      // As the system: delivers the webhooks of everybody
      return services.database.system.asSystem(async (tx) => planDeliveries(tx, endpointId, runAt))
    },
  )

async function deliver(services: Services, endpointId: string): Promise<void> {
  const claimed = await claim(services, endpointId)
  if (!claimed) return
  await settle(services, claimed, await send(services, claimed))
}

const claim = (services: Services, endpointId: string): Promise<Claimed | undefined> =>
  // As the system: delivers the webhooks of everybody
  services.database.system.asSystem(async (tx) => {
    const now = services.now()
    const until = new Date(now.getTime() + claimMs)
    const endpoint = await claimEndpoint(tx, { id: endpointId, now, until })
    if (!endpoint) {
      const next = await findNextDue(tx, { id: endpointId })
      // Due already and not to be sent to: its member is disabled, and the next event asks again.
      if (next?.at && next.at > now) planDeliveries(tx, endpointId, next.at)
      return undefined
    }
    const deliveries = await claimDeliveries(tx, { endpointId, now, until, most: mostAtOnce })
    if (deliveries.length === 0) {
      await releaseEndpoint(tx, { id: endpointId, until })
      await planNext(tx, endpointId)
      return undefined
    }
    // In case this worker dies before it saves the result.
    planDeliveries(tx, endpointId, until)
    return { endpoint, until, deliveries: deliveries.toSorted(byDue) }
  })

const byDue = (a: { dueAt: Date; id: string }, b: { dueAt: Date; id: string }): number =>
  a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1)

/** In their order, four together. Stops early if the receiver doesn't answer, or answers 410. */
async function send(services: Services, { endpoint, deliveries }: Claimed): Promise<Answered> {
  const to = { typed: endpoint.url, secrets: openSecrets(services, endpoint) }
  const answered: { delivery: (typeof deliveries)[number]; answer: Awaited<ReturnType<typeof sendDelivery>> }[] = []
  const waiting = [...deliveries]
  const endsAt = performance.now() + beginsWithinMs
  let isStopped = false
  const lane = async () => {
    while (!isStopped && performance.now() < endsAt) {
      const delivery = waiting.shift()
      if (!delivery) return
      const answer = await sendDelivery(services, to, delivery)
      answered.push({ delivery, answer })
      isStopped ||= answer.status === null || answer.status === 410
    }
  }
  await Promise.all(Array.from({ length: sentTogether }, lane))
  return answered
}
