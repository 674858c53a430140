import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './sent-messages.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const countWaiting = sql.one('count_waiting')
export const findStage = sql.maybe('find_stage')
export const findAnswered = sql.maybe('find_answered')
export const findStepSentBefore = sql.maybe('find_step_sent_before')
export const insertMessage = sql.run('insert_message')
export const insertCounted = sql.run('insert_counted')
export const moveCounted = sql.run('move_counted')
export const deleteCounted = sql.run('delete_counted')
export const lockMessage = sql.maybe('lock_message')
export const claimMessage = sql.run('claim_message')
export const saveDraft = sql.run('save_draft')
export const noteDraft = sql.run('note_draft')
export const putOff = sql.run('put_off')
export const markNotAttempted = sql.run('mark_not_attempted')
export const markSent = sql.run('mark_sent')
export const markEnded = sql.run('mark_ended')
export const retryMessage = sql.run('retry_message')
export const listDueMessages = sql.many('list_due_messages')
export const freeLost = sql.run('free_lost')
export const listOwnMessages = sql.many('list_own_messages')
export const listMessagesOfSteps = sql.many('list_messages_of_steps')
export const hasOpenMessage = sql.one('has_open_message')
export const isStepOpen = sql.one('is_step_open')
export const eraseRecipients = sql.run('erase_recipients')
export const deleteMessagesBefore = sql.run('delete_messages_before')
export const deleteTextsBefore = sql.run('delete_texts_before')
export const parkRestored = sql.run('park_restored')

export type MessageRow = RowOf<typeof lockMessage>
