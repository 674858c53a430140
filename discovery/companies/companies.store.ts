import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { evidenceMakers } from '@wellmet/contacts/relationships/evidence-makers.rules.ts'
import { placeKinds, inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './companies.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceMakers, placeKinds, inferredBases })

export type RankedRow = RowOf<typeof saveRanking>

/** One ranking of a viewer at a time: two that were read at different moments must not be stored as one. */
export const lockRanking = (tx: Tx, viewer: number) => acquireLock(tx, 'discovery.company-ranking', viewer)
export const allowLargeSorts = sql.run('allow_large_sorts')
export const saveRanking = sql.many('save_ranking')

/** Without rows when there is no ranking that may be shown. */
export const listRanked = sql.many('list_ranked')
/** Without rows when nothing that is stored may be shown. */
export const listShown = sql.many('list_shown')
export const saveShown = sql.run('save_shown')
export const isRanked = sql.one('is_ranked')
export const deleteRanking = sql.run('delete_ranking')
export const findViewer = sql.maybe('find_viewer')
export const listViewersOfNetwork = sql.many('list_viewers_of_network')
export const listViewersInWorkspace = sql.many('list_viewers_in_workspace')

export type FactsRow = RowOf<typeof listFacts>
export const listFacts = sql.many('list_facts')
export const countInferredRelationships = sql.one('count_inferred_relationships')

export const listContactDays = sql.many('list_contact_days')

export type ChangeRow = RowOf<typeof listOwnChanges>
export const listOwnChanges = sql.many('list_own_changes')

export type CompanyRow = RowOf<typeof findCompany>
export const findCompany = sql.maybe('find_company')

/** Those within reach at these companies, the best scores of each first. */
export const listNearest = sql.many('list_nearest')
