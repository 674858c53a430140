import { statements } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '../relationships/evidence-kinds.rules.ts'
import type { Statements } from './recounts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const listRecounts = sql.many('list_recounts')
export const updateMakers = sql.run('update_makers')
export const markKeysOnKnownCards = sql.run('mark_keys_on_known_cards')
export const deleteRecount = sql.run('delete_recount')
