import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './sequences.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const insertSequence = sql.run('insert_sequence')
export const insertSteps = sql.run('insert_steps')
export const findSequenceOf = sql.maybe('find_sequence_of')
export const countRunning = sql.one('count_running')
export const deleteSequence = sql.run('delete_sequence')
export const lockSequence = sql.maybe('lock_sequence')
export const findNextStep = sql.maybe('find_next_step')
export const markReady = sql.run('mark_ready')
export const putOffStep = sql.run('put_off_step')
export const settleStep = sql.run('settle_step')
export const startNextStep = sql.run('start_next_step')
export const insertSend = sql.run('insert_send')
export const findCountedStep = sql.maybe('find_counted_step')
export const stopSequence = sql.run('stop_sequence')
export const stopOwn = sql.run('stop_own')
export const stopToMailbox = sql.run('stop_to_mailbox')
export const erasePeople = sql.run('erase_people')
export const findMailAddress = sql.maybe('find_mail_address')
export const listAboutRequest = sql.many('list_about_request')
export const clearAddress = sql.run('clear_address')
export const listDue = sql.many('list_due')
export const listRunning = sql.many('list_running')
export const listSteps = sql.many('list_steps')
export const countByReason = sql.many('count_by_reason')
export const listLog = sql.many('list_log')
export const listIntroduced = sql.many('list_introduced')
export const findIntroduction = sql.maybe('find_introduction')

export type SequenceRow = RowOf<typeof lockSequence>
