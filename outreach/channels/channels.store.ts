import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './channels.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ChatAccountRow = RowOf<typeof listChatAccounts>
export type MessageRow = RowOf<typeof listMessages>

export const insertLink = sql.run('insert_link')
export const takeLink = sql.maybe('take_link')
export const deleteOldLinks = sql.run('delete_old_links')
export const listChatAccounts = sql.many('list_chat_accounts')
export const listMemberNames = sql.many('list_member_names')
export const listWrittenTo = sql.many('list_written_to')
export const countWaiting = sql.one('count_waiting')
export const insertMessage = sql.run('insert_message')
export const listMessages = sql.many('list_messages')
export const claimMessage = sql.maybe('claim_message')
export const findMessageState = sql.maybe('find_message_state')
export const settleMessage = sql.run('settle_message')
export const releaseMessage = sql.run('release_message')
export const deleteMessagesBefore = sql.run('delete_messages_before')
export const listNotices = sql.many('list_notices')
export const saveNotices = sql.run('save_notices')
export const listSubscribed = sql.many('list_subscribed')
export const lockAnswerable = sql.maybe('lock_answerable')
export const saveAnswer = sql.run('save_answer')
export const findAnswered = sql.maybe('find_answered')
