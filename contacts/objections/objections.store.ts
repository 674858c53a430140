import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './objections.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findHeld = sql.one('find_held')
export const insertObjections = sql.run('insert_objections')
export const listNetworksWith = sql.many('list_networks_with')
export const listObjectionsSince = sql.many('list_objections_since')
