import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './demands.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

/** As the system: nobody sees what others proved, and a session is in one workspace. */
export const listDemands = named.many('list_demands')
