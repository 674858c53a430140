import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

/** What people say and decide. Everything else follows from it, or is done by the server itself. */
const decided = [
  'stage',
  'repliedWith',
  'subject',
  'message',
  'nextStep',
  'context',
  'blind',
  'scheduledFor',
  'snoozedUntil',
  'meetingAt',
  'isForwarded',
  'hasDeletedPerson',
] as const satisfies readonly (keyof Introduction)[]

type Decided = Pick<Introduction, (typeof decided)[number]>

/** Whether nobody has changed the request since it was seen. */
export const isAsSeen = (seen: Decided, now: Decided): boolean => decided.every((part) => seen[part] === now[part])
