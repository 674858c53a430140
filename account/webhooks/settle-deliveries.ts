import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hasFailedForLong, mostTries, nextTryAt, restsUntil, verdictOf } from './delivery.rules.ts'
import { planDeliveries } from './record-event.ts'
import type { Answer } from './send-delivery.ts'
import { turnOffWebhook } from './turn-off-webhook.ts'
import type { WebhookDelivery } from './webhooks.contract.ts'
import {
  findNextDue,
  releaseDeliveries,
  settleDeliveries,
  settleEndpoint,
  type ClaimedDelivery,
  type ClaimedEndpoint,
} from './webhooks.store.ts'

export interface Claimed {
  endpoint: ClaimedEndpoint
  deliveries: readonly ClaimedDelivery[]
  until: Date
}

/** In the order in which the answers came. */
export type Answered = readonly { delivery: ClaimedDelivery; answer: Answer }[]

/** What became of a claim is written down together with the next job: what was not tried waits as before. */
export const settle = (services: Services, claimed: Claimed, answered: Answered): Promise<void> =>
  // As the system: notes what became of deliveries
  services.database.system.asSystem(async (tx) => {
    const now = services.now()
    const { endpoint, until } = claimed
    await noteDeliveries(tx, claimed, answered, now)
    const verdicts = answered.map(({ answer }) => verdictOf(answer.status))
    const isSilent = answered.some(({ answer }) => answer.status === null)
    const silentBefore = answered.some(({ answer }) => answer.status !== null) ? 0 : endpoint.silentTries
    const noted = await settleEndpoint(tx, {
      id: endpoint.endpointId,
      until,
      isDelivered: verdicts.includes('delivered'),
      isFailing: verdicts.at(-1) !== 'delivered',
      silentTries: isSilent ? silentBefore + 1 : 0,
      restsUntil: isSilent ? restsUntil(silentBefore, now) : null,
      now,
    })
    if (!noted) return
    if (verdicts.includes('gone')) await turnOffWebhook(tx, services, endpoint, 'gone')
    else if (hasFailedForLong(noted.failingSince, now)) await turnOffWebhook(tx, services, endpoint, 'failed_for_long')
    await planNext(tx, endpoint.endpointId)
  })

async function noteDeliveries(tx: Tx, { deliveries, until }: Claimed, answered: Answered, now: Date): Promise<void> {
  const noted = answered.map(({ delivery: { id, tries }, answer }) => {
    const { status, problem, text } = answer
    const verdict = verdictOf(status)
    const asked = { afterMs: answer.retryAfterMs, random: Math.random() }
    const dueAt = verdict === 'failed' && tries < mostTries ? nextTryAt(tries, now, asked) : null
    const state: WebhookDelivery['state'] = verdict === 'delivered' ? 'delivered' : dueAt ? 'waiting' : 'failed'
    return { id, state, status, problem, text, dueAt }
  })
  await settleDeliveries(tx, {
    ids: noted.map(({ id }) => id),
    states: noted.map(({ state }) => state),
    statuses: noted.map(({ status }) => status),
    problems: noted.map(({ problem }) => problem),
    answers: noted.map(({ text }) => text),
    dueAts: noted.map(({ dueAt }) => dueAt),
    now,
  })
  const tried = new Set(noted.map(({ id }) => id))
  const left = deliveries.filter(({ id }) => !tried.has(id))
  if (left.length > 0)
    await releaseDeliveries(tx, { ids: left.map(({ id }) => id), dueAts: left.map(({ dueAt }) => dueAt), until })
}

/** Nothing is planned if nothing waits, or the webhook is off. */
export async function planNext(tx: Tx, endpointId: string): Promise<void> {
  const next = await findNextDue(tx, { id: endpointId })
  if (next?.at) planDeliveries(tx, endpointId, next.at)
}
