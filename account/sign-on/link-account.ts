import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { Call, MemberCall, UserCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endMarkedSessions } from './mark-session.ts'
import type { SignOnLink, SignOnRefusalReason } from './sign-on.contract.ts'
import { linkEnded } from './sign-on.hooks.ts'
import { linkRefusal, type SignOnFacts } from './sign-on.rules.ts'
import {
  confineLinksOf,
  deleteEndedLink,
  deleteIdentity,
  listLinksOfUser,
  saveEndedLink,
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
    if (await deleteIdentity(tx, workspaceId, userId)) await endWhatItOpened({ tx, services }, { workspaceId, userId })
    const saved = await saveIdentity(tx, { workspaceId, issuer, subject, userId, opensEverything, isOwn: true, now })
    if (!saved) return 'linked_to_other_user'
  }
  await deleteEndedLink(tx, workspaceId, userId)
  await updateUse(tx, workspaceId, userId, now)
  await tellLinked(tx, services, userId, workspaceId, opensEverything)
  await recordAudit(tx, { workspaceId, actorId: userId, action: 'sign-on.linked', subject: userId, now })
  return null
}

export const showLinks = ({ db, viewer: { userId } }: UserCall) =>
  // As the system: links are written and read by the system alone
  db.asSystem(async (tx) => ({ items: (await listLinksOfUser(tx, { userId })).map(toLink), next: null }))

const toLink = (row: Awaited<ReturnType<typeof listLinksOfUser>>[number]): SignOnLink => ({
  workspaceId: row.workspaceId,
  workspaceName: row.workspaceName,
  linked: row.linkedAt !== null,
  opensEverything: row.opensEverything ?? false,
  linkedAt: row.linkedAt?.toISOString() ?? null,
})

/** Saves that the link was ended, so that the next sign-in at the provider does not link them again. */
export const unlinkMine = ({ db, viewer: { userId }, services }: UserCall, workspaceId: string): Promise<undefined> =>
  db.asSystem(async (tx) => {
    await unlink({ tx, services }, { workspaceId, userId, by: userId })
    await saveEndedLink(tx, { workspaceId, userId, now: services.now() })
    return undefined
  })

/** By an owner, for a member who is somebody else at the provider now: whoever has the address may be linked again. */
export const unlinkMember = ({ db, viewer, services }: MemberCall, userId: string): Promise<undefined> =>
  db.asSystem(async (tx) => {
    await unlink({ tx, services }, { workspaceId: viewer.workspaceId, userId, by: viewer.userId })
    return undefined
  })

async function unlink(
  { tx, services }: HookContext,
  { workspaceId, userId, by }: { workspaceId: string; userId: string; by: string },
): Promise<void> {
  if (!(await deleteIdentity(tx, workspaceId, userId))) throw notFound('link')
  await endWhatItOpened({ tx, services }, { workspaceId, userId })
  const now = services.now()
  await recordAudit(tx, { workspaceId, actorId: by, action: 'sign-on.unlinked', subject: userId, now })
}

/** Sessions, and the keys and connections that were made in them. */
async function endWhatItOpened(
  context: HookContext,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  await endMarkedSessions(context.tx, userId, workspaceId)
  await runHook(context, linkEnded, { workspaceId, userId })
}

/** As the system. Whoever may act for somebody without their password may no more, beyond the one workspace. */
export const confineLinks = async (tx: Tx, userId: string): Promise<void> => {
  await confineLinksOf(tx, userId)
}
