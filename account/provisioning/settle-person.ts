import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { saidNo, sendInvitation, withdrawInvitation } from '../invitations/invite-member.ts'
import { endMembership } from '../members/end-membership.ts'
import { joinWorkspace } from '../workspaces/join-workspace.ts'
import type { Directory } from './open-directory.ts'
import { strongestRole } from './provisioning.rules.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import {
  findInviter,
  findMemberOfPerson,
  findUserOfPerson,
  listGroupsOfPeople,
  updatePerson,
  type PersonRow,
} from './provisioning.store.ts'

/** How the audit log names whoever decided. */
export const byDirectory = 'provisioning'

/**
 * Makes the membership what `active` says. Whoever has never been a member is invited and decides themselves; whoever the
 * directory had ended before is a member again at once.
 */
export const settlePerson = (directory: Directory, person: PersonRow): Promise<void> =>
  person.active ? begin(directory, person) : end(directory, person)

async function begin(directory: Directory, person: PersonRow): Promise<void> {
  const { tx, workspaceId, now } = directory
  const member = await findMemberOfPerson(tx, { workspaceId, ...person })
  if (member) return void (await updatePerson(tx, workspaceId, person.id, { memberId: member.userId }))
  const mapped = strongestRole(await listGroupsOfPeople(tx, { workspaceId, personIds: [person.id] }))
  // As the system: whoever comes back is no member yet; in whose name people are invited
  const user = person.roleBefore ? await asSystem(tx, (system) => findUserOfPerson(system, person)) : undefined
  if (!user) return invite(directory, person, mapped ?? 'member')
  const { userId } = user
  const role = mapped ?? comingBackAs(person.roleBefore as Role)
  await asSystem(tx, (system) => joinWorkspace(system, { workspaceId, userId, role, sessionId: null, now }))
  await updatePerson(tx, workspaceId, person.id, { memberId: userId, roleBefore: null })
  const detail = { role, by: byDirectory }
  await recordAudit(tx, { workspaceId, actorId: null, action: 'member.joined', subject: userId, detail, now })
}

/** Owners are made by owners. */
const comingBackAs = (role: Role): Exclude<Role, 'owner'> => (role === 'owner' ? 'admin' : role)

async function invite(
  { tx, services, workspaceId, createdBy, now }: Directory,
  { email }: PersonRow,
  role: Exclude<Role, 'owner'>,
): Promise<void> {
  if (await saidNo(tx, workspaceId, email)) return
  const inviter = await asSystem(tx, (system) => findInviter(system, { workspaceId, createdBy }))
  if (!inviter) throw fail('conflict', provisioningMessages.tokenNotValid())
  const { workspaceName } = inviter
  await sendInvitation(tx, services, { workspaceId, workspaceName, inviter, email }, role)
  const detail = { role, by: byDirectory }
  await recordAudit(tx, { workspaceId, actorId: null, action: 'member.invited', subject: email, detail, now })
}

async function end({ tx, workspaceId, now }: Directory, person: PersonRow): Promise<void> {
  await withdrawInvitation(tx, workspaceId, person.email, now)
  const member = await findMemberOfPerson(tx, { workspaceId, ...person })
  if (!member) return
  const { userId } = member
  const roleBefore = await endMembership(tx, { workspaceId, userId, by: byDirectory, now })
  await updatePerson(tx, workspaceId, person.id, { memberId: userId, roleBefore })
}
