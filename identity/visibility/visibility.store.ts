import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './visibility.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findViewerNetwork = sql.one('find_viewer_network')

/** The directory is visible to everybody, so this changes every viewer's visibility version. */
export const updateDirectoryVersion = sql.run('update_directory_version')

export const insertOwnVisibility = (tx: Tx, id: number) =>
  tx
    .insertInto('identity.visibleNetworks')
    .values({ viewerNetworkId: id, networkId: id, trustWeight: 1000, kind: 'self' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertVisibility = sql.run('insert_visibility')
/** Only its own member still sees the network. */
export const deleteVisibility = sql.run('delete_visibility')
/** The network sees no other network, and no other network sees it. */
export const deleteAllVisibility = sql.run('delete_all_visibility')
/** All pairs of viewer and network that this network is part of. */
export const listVisibility = sql.many('list_visibility')
export const updateTrustWeights = sql.run('update_trust_weights')
export const listWhoSees = sql.many('list_who_sees')
export const deleteWeakestVisibility = sql.run('delete_weakest_visibility')

export const upsertSharingMode = sql.run('upsert_sharing_mode')
export const deleteSharingGrants = sql.run('delete_sharing_grants')
export const insertSharingGrants = sql.run('insert_sharing_grants')
