import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { ChannelPlatform } from './channels.contract.ts'
import { sendChannelMessageJob } from './channels.jobs.ts'
import { insertMessage } from './channels.store.ts'
import { sealContent, type MessageContent } from './message-content.ts'

/** Through which account, and who gets it. */
export interface ResolvedRecipient {
  recipientId: string | null
  accountId: string
  platform: ChannelPlatform
  place: string | null
  placeName: string | null
}

export interface NewMessage {
  workspaceId: string
  /** Who sends it. */
  userId: string
  to: ResolvedRecipient
  content: MessageContent
  batchId: string | null
  /** A notification of theirs, and the request that its buttons answer. */
  notice?: { about: string | null }
}

/** In the transaction of what it is about. Returns its id. */
export async function queueMessage(
  tx: Tx,
  services: Services,
  { workspaceId, userId, to, content, batchId, notice }: NewMessage,
): Promise<string> {
  const now = services.now()
  const id = newId(now.getTime())
  const sealedText = sealContent(services, id, content)
  const isNotice = notice !== undefined
  const about = notice?.about ?? null
  await insertMessage(tx, { ...to, id, workspaceId, userId, batchId, sealedText, isNotice, about, now })
  await planMessage(tx, { messageId: id, workspaceId, accountId: to.accountId })
  return id
}

/** One after the other through an account: that is about as fast as the platforms allow. */
export const planMessage = (
  tx: Tx,
  { messageId, workspaceId, accountId }: { messageId: string; workspaceId: string; accountId: string },
  runAt?: Date,
): Promise<void> =>
  enqueue(
    tx,
    sendChannelMessageJob,
    { messageId, workspaceId },
    { queue: `channel:${accountId}`, maxAttempts: 3, ...(runAt ? { runAt } : {}) },
  )
