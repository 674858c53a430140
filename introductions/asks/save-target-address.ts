import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import { reserveMail } from '@wellmet/platform/mail/mail-gate.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asksMessages } from './asks.messages.ts'
import { ensureAsk, updateTargetAddress, type AskRow, type RequestDetailsRow } from './asks.store.ts'
import { findAskOf, type AskOfRequest } from './find-ask.ts'
import { findOwnRecords } from './find-own-records.ts'

/** Where the target can be emailed. The connector's address goes before the one that the asker knew. */
export const targetAddress = (request: RequestDetailsRow, ask: AskRow): string | null => {
  const address = ask.targetAddress ?? request.target.email ?? null
  return address !== null && isMailAddress(address) ? address : null
}

/**
 * Saves the target's address for this ask only: what the connector gives, or else what the asker knew, or else what is in
 * the connector's own contacts. Fails where there is none, or if no more email may leave today: a reaction writes the
 * email, and by then the connector has gone.
 */
export async function saveTargetAddress(
  tx: Tx,
  services: Services,
  requestId: string,
  address: string | undefined,
): Promise<void> {
  await ensureAsk(tx, { requestId })
  if (address !== undefined) await updateTargetAddress(tx, { requestId, address })
  const found = await withOwnAddress(tx, requestId)
  if (!found) return
  const to = targetAddress(found.request, found.ask)
  if (to) return reserveConsentEmail(tx, services, found.request, to)
  const message = asksMessages.targetAddressMissing({ target: found.request.target.name })
  throw fail('unprocessable', message, { errors: [{ field: 'targetEmail', message }] })
}

async function withOwnAddress(tx: Tx, requestId: string): Promise<AskOfRequest | null> {
  const found = await findAskOf(tx, requestId)
  if (!found || targetAddress(found.request, found.ask) !== null) return found
  const { email } = await findOwnRecords(tx, requestId)
  if (email === null) return found
  await updateTargetAddress(tx, { requestId, address: email })
  return findAskOf(tx, requestId)
}

async function reserveConsentEmail(tx: Tx, services: Services, request: RequestDetailsRow, to: string): Promise<void> {
  const sender = { userId: request.askerId, workspaceId: request.workspaceId }
  const refusal = await reserveMail(tx, services, { sender, to, about: request.requestId })
  // A sender without a confirmed address is the asker, and no matter of the connector's: the gate refuses the email.
  if (refusal === 'too_many') throw mailProblem(refusal)
}
