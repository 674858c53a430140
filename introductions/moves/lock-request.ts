import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { lockRequest, type RequestRow } from './moves.store.ts'

export type { RequestRow }

/** Locks the row, if there is one. */
export const findRequest = (tx: Tx, id: string): Promise<RequestRow | undefined> => lockRequest(tx, { id })

/** Locks the row. Fails as "not found" if the transaction sees none. */
export async function getRequest(tx: Tx, id: string): Promise<RequestRow> {
  const row = await findRequest(tx, id)
  if (!row) throw notFound('request')
  return row
}
