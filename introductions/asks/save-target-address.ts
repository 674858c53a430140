import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import { asksMessages } from './asks.messages.ts'
import { ensureAsk, updateTargetAddress, type AskRow, type RequestDetailsRow } from './asks.store.ts'
import { findAskOf } from './find-ask.ts'

/** Where the target can be emailed. The connector's address goes before the one that the asker knew. */
export const targetAddress = (request: RequestDetailsRow, ask: AskRow): string | null => {
  const address = ask.targetAddress ?? request.target.email ?? null
  return address !== null && isMailAddress(address) ? address : null
}

/** Saves the target's address for this ask only. Fails if the connector gives none and none is known. */
export async function saveTargetAddress(tx: Tx, requestId: string, address: string | undefined): Promise<void> {
  await ensureAsk(tx, { requestId })
  if (address !== undefined) return void (await updateTargetAddress(tx, { requestId, address }))
  const found = await findAskOf(tx, requestId)
  if (!found || targetAddress(found.request, found.ask)) return
  const message = asksMessages.targetAddressMissing({ target: found.request.target.name })
  throw fail('unprocessable', message, { errors: [{ field: 'targetEmail', message }] })
}
