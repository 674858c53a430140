import { statements } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './conditions.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

export const listPeopleByConditions = sql.many('list_people_by_conditions')

export const listPeopleWhoLeft = sql.many('list_people_who_left')

export const listNetworksOf = sql.many('list_networks_of')
export const listWithNamesakes = sql.many('list_with_namesakes')
