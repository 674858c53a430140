import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import { mayMail, reserveMail, type MailRefusal, type MailWish } from '@wellmet/platform/mail/mail-gate.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { notReachable } from './move-problems.ts'
import type { RequestRow } from './moves.store.ts'

type Asking = Pick<RequestRow, 'id' | 'userId' | 'workspaceId' | 'connector'>

const wishOf = ({ id, userId, workspaceId }: Asking, to: string): MailWish & { about: string } => ({
  sender: { userId, workspaceId },
  to,
  about: id,
})

/**
 * Before a request is shown as asked: the email to the connector must be allowed to leave. It is counted here and written
 * by a reaction. Fails with the reason, except that nobody learns why an address can’t be written to.
 */
export async function reserveAskEmail(tx: Tx, services: Services, row: Asking): Promise<void> {
  const refusal = await findRefusal(row, (wish) => reserveMail(tx, services, wish))
  if (refusal === 'never') throw notReachable(row.connector.name)
  if (refusal) throw mailProblem(refusal)
}

/** Whether `reserveAskEmail` would fail, for work that has nobody to tell. */
export const findAskEmailRefusal = (tx: Tx, services: Services, row: Asking): Promise<MailRefusal | null> =>
  findRefusal(row, (wish) => mayMail(tx, services, wish))

type Pass = (wish: MailWish & { about: string }) => Promise<MailRefusal | null>

async function findRefusal(row: Asking, pass: Pass): Promise<MailRefusal | null> {
  const { email } = row.connector
  if (email === null) return null
  // Imported files have addresses that no email can go to.
  return isMailAddress(email) ? pass(wishOf(row, email)) : 'never'
}
