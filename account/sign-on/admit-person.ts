import type { Tx } from '@wellmet/platform/database/connection.ts'
import { DisplayName } from '@wellmet/platform/contract/shapes.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { takeOpenInvitation } from '../invitations/take-invitation.ts'
import { addUserBySignOn } from '../users/add-user.ts'
import { joinWorkspace } from '../workspaces/join-workspace.ts'
import { tellLinked } from './tell-linked.ts'
import type { SignOnRefusalReason } from './sign-on.contract.ts'
import type { SignOnFacts, SignOnVerdict } from './sign-on.rules.ts'
import { findSignOn, saveIdentity } from './sign-on.store.ts'

type Welcome = Exclude<SignOnVerdict, { is: 'refused' }>

/** As the system. Makes the account, the membership and the link that the verdict says, and returns who it is. */
export async function admitPerson(
  tx: Tx,
  call: Call,
  workspaceId: string,
  { claims }: SignOnFacts,
  verdict: Welcome,
): Promise<{ userId: string; opensEverything: boolean } | SignOnRefusalReason> {
  if (verdict.is === 'known') return verdict
  const { services } = call
  const now = services.now()
  const { issuer, subject, name } = claims
  const userId =
    verdict.is === 'linked now' ? verdict.userId : await addMember(tx, call, workspaceId, verdict.email, name)
  const opensEverything = false
  const saved = await saveIdentity(tx, { workspaceId, issuer, subject, userId, opensEverything, isOwn: false, now })
  // Somebody was faster, with another subject for the same person.
  if (!saved) return 'other_identity'
  if (verdict.is === 'linked now') await tellLinked(tx, services, userId, workspaceId, opensEverything)
  await recordAudit(tx, { workspaceId, actorId: userId, action: 'sign-on.linked', subject: userId, now })
  return { userId, opensEverything }
}

async function addMember(tx: Tx, call: Call, workspaceId: string, email: string, name: string | null): Promise<string> {
  const now = call.services.now()
  const userId = await addUserBySignOn(tx, call, { email, name: nameFor(email, name), workspaceId })
  const invited = await takeOpenInvitation(tx, { workspaceId, email, userId, now })
  const role = invited ?? (await findSignOn(tx, { workspaceId }))?.role ?? 'viewer'
  await joinWorkspace(tx, { workspaceId, userId, role, sessionId: null, now })
  await recordAudit(tx, {
    workspaceId,
    actorId: userId,
    action: 'member.joined',
    subject: userId,
    detail: { role },
    now,
  })
  return userId
}

/** The provider's name, if it can stand in a mail to a stranger; otherwise that of the address. */
function nameFor(email: string, name: string | null): string {
  const words = email.slice(0, email.indexOf('@')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  for (const candidate of [name, words]) {
    const read = DisplayName.safeParse(candidate)
    if (read.success) return read.data
  }
  return 'Member'
}
