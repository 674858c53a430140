import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './tags.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listTags = sql.many('list_tags')
export const insertTags = sql.run('insert_tags')
export const deleteTags = sql.run('delete_tags')
export const findMostTagged = sql.maybe('find_most_tagged')
