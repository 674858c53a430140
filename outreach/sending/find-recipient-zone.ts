import { addressKeys, mailboxKey } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { recipientZone } from './recipient-zone.rules.ts'
import { findRecipient } from './sending.store.ts'

/** Where somebody is, by what the viewer's own network knows about them or their company; null where nothing says it. */
export const findRecipientZone = ({ db, services, viewer }: MemberCall, to: string): Promise<string | null> =>
  // As the system: what an address is known by is looked up as the gate does it
  db.asSystem(async (tx) => {
    const { userId, workspaceId } = viewer
    const { personPlace, companyPlace } = await findRecipient(tx, {
      userId,
      workspaceId,
      keys: addressKeys(services, to),
      addresses: [...new Set([to.toLowerCase(), mailboxOf(to)])],
      mailboxKey: mailboxKey(services, to) ?? '0',
      today: services.now().toISOString().slice(0, 10),
    })
    return recipientZone({ person: personPlace, company: companyPlace }, '') || null
  })
