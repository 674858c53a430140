import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { workDomains } from '@wellmet/platform/files/text/domains.rules.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Contact } from '../contact-list/contacts.contract.ts'
import { showContact } from '../contact-list/show-contacts.ts'
import { erasedAmong } from '../deletions/honour-deletions.ts'
import { hiddenBy } from '../hidden-contacts/honour-hide-rules.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import { findIndustries } from '../search-tokens/find-industries.ts'
import { saveSearchTokens } from '../search-tokens/save-search-tokens.ts'
import type { ContactEdit } from './contact-edits.contract.ts'
import { contactEditsMessages } from './contact-edits.messages.ts'
import { afterEdit, type Edited } from './contact-edits.rules.ts'
import { findEditable, updateWords, type EditableRow } from './contact-edits.store.ts'

/** What the owner says outranks every file from now on, until they say the same as the files again. */
export async function editContact(call: MemberCall, id: string, said: ContactEdit): Promise<Contact> {
  const { services } = call
  const { workspaceId, userId } = call.viewer
  const person = personIds(call).read(id)?.toString()
  if (person === undefined) throw notFound('contact')
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    // An import at the same time would write its own words over these.
    await lockNetwork(tx, networkId)
    const found = await findEditable(tx, { networkId, person })
    if (!found) throw notFound('contact')
    const after = afterEdit(found, found.edits, said)
    const companyId = after.words.company === null ? null : personKeys(services).company(after.words.company)
    const typedEmail = typedAddress(found, said.email)
    if (typedEmail !== null && typedEmail !== found.typedEmail) await refuseErased(tx, call, typedEmail)
    await saveWords(tx, { networkId, contact: found, after, companyId, typedEmail, now: services.now() })
    // An edited company may be one that the owner hides.
    await hiddenBy(tx, networkId, [{ personId: person, companyId, emails: new Set() }])
    await saveSearchTokens(tx, personKeys(services), networkId, [person])
    await runHook({ tx, services }, contactsChanged, { networkId, people: [person], now: services.now() })
  })
  return (await showContact(call, id)).contact
}

/** One that an import has brought in already needs no second place. */
const typedAddress = ({ emails, typedEmail }: EditableRow, said: ContactEdit['email']): string | null =>
  said === undefined ? typedEmail : said !== null && emails.includes(said) ? null : said

/** An address of somebody who was deleted is not stored again, on any contact. */
async function refuseErased(tx: Tx, { services, viewer }: MemberCall, email: string): Promise<void> {
  const keys = personKeys(services).of({ emails: [email], phones: [] })
  if ((await erasedAmong(tx, viewer, keys)) === null) return
  const message = contactEditsMessages.emailErased()
  throw fail('conflict', message, { errors: [{ field: 'email', message }] })
}

interface Change {
  networkId: number
  contact: EditableRow
  after: Edited
  companyId: string | null
  typedEmail: string | null
  now: Date
}

async function saveWords(tx: Tx, { networkId, contact, after, companyId, typedEmail, now }: Change): Promise<void> {
  const { words, edits } = after
  const { personId, emails, formerEmployers } = contact
  const industry = (await findIndustries(tx, [{ companyId }])).get(companyId ?? '') ?? null
  await updateWords(tx, {
    networkId,
    person: personId,
    ...words,
    companyId,
    kind: kindOf(words.title, words.company),
    searchVector: searchVector({
      ...words,
      occupations: occupationsOf(words),
      domains: workDomains(emails),
      industry,
      formerEmployers,
    }),
    edits: edits && JSON.stringify(edits),
    typedEmail,
    now,
  })
}
