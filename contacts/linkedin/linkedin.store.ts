import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '../relationships/evidence-kinds.rules.ts'
import type { Statements } from './linkedin.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const getStatus = sql.one('get_status')

export type ConnectionRow = RowOf<typeof listConnections>
export const listConnections = sql.many('list_connections')

export type ChangeRow = RowOf<typeof listChanges>
export const listChanges = sql.many('list_changes')
