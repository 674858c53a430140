import type { EnrichmentProvider } from '@wellmet/connections/enrichment/enrichment-provider.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { linkedinUrlOf } from '../contact-list/show-contacts.ts'
import type { ContactLookup } from './lookups.contract.ts'
import { offersOf } from './lookups.rules.ts'
import { findContact, listLookups, type ContactRow } from './lookups.store.ts'

/** Throws 404 for none of the viewer's. */
export async function getContact(tx: Tx, call: MemberCall, contactId: string): Promise<ContactRow> {
  const person = personIds(call).read(contactId)?.toString()
  const contact = person === undefined ? undefined : await findContact(tx, { person })
  if (!contact) throw notFound('contact')
  return contact
}

export const showLookups = (
  call: MemberCall,
  providers: readonly EnrichmentProvider[],
  contactId: string,
): Promise<{ items: ContactLookup[] }> =>
  call.db.reading(async (tx) => {
    const contact = await getContact(tx, call, contactId)
    const rows = await listLookups(tx, { person: contact.personId })
    return {
      items: rows.map(({ linkedinSlug, lookedUpAt, ...row }) => ({
        ...row,
        label: providers.find(({ name }) => name === row.provider)?.label ?? row.provider,
        lookedUpAt: lookedUpAt.toISOString(),
        linkedinUrl: linkedinUrlOf(linkedinSlug),
        offers: offersOf(contact, { ...row, lookedUpAt }),
      })),
    }
  })
