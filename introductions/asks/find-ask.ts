import type { Tx } from '@wellmet/platform/database/connection.ts'
import {
  closeAsks,
  findAsk,
  findRequestDetails,
  lockAsk,
  updateTargetConsent,
  type AskRow,
  type RequestDetailsRow,
} from './asks.store.ts'
import type { TargetConsent } from './asks.contract.ts'

export type { AskRow, RequestDetailsRow }

export interface AskOfRequest {
  request: RequestDetailsRow
  ask: AskRow
}

/** The request with everybody in it, and the state of its ask. Null before the connector was asked. */
export async function findAskOf(tx: Tx, requestId: string): Promise<AskOfRequest | null> {
  const [request, ask] = [await findRequestDetails(tx, { requestId }), await findAsk(tx, { requestId })]
  return request && ask ? { request, ask } : null
}

/** A second reply at the same moment waits here, and then finds the first. */
export async function lockAskOf(tx: Tx, requestId: string): Promise<void> {
  await lockAsk(tx, { requestId })
}

export async function saveTargetConsent(tx: Tx, requestId: string, consent: TargetConsent, now: Date): Promise<void> {
  await updateTargetConsent(tx, { requestId, consent, now })
}

/** No reaction to the end of these requests emails anybody. */
export async function closeAsksOf(tx: Tx, requestIds: readonly string[], now: Date): Promise<void> {
  await closeAsks(tx, { requestIds: [...requestIds], now })
}
