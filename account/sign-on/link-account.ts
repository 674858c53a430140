import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call, MemberCall, UserCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endMarkedSessions } from './mark-session.ts'
import type { SignOnLink, SignOnRefusalReason } from './sign-on.contract.ts'
import { linkRefusal, type SignOnFacts } from './sign-on.rules.ts'
import {
  confineLinksOf,
  deleteIdentity,
  listLinksOfUser,
  saveIdentity,
  updateReach,
  updateUse,
} from './sign-on.store.ts'
import { tellLinked } from './tell-linked.ts'

interface Link {
  workspaceId: string
  userId: string
  opensEverything: boolean
}

/**
 * As the system, for somebody who proved a moment ago, with a credential of their own, who they are. The address that the
 * provider says does not matter. A link that they had with another subject is replaced.
 */
export async function linkAccount(
  tx: Tx,
  { services }: Call,
  { workspaceId, userId, opensEverything }: Link,
  facts: SignOnFacts,
): Promise<SignOnRefusalReason | null> {
  const refusal = linkRefusal(facts, userId)
  if (refusal) return refusal
  const now = services.now()
  const { issuer, subject } = facts.claims
  if (facts.identity) await updateReach(tx, workspaceId, userId, opensEverything)
  else {
    if (await deleteIdentity(tx, workspaceId, userId)) await endMarkedSessions(tx, userId, workspaceId)
    const saved = await saveIdentity(tx, { workspaceId, issuer, subject, userId, opensEverything, now })
    if (!saved) return 'linked_to_other_user'
  }
  await updateUse(tx, workspaceId, userId, now)
  await tellLinked(tx, services, userId, workspaceId, opensEverything)
  await recordAudit(tx, { workspaceId, actorId: userId, action: 'sign-on.linked', subject: userId, now })
  return null
}

export const showLinks = ({ db, viewer: { userId } }: UserCall) =>
  db.asSystem(async (tx) => ({ items: (await listLinksOfUser(tx, { userId })).map(toLink), next: null }))

const toLink = (row: Awaited<ReturnType<typeof listLinksOfUser>>[number]): SignOnLink => ({
  workspaceId: row.workspaceId,
  workspaceName: row.workspaceName,
  linked: row.linkedAt !== null,
  opensEverything: row.opensEverything ?? false,
  linkedAt: row.linkedAt?.toISOString() ?? null,
})

export const unlinkMine = (call: UserCall, workspaceId: string): Promise<undefined> =>
  unlink(call, workspaceId, call.viewer.userId)

export const unlinkMember = (call: MemberCall, userId: string): Promise<undefined> =>
  unlink(call, call.viewer.workspaceId, userId)

const unlink = ({ db, viewer, services }: UserCall, workspaceId: string, userId: string): Promise<undefined> =>
  db.asSystem(async (tx) => {
    if (!(await deleteIdentity(tx, workspaceId, userId))) throw notFound('link')
    await endMarkedSessions(tx, userId, workspaceId)
    const now = services.now()
    await recordAudit(tx, { workspaceId, actorId: viewer.userId, action: 'sign-on.unlinked', subject: userId, now })
    return undefined
  })

/** As the system. Whoever may act for somebody without their password may no more, beyond the one workspace. */
export const confineLinks = async (tx: Tx, userId: string): Promise<void> => {
  await confineLinksOf(tx, userId)
}
