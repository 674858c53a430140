import { changeInvitedRole } from '../invitations/invite-member.ts'
import { assignRole } from '../members/end-membership.ts'
import type { Directory } from './open-directory.ts'
import type { MappedRole } from './provisioning.contract.ts'
import { strongestRole } from './provisioning.rules.ts'
import { findMemberOfPerson, listGroupsOfPeople, listPeople } from './provisioning.store.ts'
import { byDirectory } from './settle-person.ts'

type Place = Pick<Directory, 'tx' | 'workspaceId' | 'now'>

/**
 * Runs a change of groups, and gives the people whom it concerns the role that they have by it. Whoever loses the last
 * group with a role becomes a member; whoever never had one keeps the role that somebody gave them here.
 */
export async function withGroupRoles(
  place: Place,
  personIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const before = await rolesOf(place, personIds)
  await change()
  const after = await rolesOf(place, personIds)
  for (const id of personIds) {
    const [was, is] = [before.get(id) ?? null, after.get(id) ?? null]
    if (was !== is) await giveRole(place, id, is ?? 'member')
  }
}

async function rolesOf(
  { tx, workspaceId }: Place,
  personIds: readonly string[],
): Promise<Map<string, MappedRole | null>> {
  const groups = await listGroupsOfPeople(tx, { workspaceId, personIds: [...personIds] })
  return new Map(personIds.map((id) => [id, strongestRole(groups.filter(({ personId }) => personId === id))]))
}

async function giveRole({ tx, workspaceId, now }: Place, id: string, role: MappedRole): Promise<void> {
  const nothing = { userName: null, externalId: null }
  const [person] = await listPeople(tx, { workspaceId, id, ...nothing, limit: 1, offset: 0 })
  if (!person?.active) return
  const member = await findMemberOfPerson(tx, { workspaceId, ...person })
  if (member) await assignRole(tx, role, { workspaceId, userId: member.userId, by: byDirectory, now })
  else await changeInvitedRole(tx, workspaceId, person.email, role)
}
