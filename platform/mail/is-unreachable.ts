import type { Tx } from '../database/connection.ts'
import type { Services } from '../services.ts'
import { addDays } from '../values/days.rules.ts'
import { mailboxKey } from './mailbox.ts'
import { countReturned } from './mail.store.ts'

/** Addresses are given to others some day, so after a year one mail may find out. */
export const returnedDaysKept = 365
const softDays = 30
const mostSoft = 3

/** Whether mail to this address comes back: there is no such mailbox, or it took none three times in a month. As the system. */
export async function isUnreachable(tx: Tx, services: Services, address: string): Promise<boolean> {
  const now = services.now()
  const { hard, soft } = await countReturned(tx, {
    mailbox: mailboxKey(services, address),
    hardSince: addDays(now, -returnedDaysKept),
    softSince: addDays(now, -softDays),
  })
  return hard > 0 || soft >= mostSoft
}
