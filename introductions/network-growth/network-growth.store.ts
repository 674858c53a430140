import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './network-growth.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listWays = sql.many('list_ways')
export const countInvitations = sql.one('count_invitations')
export const countFirstSteps = sql.one('count_first_steps')
