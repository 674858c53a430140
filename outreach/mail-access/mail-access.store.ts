import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './mail-access.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listMailAccounts = sql.many('list_mail_accounts')
export const listMailAccess = sql.many('list_mail_access')
export const findMailAccessRow = sql.maybe('find_mail_access_row')
export const upsertMailAccess = sql.run('upsert_mail_access')
export const narrowMailAccess = sql.run('narrow_mail_access')
export const setMailTokens = sql.run('set_mail_tokens')
export const claimMailRefresh = sql.maybe('claim_mail_refresh')
export const deleteMailAccess = sql.maybe('delete_mail_access')
export const endMailAccessAgain = sql.run('end_mail_access_again')

export type MailAccessRow = RowOf<typeof listMailAccess>
