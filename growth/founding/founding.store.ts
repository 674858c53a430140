import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './founding.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const numberFounders = sql.run('number_founders')
export const findFounder = sql.maybe('find_founder')
export const countFounders = sql.one('count_founders')
export const listGrants = sql.many('list_grants')
export const findPrice = sql.maybe('find_price')
export const countVotes = sql.many('count_votes')
export const listMyVotes = sql.many('list_my_votes')
export const insertVote = sql.run('insert_vote')
export const deleteVote = sql.run('delete_vote')
