import { statements } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './search-words.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

export const listNetworksToReword = sql.many('list_networks_to_reword')
export const listContactsToReword = sql.many('list_contacts_to_reword')
/** Answers with how many have other words than before. */
export const updateWords = sql.run('update_words')
export const upsertWordedNetwork = sql.run('upsert_worded_network')
