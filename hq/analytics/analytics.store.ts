import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './analytics.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listSteps = sql.many('list_steps')
export const listAnswerTimes = sql.many('list_answer_times')
export const listActivePeople = sql.many('list_active_people')
export const countActivated = sql.one('count_activated')
export const countOverLimit = sql.one('count_over_limit')
export const countMails = sql.one('count_mails')
export const countSyncs = sql.one('count_syncs')
export const listModelCalls = sql.many('list_model_calls')
export const listPeopleData = sql.many('list_people_data')
export const listApprovals = sql.many('list_approvals')
export const countRuns = sql.one('count_runs')
