import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Introduction } from './introductions.contract.ts'
import { listNeverShown } from './list-never-shown.ts'
import { listTellings } from './requests.store.ts'
import { outcomeEmailOf } from './telling.rules.ts'

export interface Telling extends Pick<Introduction, 'isReachable' | 'isForwarded'> {
  readonly outcomeEmail: NonNullable<Introduction['outcomeEmail']>
  /** The one email about the outcome was written. */
  readonly isTold: boolean
}

/** By request of one workspace: what its connector is told, and whether they can be reached. As the system. */
export async function readTellings(
  tx: Tx,
  services: Services,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, Telling>> {
  const rows = ids.length === 0 ? [] : await listTellings(tx, { ids: [...ids] })
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
