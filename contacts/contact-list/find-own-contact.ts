import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { findContact } from './contacts.store.ts'

export interface OwnContact {
  personId: string
  name: string
  /** Where to write to them: addresses of imports, then the one that was typed. */
  emails: string[]
}

/** One of the viewer's own contacts by the id that they were shown, with where to write to them. */
export async function findOwnContact(tx: Tx, call: MemberCall, id: string): Promise<OwnContact | null> {
  const person = personIds(call).read(id)?.toString()
  const row = person === undefined ? undefined : await findContact(tx, { person })
  if (!row) return null
  return { personId: row.personId, name: row.name, emails: row.addresses }
}
