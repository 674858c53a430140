import { emailLeft } from '@wellmet/introductions/moves/undo.rules.ts'
import { declineWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { whyNotAsked } from '@wellmet/introductions/notices/change-words.rules.ts'
import { suggestedOutcomesMessages } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.messages.ts'
import { seenInCalendar, seenInMail } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.rules.ts'
import { askedElsewhereMessages } from '@wellmet/introductions/requests/asked-elsewhere.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { undeliveredMessages } from '@wellmet/introductions/undelivered/undelivered.messages.ts'
import { silenceMessages } from '@wellmet/introductions/notices/silence.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import type { Parties, TimelineLine } from './introduction-shapes.ts'
import { firstNames } from '@wellmet/introductions/briefs/standing.rules.ts'

type Names = ReturnType<typeof firstNames>
type Say = (names: Names, line: TimelineLine) => string

const isDate = (note: string): boolean => /^\d{4}-\d\d-\d\dT/.test(note)
const isReason = (word: string): word is keyof typeof declineWords => Object.hasOwn(declineWords, word)

/** "not_now: Busy until June" as a sentence of the one who said no. */
const reasonWords = (line: string | null, names: Names): string => {
  const [code = '', ...rest] = (line ?? '').split(': ')
  const reason = isReason(code) ? declineWords[code](names) : code
  const note = rest.join(': ')
  return reason && note ? requestsMessages.reasonWithNote({ reason, note }) : reason || note
}

/** "linkedin" or "linkedin: what the asker noted". */
const wayOf = (note: string | null): string => note?.split(': ', 1)[0] ?? ''

const words: Record<string, Say> = {
  created: () => requestsMessages.eventCreated(),
  changed: () => requestsMessages.eventChanged(),
  reopened: () => requestsMessages.eventReopened(),
  asked: (names, { by }) =>
    by === 'system' ? requestsMessages.eventAskedAsScheduled(names) : requestsMessages.eventAsked(names),
  asked_elsewhere: ({ connector }, { note }) => askedElsewhereMessages.event({ connector, how: wayOf(note) }),
  scheduled: (names, { note }) =>
    note && isDate(note)
      ? requestsMessages.eventScheduledOn({ ...names, on: formatDay(note) })
      : requestsMessages.eventScheduled(names),
  unscheduled: () => requestsMessages.eventUnscheduled(),
  postponed: (names, { note }) =>
    note === 'too_many' ? requestsMessages.eventPostponedTooMany(names) : requestsMessages.eventPostponed(names),
  not_asked: (names, { note }) => {
    const reason = whyNotAsked(note)?.(names)
    return reason ? requestsMessages.eventNotAskedBecause({ reason }) : requestsMessages.eventNotAsked(names)
  },
  reminder: ({ connector, target }, { note, from }) =>
    from === 'connector_replied' && note !== 'target'
      ? silenceMessages.eventNotIntroducedYet({ connector })
      : requestsMessages.eventReminder({ name: note === 'target' ? target : connector }),
  later: (names) => requestsMessages.eventLater(names),
  message_edited: (names) => requestsMessages.eventMessageEdited(names),
  accepted: (names, { by }) =>
    by === 'asker' ? requestsMessages.eventAcceptedNoted(names) : requestsMessages.eventAccepted(names),
  accepted_asking_target: (names) => requestsMessages.eventAcceptedAskingTarget(names),
  name_drop: (names) => requestsMessages.eventNameDrop(names),
  target_asked: (names) => requestsMessages.eventTargetAsked(names),
  connector_accepted: (names) => requestsMessages.eventAcceptedNoted(names),
  connector_declined: (names) => requestsMessages.eventDeclinedNoted(names),
  no_interest: () => silenceMessages.eventNoInterest(),
  declined: (names, { by }) =>
    by === 'connector' ? requestsMessages.eventDeclined(names) : requestsMessages.eventDeclinedNoted(names),
  forwarded: (names) => requestsMessages.eventForwarded(names),
  introduced: (names) => requestsMessages.eventIntroduced(names),
  target_agreed: (names) => requestsMessages.eventTargetAgreed(names),
  intro_sent: (names) => requestsMessages.eventIntroSent(names),
  target_replied: (names) => requestsMessages.eventTargetReplied(names),
  meeting_booked: () => requestsMessages.eventMeetingBooked(),
  meeting_moved: () => requestsMessages.eventMeetingMoved(),
  converted: () => requestsMessages.eventConverted(),
  taken_back: (names, { note }) =>
    note === emailLeft ? requestsMessages.eventTakenBackEmailLeft(names) : requestsMessages.eventTakenBack(),
  cancelled: () => requestsMessages.eventCancelled(),
  deleted: () => requestsMessages.eventDeleted(),
  path_gone: (names) => requestsMessages.eventPathGone(names),
  joined: (_, { by }) => (by === 'system' ? requestsMessages.eventYouJoined() : requestsMessages.eventTeammateJoined()),
  next_path: (_, { note }) =>
    note ? requestsMessages.eventNextPathThrough({ connector: note }) : requestsMessages.eventNextPath(),
  connector_silent: (names, { from }) =>
    from === 'connector_replied'
      ? silenceMessages.eventDidNotIntroduce(names)
      : requestsMessages.eventConnectorSilent(names),
  not_reachable: (names) => requestsMessages.eventNotReachable(names),
  email_failed: ({ connector, target }, { note }) =>
    undeliveredMessages.eventNotDelivered({ name: note === 'target' ? target : connector }),
  email_delivered: ({ connector, target }, { note }) =>
    undeliveredMessages.eventDelivered({ name: note === 'target' ? target : connector }),
  target_silent: (names) => requestsMessages.eventTargetSilent(names),
}

/** What the asker of a request that one joined did, told of them. What is missing here reads the same for both. */
const ofAsker: Record<string, (names: Names & { asker: string }) => string> = {
  created: requestsMessages.eventAskerCreated,
  changed: requestsMessages.eventAskerChanged,
  reopened: requestsMessages.eventAskerReopened,
  asked: requestsMessages.eventAskerAsked,
  asked_elsewhere: requestsMessages.eventAskerAsked,
  scheduled: requestsMessages.eventAskerScheduled,
  accepted: requestsMessages.eventAskerRecorded,
  declined: requestsMessages.eventAskerRecorded,
  intro_sent: requestsMessages.eventAskerRecorded,
  target_replied: requestsMessages.eventAskerRecorded,
  meeting_booked: requestsMessages.eventAskerRecorded,
  meeting_moved: requestsMessages.eventAskerRecorded,
  converted: requestsMessages.eventAskerRecorded,
  connector_accepted: requestsMessages.eventAskerRecorded,
  connector_declined: requestsMessages.eventAskerRecorded,
  no_interest: requestsMessages.eventAskerRecorded,
  cancelled: requestsMessages.eventAskerCancelled,
  taken_back: requestsMessages.eventAskerTookBack,
  next_path: requestsMessages.eventAskerCancelled,
  joined: requestsMessages.eventYouOrTeammateJoined,
}

/** With where the asker's own record comes from. */
const withSource = (what: string, { by, note }: TimelineLine): string => {
  if (by !== 'asker') return what
  if (note === seenInMail) return suggestedOutcomesMessages.seenInMail({ what })
  return note === seenInCalendar ? suggestedOutcomesMessages.seenInCalendar({ what }) : what
}

/** What happened, as a sentence, and what was said with it. `asker` is whose request it is, where it is not one’s own. */
export const timelineWords = (
  line: TimelineLine,
  parties: Parties,
  asker: string | null = null,
): { said: string; note: string } => {
  const theirs = asker !== null && line.by === 'asker' ? ofAsker[line.kind] : undefined
  if (theirs) return { said: theirs({ ...firstNames(parties), asker: asker ?? '' }), note: '' }
  const say = words[line.kind]
  return {
    said: say ? withSource(say(firstNames(parties), line), line) : requestsMessages.eventUnknown(),
    note: spokenNote(line, parties),
  }
}

/** Records of the asker: only those have a note in their own words. */
const recorded: ReadonlySet<string> = new Set([
  'accepted',
  'connector_accepted',
  'connector_declined',
  'declined',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'no_interest',
  'cancelled',
])

function spokenNote({ by, kind, note }: TimelineLine, parties: Parties): string {
  if (note === null) return ''
  if (kind === 'asked_elsewhere') return note.split(': ').slice(1).join(': ')
  if (by === 'asker') return recorded.has(kind) && note !== seenInMail && note !== seenInCalendar ? note : ''
  if (kind === 'declined') return reasonWords(note, firstNames(parties))
  return by === 'connector' ? note : ''
}
