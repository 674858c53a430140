import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { extendConnectorLinks } from '../guest-links/create-guest-link.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'
import { asksMessages } from './asks.messages.ts'
import { mayPostponeTo } from './asks.rules.ts'
import { clearReminder } from './asks.store.ts'
import { remindAt } from './email-connector.ts'

/** Asks a connector without an account once more on that day. Their link works until well after it. */
export async function postponeAsk(tx: Tx, services: Services, requestId: string, until: string): Promise<void> {
  if (!mayPostponeTo(until, services.now())) {
    const message = asksMessages.postponeWithin()
    throw fail('unprocessable', message, { errors: [{ field: 'until', message }] })
  }
  const wanted = new Date(until).toISOString()
  const { snoozedUntil } = await applyConnectorReply(tx, services, requestId, { reply: 'later', until: wanted })
  await extendConnectorLinks(tx, requestId, present(snoozedUntil))
  await clearReminder(tx, { requestId })
  await remindAt(tx, requestId, present(snoozedUntil))
}
