import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { expectPower } from '@wellmet/platform/http/access.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Member } from './members.contract.ts'
import { endOwnership } from './end-ownership.ts'
import { memberLeft, roleChanged } from './members.events.ts'
import { holdsPower, movesPower, removalRefusal, roleChangeRefusal } from './members.rules.ts'
import { deleteMember, listMembers, lockMembers, updateRole } from './members.store.ts'

const toMember = (row: Awaited<ReturnType<typeof listMembers>>[number]): Member => ({
  userId: row.userId,
  name: row.name,
  email: row.email,
  role: row.role as Role,
  language: row.language as Member['language'],
  joinedAt: row.joinedAt.toISOString(),
})

export const showMembers = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => ({ items: (await listMembers(tx, viewer.workspaceId)).map(toMember), next: null }))

export const changeRole = (call: MemberCall, userId: string, role: Role): Promise<Member> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { target, owners } = await lockTarget(tx, viewer.workspaceId, userId)
    const refusal = roleChangeRefusal(viewer, target, role, owners)
    if (refusal) throw fail('conflict', refusal)
    if (movesPower(target.role, role)) expectPower(call)
    await updateRole(tx, viewer.workspaceId, userId, role)
    await announce(tx, roleChanged, { workspaceId: viewer.workspaceId, userId })
    if (target.role === 'owner' && role !== 'owner') await endOwnership({ tx, services }, viewer.workspaceId, userId)
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'member.role-changed',
      subject: userId,
      detail: { from: target.role, to: role },
      now: services.now(),
    })
    const rows = await listMembers(tx, viewer.workspaceId)
    return toMember(present(rows.find((row) => row.userId === userId)))
  })

/** An owner or admin proves who they are to leave, too: whoever stole their session must not remove them with it. */
export const removeMember = (call: MemberCall, userId: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { target, owners } = await lockTarget(tx, viewer.workspaceId, userId)
    const refusal = removalRefusal(viewer, target, owners)
    if (refusal) throw fail('conflict', refusal)
    if (holdsPower(target.role)) expectPower(call)
    await deleteMember(tx, viewer.workspaceId, userId)
    await announce(tx, memberLeft, { workspaceId: viewer.workspaceId, userId })
    if (target.role === 'owner') await endOwnership({ tx, services }, viewer.workspaceId, userId)
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: userId === viewer.userId ? 'member.left' : 'member.removed',
      subject: userId,
      now: services.now(),
    })
    return undefined
  })

async function lockTarget(tx: Tx, workspaceId: string, userId: string) {
  const everybody = (await lockMembers(tx, workspaceId)).map((row) => ({ userId: row.userId, role: row.role as Role }))
  const target = everybody.find((member) => member.userId === userId)
  if (!target) throw notFound('member')
  return { target, owners: everybody.filter(({ role }) => role === 'owner').length }
}
