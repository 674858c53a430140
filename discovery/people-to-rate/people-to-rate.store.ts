import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './people-to-rate.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listPeopleToRate = sql.many('list_people_to_rate')
export const countRated = sql.one('count_rated')
