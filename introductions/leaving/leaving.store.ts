import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './leaving.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listRequestsIn = sql.many('list_requests_in')
export const lockRequestsThrough = sql.many('lock_requests_through')
export const updateWithoutConnector = sql.run('update_without_connector')
export const updateFollowersWithoutConnector = sql.run('update_followers_without_connector')
