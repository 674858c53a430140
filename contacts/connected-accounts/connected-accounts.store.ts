import { statements } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '../relationships/evidence-kinds.rules.ts'
import type { Statements } from './connected-accounts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const findGathered = sql.maybe('find_gathered')
export const saveGatheredAccount = sql.run('save_gathered_account')
export const insertAccountImport = sql.run('insert_account_import')
export const deleteAccountImport = sql.run('delete_account_import')
export const listGatheredAccounts = sql.many('list_gathered_accounts')
export const forgetBroughtIn = sql.run('forget_brought_in')
export const listPeopleByKeys = sql.many('list_people_by_keys')
export const listWithoutEvidence = sql.many('list_without_evidence')
export const deleteEvidenceOf = sql.many('delete_evidence_of')
