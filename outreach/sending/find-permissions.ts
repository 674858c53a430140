import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { PermissionKind } from './sending.contract.ts'
import { consentsWanted } from './sending.hooks.ts'
import { sendingMessages as m } from './sending.messages.ts'
import type { RecipientRow, RequestAbout } from './sending.store.ts'

export interface FoundPermission {
  kind: PermissionKind
  evidence: Message
  at: Date
  until: Date | null
  /** The introduction that it comes from; null if it comes from none. */
  requestId: string | null
}

/** A thread that has been silent for longer is no conversation any more. */
const conversationDays = 730
const introductionDays = 180
const mentionDays = 60

interface Known {
  workspaceId: string
  keys: readonly string[]
  recipient: RecipientRow
  requests: readonly RequestAbout[]
}

/** Why this member may write to somebody, strongest first; without those that have ended. As the system. */
export async function findPermissions(
  tx: Tx,
  services: Services,
  { workspaceId, keys, recipient, requests }: Known,
): Promise<FoundPermission[]> {
  const consents: { wording: string; at: Date }[] = []
  await runHook({ tx, services }, consentsWanted, { workspaceId, keys, found: consents })
  const introductions = requests.flatMap(introducedBy)
  const all = [
    ...conversationWith(recipient),
    ...introductions.filter(({ kind }) => kind === 'introduced'),
    ...consents.map(({ wording, at }) => ({
      kind: 'consented' as const,
      evidence: m.consented.message({ wording, on: at }),
      at,
      until: null,
      requestId: null,
    })),
    ...introductions.filter(({ kind }) => kind === 'introduced_as_said'),
    ...requests.flatMap(mentionAllowedBy),
  ]
  const now = services.now()
  return all.filter(({ until }) => until === null || until > now)
}

/** Mail in both directions. What merely came in proves nothing: anybody can write to a mailbox. */
function conversationWith({ lastToThem, lastFromThem }: RecipientRow): FoundPermission[] {
  if (lastToThem === null || lastFromThem === null) return []
  const at = lastToThem > lastFromThem ? lastToThem : lastFromThem
  const evidence = m.conversation.message({ on: at })
  return [{ kind: 'conversation', evidence, at, until: addDays(at, conversationDays), requestId: null }]
}

const introducedStages: ReadonlySet<string> = new Set(['intro_sent', 'target_replied', 'meeting_booked', 'converted'])

/**
 * Passed on without the asker's name, the two are not introduced yet. What the asker alone recorded is believed for one
 * email, so that nobody makes permissions for any address.
 */
function introducedBy(request: RequestAbout): FoundPermission[] {
  const { id: requestId, stage, isBlind, sentAt, target, connector, isSaidByOthers, isUsed } = request
  if (sentAt === null || !introducedStages.has(stage) || (isBlind && stage === 'intro_sent')) return []
  if (!isSaidByOthers && isUsed) return []
  const kind = isSaidByOthers ? 'introduced' : 'introduced_as_said'
  const evidence = (isSaidByOthers ? m.introduced : m.introducedAsSaid).message({ connector, target, on: sentAt })
  return [{ kind, evidence, at: sentAt, until: addDays(sentAt, introductionDays), requestId }]
}

/** The connector allowed the asker to mention them. That permits one email. */
function mentionAllowedBy(request: RequestAbout): FoundPermission[] {
  const { id: requestId, stage, repliedWith, repliedAt, isUsed, connector } = request
  if (stage !== 'connector_replied' || repliedWith !== 'name_drop' || repliedAt === null || isUsed) return []
  const evidence = m.askedOnce.message({ connector, on: repliedAt })
  return [{ kind: 'asked_once', evidence, at: repliedAt, until: addDays(repliedAt, mentionDays), requestId }]
}
