import { statements } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './unmerge.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { contactFields })

export const giveBackKeys = sql.run('give_back_keys')
export const giveBackLaterEvidence = sql.run('give_back_later_evidence')
export const restoreHideRules = sql.run('restore_hide_rules')
export const giveBackContacts = sql.run('give_back_contacts')
export const restoreRelationships = sql.run('restore_relationships')
export const markUndone = sql.run('mark_undone')
