import { statements } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import { evidenceKinds } from '../relationships/evidence-kinds.rules.ts'
import { evidenceMakers } from '../relationships/evidence-makers.rules.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './ingest.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds, evidenceMakers, positionKinds, contactFields })

export const listKnownKeys = sql.many('list_known_keys')
export const listAnswered = sql.many('list_answered')
export const markKeysOnCards = sql.run('mark_keys_on_cards')
export const listContactIds = sql.many('list_contact_ids')
export const listHiddenPeople = sql.many('list_hidden_people')

export const listKnownContacts = sql.many('list_known_contacts')

/** Files them where nobody but their owner looks. */
export const hidePeople = sql.run('hide_people')
export const upsertKeys = sql.run('upsert_keys')

export const updateEdits = sql.run('update_edits')
export const upsertContacts = sql.many('upsert_contacts')

export const upsertOwnPositions = sql.run('upsert_own_positions')

export const insertCoOccurrences = sql.many('insert_co_occurrences')

export const upsertDetails = sql.run('upsert_details')

export const insertEvidence = sql.many('insert_evidence')
