import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { moveRequest } from './move-request.ts'
import { findRequest } from './lock-request.ts'

interface Suppressed {
  mailbox: string
  about: readonly string[]
}

/** Ends the requests that wait for a connector who wants no more email. A teammate still finds theirs in the product. */
export async function endUnreachable({ tx, services }: ReactionContext, { mailbox, about }: Suppressed): Promise<void> {
  for (const id of about) {
    const row = await findRequest(tx, id)
    const address = row?.connector.kind === 'contact' ? row.connector.email : null
    if (address && mailboxKey(services, address).toString('hex') === mailbox) await endAsUnreachable(tx, services, id)
  }
}

/** Tells the asker that the connector can’t be reached, and no reason. Does nothing once the connector has answered. */
export async function endAsUnreachable(tx: Tx, services: Services, id: string): Promise<void> {
  const row = await findRequest(tx, id)
  if (!row || row.stage !== 'awaiting_connector' || row.askedElsewhere !== null) return
  await moveRequest(tx, services, id, { to: 'failed', by: 'system', kind: 'not_reachable' })
}
