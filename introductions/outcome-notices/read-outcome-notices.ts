import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { listNeverShown } from './list-never-shown.ts'
import type { OutcomeEmail } from './outcome-notices.contract.ts'
import { listOutcomeNotices } from './outcome-notices.store.ts'
import { outcomeEmailOf } from './outcome-notices.rules.ts'

export interface OutcomeNotice {
  /** False where the connector can no longer be emailed. */
  readonly isReachable: boolean
  /** The connector said that they forwarded the message. */
  readonly isForwarded: boolean
  readonly outcomeEmail: OutcomeEmail
  /** The one email about the outcome was written. */
  readonly isTold: boolean
}

/** By request of one workspace: what its connector is told, and whether they can be reached. As the system. */
export async function readOutcomeNotices(
  tx: Tx,
  services: Services,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, OutcomeNotice>> {
  const rows = ids.length === 0 ? [] : await listOutcomeNotices(tx, { ids: [...ids] })
  const addresses = rows.flatMap(({ isMember, address }) => (isMember || address === null ? [] : [address]))
  const never = await listNeverShown(tx, services, workspaceId, addresses)
  return new Map(
    rows.map(({ id, address, isMember, isForwarded, ...row }) => {
      const isReachable = isMember || address === null || !never.has(address)
      const hasAddress = address !== null && isMailAddress(address)
      return [
        id,
        {
          isReachable,
          isForwarded,
          isTold: row.toldAt !== null,
          outcomeEmail: outcomeEmailOf({ ...row, hasAddress, isReachable }),
        },
      ]
    }),
  )
}
