import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mayMail, reserveMail, type MailRefusal, type MailWish } from '@wellmet/platform/mail/mail-gate.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { isNeverShown } from './list-never-shown.ts'
import { notReachable } from './submission-problems.ts'
import type { RequestRow } from './requests.store.ts'

type Asking = Pick<RequestRow, 'id' | 'userId' | 'workspaceId' | 'connector'>

const wishOf = ({ id, userId, workspaceId }: Asking, to: string): MailWish & { about: string } => ({
  sender: { userId, workspaceId },
  to,
  about: id,
})

/**
 * Before a request is shown as asked: the email to the connector must be allowed to leave. It is counted here and written
 * by a reaction. Fails with the reason.
 */
export async function reserveAskEmail(tx: Tx, services: Services, row: Asking): Promise<void> {
  const { email } = row.connector
  const refusal = email === null ? null : await reserveMail(tx, services, wishOf(row, email))
  const shown = await shownTo(tx, services, row, refusal)
  if (shown === 'never') throw notReachable(row.connector.name)
  if (shown) throw mailProblem(shown)
}

/** Whether `reserveAskEmail` would fail, for work that has nobody to tell. */
export async function findAskEmailRefusal(tx: Tx, services: Services, row: Asking): Promise<MailRefusal | null> {
  const { email } = row.connector
  return shownTo(tx, services, row, email === null ? null : await mayMail(tx, services, wishOf(row, email)))
}

type Refused = MailRefusal | null

/** A refusal of all mail is shown to those who may know of it. */
async function shownTo(
  tx: Tx,
  services: Services,
  { workspaceId, connector }: Asking,
  refusal: Refused,
): Promise<Refused> {
  if (refusal !== 'never' || connector.email === null) return refusal
  return (await isNeverShown(tx, services, workspaceId, connector.email)) ? refusal : null
}
