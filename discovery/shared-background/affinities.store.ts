import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { stintKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './affinities.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { stintKinds })

export type PlaceStint = RowOf<typeof listOwnStints>

export type PersonRow = Pick<MemberRow, 'personId' | 'name' | 'title' | 'company' | 'isOwn'>

export type MemberRow = RowOf<typeof listMembers>

export const listMembers = sql.many('list_members')
export const listOwnStints = sql.many('list_own_stints')
export const listPeopleAt = sql.many('list_people_at')
