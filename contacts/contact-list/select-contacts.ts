import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { matchOf, type ContactMatch } from './contact-filters.rules.ts'
import type { ContactFilters, ContactSelection } from './contacts.contract.ts'
import { contactsMessages } from './contacts.messages.ts'
import { isContact, listMatchingContacts, listWholeContacts, type PagePosition } from './contacts.store.ts'

export const beginning: PagePosition = { below: 2_147_483_647, after: '0' }

/** The filters as parameters of `list_matching_contacts`. */
export const matchingOf = (
  { services }: MemberCall,
  filters: ContactFilters,
): ContactMatch & { company: string | null } => ({
  ...matchOf(filters, utcDay(services.now())),
  company: filters.company === undefined ? null : personKeys(services).company(filters.company),
})

/** The numbers of the chosen contacts. Refused when one of them is not the viewer's, or there are more than `most`. */
export async function selectContacts(
  tx: Tx,
  call: MemberCall,
  selection: ContactSelection,
  most: number,
): Promise<string[]> {
  if ('contactIds' in selection) {
    const people = new Set(selection.contactIds.map((id) => personIds(call).read(id)?.toString() ?? ''))
    const found = people.has('') ? [] : await listWholeContacts(tx, { people: [...people] })
    if (found.length < people.size) throw notFound('contact')
    return found.map(({ personId }) => personId)
  }
  const rows = await listMatchingContacts(tx, {
    ...beginning,
    ...matchingOf(call, selection.filters),
    sort: 'strength',
    limit: most + 1,
  })
  if (rows.length > most) throw fail('unprocessable', contactsMessages.tooManyChosen({ most }))
  return rows.filter(isContact).map(({ personId }) => personId)
}
