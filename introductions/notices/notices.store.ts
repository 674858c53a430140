import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './notices.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** Teammates who joined, with their words for the target and the connector. */
export const listFollowerNames = sql.many('list_follower_names')
