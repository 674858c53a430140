import { statements } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './reachable-people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

export const listSharedPlaces = sql.many('list_shared_places')
