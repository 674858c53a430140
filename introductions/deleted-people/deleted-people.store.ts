import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './deleted-people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NamingRow = RowOf<typeof lockNaming>

export const lockNaming = sql.many('lock_naming')

export const updateWithoutPerson = sql.run('update_without_person')
export const updateFollowersWithoutPerson = sql.run('update_followers_without_person')
export const deleteNotes = sql.run('delete_notes')
