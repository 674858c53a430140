import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './deletions.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findContact = sql.maybe('find_contact')
export const listEverybodyIn = sql.many('list_everybody_in')
export const listEarlierNames = sql.many('list_earlier_names')
export const insertTombstones = sql.many('insert_tombstones')
export const deleteHideRulesOf = sql.run('delete_hide_rules_of')

export const listDeletions = sql.many('list_deletions')
export const countDeletions = sql.one('count_deletions')
export const deleteDeletions = sql.maybe('delete_deletions')
export const deleteNameDeletion = sql.maybe('delete_name_deletion')
export const listDeletionsSince = sql.many('list_deletions_since')
export const findNetworkOf = sql.maybe('find_network_of')
export const listContactsByKey = sql.many('list_contacts_by_key')
export const findTombstones = sql.many('find_tombstones')
export const listTombstones = sql.many('list_tombstones')
