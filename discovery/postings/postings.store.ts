import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './postings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

/** A run that was late and the next one would both insert. */
export const lockPostings = (tx: Tx, networkId: number) => acquireLock(tx, 'discovery.postings', networkId)
export const deletePostings = sql.run('delete_postings')
export const insertPostings = sql.run('insert_postings')

export const deleteDirectoryPostings = sql.run('delete_directory_postings')
export const insertDirectoryPostings = sql.run('insert_directory_postings')

export const listReach = sql.one('list_reach')
export const upsertReach = sql.run('upsert_reach')
export const listNetworksToPost = sql.many('list_networks_to_post')
