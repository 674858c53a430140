import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './email-marketing.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findNewsletter = sql.maybe('find_newsletter')
export const findNewsletterOwner = sql.maybe('find_newsletter_owner')
export const countMembers = sql.many('count_members')
export const listMembersSent = sql.many('list_members_sent')
export const saveMember = sql.run('save_member')
export const updateMembers = sql.many('update_members')
export const deleteMembersOfMailboxes = sql.run('delete_members_of_mailboxes')
