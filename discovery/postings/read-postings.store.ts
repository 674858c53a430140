import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './read-postings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const readPostings = sql.one('read_postings')
export const readDirectoryPostings = sql.one('read_directory_postings')
