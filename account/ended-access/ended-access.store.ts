import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './ended-access.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listEndedSince = sql.many('list_ended_since')
export const endAccessAgain = sql.one('end_access_again')
export const endPasswordAgain = sql.run('end_password_again')
export const setRoleAgain = sql.run('set_role_again')
export const setDisabledAgain = sql.run('set_disabled_again')
export const cancelDeletionAgain = sql.run('cancel_deletion_again')
export const promoteSuccessors = sql.run('promote_successors')
export const deleteOpenQuestions = sql.run('delete_open_questions')
export const sweepEndedAccess = sql.run('sweep_ended_access')
