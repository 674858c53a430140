import { requestApproval } from '@wellmet/account/approvals/request-approval.ts'
import { findWorkspaceName } from '@wellmet/account/workspaces/find-workspace-name.ts'
import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { mostWithoutApproval, type ChannelMessage, type Recipient } from './channels.contract.ts'
import { sendToMany } from './channels.hooks.ts'
import { channelsMessages } from './channels.messages.ts'
import { countWaiting, listMemberNames, listWrittenTo } from './channels.store.ts'
import { queueMessage, type ResolvedRecipient } from './queue-message.ts'
import { resolveRecipients } from './resolve-recipient.ts'
import { readMessages } from './show-messages.ts'

const mostWaiting = 1_000

/** Fails for a recipient who is no member, or cannot be reached. */
export async function sendMessage(
  call: MemberCall,
  { to, text }: { to: Recipient; text: string },
): Promise<ChannelMessage> {
  const [resolved] = await resolveRecipients(call, [to])
  if (!resolved || resolved instanceof Problem)
    throw resolved ?? fail('unprocessable', channelsMessages.chooseChannel())
  return await call.db.transaction(async (tx) => {
    await acquireLock(tx, 'outreach.channel-messages', call.viewer.userId)
    const [id = ''] = await queueAll(tx, call, { to: [resolved], text, batchId: null })
    const [message] = await readMessages(tx, call, { ids: [id], limit: 1 })
    return message as ChannelMessage
  })
}

/**
 * Each by itself, with an outcome of its own. Many wait for an admin, and then nothing is queued yet. Fails with 404 if one
 * of them is nobody in the workspace.
 */
export async function sendToSeveral(call: MemberCall, { to, text }: { to: readonly Recipient[]; text: string }) {
  const found = await resolveRecipients(call, to)
  const stranger = found.find((one) => one instanceof Problem && one.status === 404)
  if (stranger instanceof Problem) throw stranger
  const resolved = withoutRepeats(found)
  const good = resolved.filter((one) => one !== null && !(one instanceof Problem)) as ResolvedRecipient[]
  const problems = resolved.map((one) => (one instanceof Problem ? one.message : null))
  return await call.db.transaction(async (tx) => {
    // So that the next call counts what this one writes.
    await acquireLock(tx, 'outreach.channel-messages', call.viewer.userId)
    if ((await countToday(tx, call, good)) > mostWithoutApproval) {
      const approvalId = await askFor(tx, call, good, text)
      return { approvalId, items: problems.map((problem) => ({ message: null, problem })) }
    }
    const ids = await queueAll(tx, call, { to: good, text, batchId: newId() })
    const messages = await readMessages(tx, call, { ids, limit: ids.length })
    const byId = new Map(messages.map((message) => [message.id, message]))
    let at = 0
    const items = resolved.map((one, i) => {
      if (one === null || one instanceof Problem) return { message: null, problem: problems[i] ?? null }
      return { message: byId.get(ids[at++] ?? '') ?? null, problem: null }
    })
    return { approvalId: null, items }
  })
}

/** To how many others it goes, with those to whom the sender wrote in the last day. */
async function countToday(tx: Tx, { viewer, services }: MemberCall, to: readonly ResolvedRecipient[]): Promise<number> {
  const { workspaceId, userId } = viewer
  const since = addDays(services.now(), -1)
  const before = await listWrittenTo(tx, { workspaceId, userId, since, most: mostWithoutApproval })
  const others = to.filter(({ recipientId }) => recipientId !== userId)
  return new Set([...before, ...others].map(({ recipientId, place }) => `${recipientId ?? ''} ${place ?? ''}`)).size
}

/** Somebody who was named twice gets one message. The second one has neither a message nor a problem. */
function withoutRepeats(resolved: readonly (ResolvedRecipient | Problem)[]): (ResolvedRecipient | Problem | null)[] {
  const seen = new Set<string>()
  return resolved.map((one) => {
    if (one instanceof Problem) return one
    const key = `${one.accountId} ${one.place ?? ''}`
    if (seen.has(key)) return null
    seen.add(key)
    return one
  })
}

interface Outgoing {
  to: readonly ResolvedRecipient[]
  text: string
  batchId: string | null
}

async function queueAll(tx: Tx, { viewer, services }: MemberCall, outgoing: Outgoing): Promise<string[]> {
  const { workspaceId, userId, name } = viewer
  const { count } = await countWaiting(tx, { workspaceId, userId })
  if (count + outgoing.to.length > mostWaiting) throw fail('conflict', channelsMessages.tooManyWaiting())
  return await queueFrom(tx, services, { workspaceId, userId, name }, outgoing)
}

/** What others get says who wrote it. */
export async function queueFrom(
  tx: Tx,
  services: Services,
  { workspaceId, userId, name }: { workspaceId: string; userId: string; name: string },
  { to, text, batchId }: Outgoing,
): Promise<string[]> {
  const workspace = await findWorkspaceName(tx, workspaceId)
  const signed = channelsMessages.fromTeammate({ name, workspace, text })
  const ids: string[] = []
  for (const one of to) {
    const words = one.recipientId === userId ? text : signed
    ids.push(await queueMessage(tx, services, { workspaceId, userId, to: one, content: { text: words }, batchId }))
  }
  return ids
}

async function askFor(
  tx: Tx,
  { viewer, services }: MemberCall,
  to: readonly ResolvedRecipient[],
  text: string,
): Promise<string> {
  const { workspaceId, userId, name } = viewer
  const userIds = to.flatMap(({ recipientId }) => recipientId ?? [])
  const names = new Map((await listMemberNames(tx, { workspaceId, userIds })).map((row) => [row.userId, row.name]))
  const { approvalId } = await requestApproval(tx, services, sendToMany, {
    workspaceId,
    requestedBy: userId,
    payload: {
      from: { userId, name },
      text,
      to: to.map((one) => ({ ...one, name: one.placeName ?? names.get(one.recipientId ?? '') ?? '' })),
    },
  })
  return approvalId
}
