import { statements } from '../database/statement.ts'
import type { Statements } from './mail.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findMailStanding = sql.one('find_mail_standing')
export const countPermits = sql.one('count_permits')
export const countPermitsOfKind = sql.one('count_permits_of_kind')
export const insertPermit = sql.run('insert_permit')
export const findReservedPermit = sql.maybe('find_reserved_permit')
export const takeReservedPermit = sql.maybe('take_reserved_permit')
export const findSuppressedMailbox = sql.maybe('find_suppressed_mailbox')
export const listSuppressedMailboxes = sql.many('list_suppressed_mailboxes')
export const listTopicsOfMailbox = sql.many('list_topics_of_mailbox')
export const listSuppressedSince = sql.many('list_suppressed_since')
export const insertSuppressedMailbox = sql.run('insert_suppressed_mailbox')
export const listForgottenMails = sql.many('list_forgotten_mails')
export const insertReturnedMail = sql.run('insert_returned_mail')
export const countReturned = sql.one('count_returned')
export const deleteReturnedBefore = sql.run('delete_returned_before')
export const findReportFolder = sql.maybe('find_report_folder')
export const saveReportFolder = sql.run('save_report_folder')
