import { statements } from '@wellmet/platform/database/statement.ts'
import { sharedFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './manual-contacts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { sharedFields })

export const listKnownKeysAmong = sql.many('list_known_keys_among')
export const findPersonInSight = sql.maybe('find_person_in_sight')
export const listKnownPeople = sql.many('list_known_people')
export const findKnownPerson = sql.maybe('find_known_person')
export const deleteFamiliarity = sql.run('delete_familiarity')
export const updateFamiliarity = sql.run('update_familiarity')
