import type { MeetingRecord, OwnAnswer, PersonHandle } from '@wellmet/platform/files/records.ts'

/**
 * What the owner did about a meeting. An owner who is nowhere on it, as in a calendar that leaves attendees out or was
 * sent to an address that is not known as theirs, has not answered. Who is on it by two addresses answered the lesser.
 */
export function ownAnswerTo(
  { ownAnswer, organizer, attendees }: MeetingRecord,
  isOwner: (handle: PersonHandle) => boolean,
): OwnAnswer {
  if (ownAnswer !== undefined) return ownAnswer
  const said = new Set(attendees.filter(isOwner).map(({ response }) => response))
  if (said.has('declined')) return 'declined'
  if (organizer && isOwner(organizer)) return 'organized'
  if (said.size === 0 || said.has('none')) return 'none'
  return said.has('tentative') ? 'tentative' : 'accepted'
}
