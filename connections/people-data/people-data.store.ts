import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './people-data.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const getUsage = sql.one('get_usage')

/** Without a row one of the three is full, and the transaction must not be committed. */
export const reserveCredits = sql.maybe('reserve_credits')

/** The difference is negative where something is given back. */
export const settleCredits = sql.run('settle_credits')
export const pauseProvider = sql.run('pause_provider')

/** Without people it is being asked. */
export const findAnswer = sql.maybe('find_answer')
export const claimQuestion = sql.maybe('claim_question')

export const keepAnswer = sql.run('keep_answer')
export const dropQuestion = sql.run('drop_question')

export const sweepAnswers = sql.run('sweep_answers')
export const sweepMinutes = sql.run('sweep_minutes')
