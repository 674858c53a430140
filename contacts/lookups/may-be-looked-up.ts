import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { erasedAmong } from '../deletions/honour-deletions.ts'
import type { ContactRow } from './lookups.store.ts'

/** Not somebody who was deleted for good, by the member or for all, nor somebody who said that they want to be left alone. */
export async function mayBeLookedUp(
  tx: Tx,
  call: MemberCall,
  { personId, name, company, emails, keys }: ContactRow,
  linkedinSlug?: string,
): Promise<boolean> {
  const { workspaceId, userId } = call.viewer
  const keysOf = personKeys(call.services)
  const all = [
    personId,
    ...keys,
    ...keysOf.of({ linkedinSlug, emails, phones: [] }),
    keysOf.byName(`${workspaceId}:${userId}`, name, company ?? undefined),
  ]
  if ((await erasedAmong(tx, { workspaceId, userId }, all)) !== null) return false
  // As the system: who wants to be left alone is known to the server alone
  return call.db.asSystem(async (system) => {
    for (const email of emails) if (await isSuppressed(system, call.services, email)) return false
    return true
  })
}
