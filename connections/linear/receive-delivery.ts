import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { issueCompleted } from './linear.events.ts'
import { linearMessages } from './linear.messages.ts'
import { checkSignature, completedIssue, readDelivery } from './linear.rules.ts'
import { linearSettings } from './linear.settings.ts'
import { insertDelivery } from './linear.store.ts'

const longestNumber = 100

/** Once each: a delivery that comes again is taken and changes nothing. What follows from it is done later. */
export async function receiveDelivery(
  { db, services }: Call,
  { body, headers }: Webhook,
): Promise<{ isReceived: true }> {
  const { config, now } = services
  const secret = config.get(linearSettings).LINEAR_WEBHOOK_SECRET
  if (secret === undefined) throw notFound('webhook')
  const signature = checkSignature(body, headers['linear-signature'], secret)
  const delivery = signature && readDelivery(body, now())
  const number = headers['linear-delivery'] ?? ''
  if (!delivery || number === '' || number.length > longestNumber)
    throw fail('unprocessable', linearMessages.notSigned())
  const completed = completedIssue(delivery, config.PUBLIC_URL)
  // As the system: Linear has no account here; its signature is checked first
  await db.asSystem(async (tx) => {
    const isNew = await insertDelivery(tx, { delivery: number, signature, now: now() })
    if (isNew && completed) await announce(tx, issueCompleted, completed)
  })
  return { isReceived: true }
}
