import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ChannelMessage } from './channels.contract.ts'
import { channelsMessages } from './channels.messages.ts'
import { listMessages, type MessageRow } from './channels.store.ts'
import { labelOf } from './chat-providers.ts'
import { stateWords } from './message-states.rules.ts'

export const showMessages = (call: MemberCall, { limit }: { limit: number }): Promise<{ items: ChannelMessage[] }> =>
  call.db.reading(async (tx) => ({ items: await readMessages(tx, call, { ids: null, limit }) }))

export const readMessages = async (
  tx: Tx,
  { viewer: { workspaceId, userId } }: Pick<MemberCall, 'viewer'>,
  { ids, limit }: { ids: string[] | null; limit: number },
): Promise<ChannelMessage[]> =>
  (await listMessages(tx, { workspaceId, userId, ids, limit })).map((row) => toMessage(row, userId))

const toMessage = (row: MessageRow, userId: string): ChannelMessage => ({
  id: row.id,
  platform: row.platform,
  to: row.placeName ?? row.recipientName ?? channelsMessages.formerMember(),
  isToMe: row.recipientId === userId,
  batchId: row.batchId,
  state: row.state,
  says: stateWords(row.state, row.reason, labelOf(row.platform)),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
