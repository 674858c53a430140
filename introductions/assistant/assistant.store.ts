import { statements } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import type { Statements } from './assistant.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const listMeetingsWith = sql.many('list_meetings_with')
export const listComingMeetings = sql.many('list_coming_meetings')
export const findContactByAddress = sql.maybe('find_contact_by_address')
export const listMeetingEvidence = sql.many('list_meeting_evidence')
export const listContactsWith = sql.many('list_contacts_with')
export const listPlacesOf = sql.many('list_places_of')
export const findRequestAbout = sql.maybe('find_request_about')
export const listMeetingsBookedWith = sql.many('list_meetings_booked_with')
export const listAskedAbout = sql.many('list_asked_about')
