import { statements, type ParamsOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './person-states.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NewPersonStates = ParamsOf<typeof savePersonStates>
export const savePersonStates = sql.run('save_person_states')
export const deletePersonStates = sql.run('delete_person_states')
export const listPersonStates = sql.many('list_person_states')
export const listPeopleOfRequests = sql.many('list_people_of_requests')
