import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { renewVisibility } from './grant-visibility.ts'
import { deleteSharingGrants, insertSharingGrants, upsertSharingMode } from './visibility.store.ts'

export interface SharingSettings {
  networkId: number
  workspaceId: string
  mode: 'private' | 'workspace' | 'selected'
  /** For the mode `selected`: the members who may use the network. */
  userIds: readonly string[]
}

/** Takes effect at once, also for members who could use the network before. */
export async function saveSharing(tx: Tx, settings: SharingSettings, services: Services): Promise<void> {
  const { networkId, workspaceId, mode, userIds } = settings
  await deleteSharingGrants(tx, { networkId })
  await upsertSharingMode(tx, { networkId, mode, now: services.now() })
  if (mode === 'selected') await insertSharingGrants(tx, { networkId, workspaceId, userIds })
  await renewVisibility(tx, networkId, services)
}
