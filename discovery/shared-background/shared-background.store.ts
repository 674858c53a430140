import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './shared-background.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

export type OrganizationPosition = RowOf<typeof listOwnPositions>

export type PersonRow = Pick<MemberRow, 'personId' | 'name' | 'title' | 'company' | 'isOwn'>

export type MemberRow = RowOf<typeof listMembers>

export const listMembers = sql.many('list_members')
export const listOwnPositions = sql.many('list_own_positions')
export const listPeopleAt = sql.many('list_people_at')
