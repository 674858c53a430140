import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './person-states.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findRequestState = sql.maybe('find_request_state')
export const listUnsavedRequests = sql.many('list_unsaved_requests')
