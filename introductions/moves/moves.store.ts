import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './moves.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type RequestRow = RowOf<typeof lockRequest>
export const lockRequest = sql.maybe('lock_request')
export const updateState = sql.run('update_state')

export const insertEvent = sql.run('insert_event')
export const listEvents = sql.many('list_events')
/** Once for each kind: what is known already is not said again. */
export const insertOutcome = sql.run('insert_outcome')
export const deleteOutcome = sql.run('delete_outcome')

export type OpenAskRow = RowOf<typeof findOpenAsk>
/** The one that holds the ask lock, unless it is the request itself. */
export const findOpenAsk = sql.maybe('find_open_ask')
