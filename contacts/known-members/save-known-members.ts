import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import {
  deleteKnownMembers,
  insertKnownMembers,
  listProvenAddresses,
  listWorkspaceNetworks,
} from './known-members.store.ts'

/**
 * Notes, as the system, which contacts of a network are members of its workspace. Only an address that a member proved to
 * be theirs counts: an address that anybody may type would make a stranger a teammate.
 */
export async function saveKnownMembers(tx: Tx, networkId: number, root: DataRoot): Promise<void> {
  const keys = personKeys(root)
  const members = await listProvenAddresses(tx, { networkId })
  const known = {
    networkId,
    users: members.map(({ userId }) => userId),
    keys: members.map(({ email }) => firstOf(keys.of({ emails: [email], phones: [] }))),
  }
  await deleteKnownMembers(tx, known)
  await insertKnownMembers(tx, known)
}

export async function saveKnownMembersInWorkspace({ tx, services }: WorkContext, workspace: string): Promise<void> {
  for (const { id } of await listWorkspaceNetworks(tx, { workspace })) await saveKnownMembers(tx, id, services)
}
