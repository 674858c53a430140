import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Purpose } from './guest-links.rules.ts'
import { deleteExpiredGuestLinks, restoreGuestLinks, revokeGuestLinks } from './guest-links.store.ts'

const everyPurpose: readonly Purpose[] = ['connector', 'target', 'outcome']

/** The links of these requests open nothing from now on, not even when the request is asked again. */
export async function revokeLinks(
  tx: Tx,
  services: Services,
  requestIds: readonly string[],
  purposes: readonly Purpose[] = everyPurpose,
): Promise<void> {
  await revokeGuestLinks(tx, { requestIds: [...requestIds], purposes: [...purposes], now: services.now() })
}

/** Links of a request that were revoked since then work again. */
export async function restoreLinks(tx: Tx, requestId: string, since: Date): Promise<void> {
  await restoreGuestLinks(tx, { requestId, since })
}

export async function deleteExpiredLinks({ tx, services }: WorkContext): Promise<void> {
  await deleteExpiredGuestLinks(tx, { before: services.now() })
}
