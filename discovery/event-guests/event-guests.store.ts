import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './event-guests.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const matchGuests = sql.many('match_guests')
