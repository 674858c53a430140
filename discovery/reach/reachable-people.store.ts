import { statements } from '@wellmet/platform/database/statement.ts'
import { inferredBases, positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './reachable-people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds, inferredBases })

export const listSharedPlaces = sql.many('list_shared_places')
export const listTargetPeople = sql.many('list_target_people')
export const listKnownNamesakes = sql.many('list_known_namesakes')
export const listMemberEmails = sql.many('list_member_emails')
