import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLocks } from '@wellmet/platform/database/locks.store.ts'
import { findOpenAsk, type OpenAskRow, type RequestRow } from './moves.store.ts'

export type { OpenAskRow }

/** Locks the connector and the mailbox, so that nobody else asks there before this transaction ends. */
export async function lockAsked(
  tx: Tx,
  { workspaceId, connectorKey, mailboxKey }: Pick<RequestRow, 'workspaceId' | 'connectorKey' | 'mailboxKey'>,
): Promise<void> {
  const keys = mailboxKey === null ? [connectorKey] : [connectorKey, mailboxKey]
  // Sorted, because two members who ask the same connector at once would otherwise wait for each other.
  const locks = keys
    .toSorted()
    .map((key) => ({ name: 'introductions.connector' as const, key: `${workspaceId} ${key}` }))
  await acquireLocks(tx, locks)
}

/** Somebody's open ask of the same connector about the same target, unless it is this request. */
export const findOtherAsk = async (tx: Tx, request: Parameters<typeof findOpenAsk>[1]): Promise<OpenAskRow | null> =>
  (await findOpenAsk(tx, request)) ?? null
