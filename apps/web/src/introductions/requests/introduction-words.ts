import { remindAfterDays } from '@wellmet/introductions/asks/asks.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { afterSilence } from '@wellmet/introductions/notices/silence-words.rules.ts'
import { silenceMessages } from '@wellmet/introductions/notices/silence.messages.ts'
import { undeliveredMessages } from '@wellmet/introductions/undelivered/undelivered.messages.ts'
import { outcomeNoticesMessages } from '@wellmet/introductions/outcome-notices/outcome-notices.messages.ts'
import type { DashboardStatus } from '@wellmet/introductions/stages/stages.contract.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import type { Parties, Stage } from './introduction-shapes.ts'

const shortName = (name: string): string => (name === requestsMessages.deletedPerson() ? name : firstName(name))

export const firstNames = ({ connector, target }: Parties) => ({
  connector: shortName(connector.name),
  target: shortName(target.name),
})

type Names = ReturnType<typeof firstNames>
type Say = (names: Names) => string

const answers: Record<NonNullable<Introduction['repliedWith']>, readonly [label: Say, advice: Say]> = {
  introduce: [requestsMessages.saidYes, requestsMessages.saidYesAdvice],
  ask_target: [requestsMessages.askedFirst, requestsMessages.askedFirstAdvice],
  name_drop: [requestsMessages.mayMention, requestsMessages.mayMentionAdvice],
}

/** They are reminded once; until then it is said when. */
const waitingAdvice =
  (askedAt: string | null): Say =>
  (names) => {
    const on = askedAt === null ? null : addDays(new Date(askedAt), remindAfterDays)
    return on && on > new Date()
      ? requestsMessages.waitingForAdvice({ ...names, on })
      : requestsMessages.waitingLongAdvice(names)
  }

/** Forwarded without the asker's name: nobody is introduced yet. */
export const isPassedOn = ({ blind, isForwarded, stage }: Introduction): boolean =>
  blind && isForwarded && stage === 'intro_sent'

/** The page uses the notification's wording. */
const overdueAdvice =
  (request: Introduction, advice: Say): Say =>
  (names) =>
    request.isOverdue
      ? renderMessage(afterSilence({ ...request, isPassedOn: isPassedOn(request) }, names))
      : advice(names)

const saidYes = (request: Introduction): readonly [label: Say, advice: Say] => {
  const [label, advice] = answers[request.repliedWith ?? 'introduce']
  const isTheirs = (request.repliedWith ?? 'introduce') === 'introduce'
  if (isTheirs && !request.isReachable) return [label, outcomeNoticesMessages.notReachableAdvice]
  return [label, request.repliedWith === 'name_drop' ? advice : overdueAdvice(request, advice)]
}

const standings: Record<Stage, (request: Introduction) => readonly [label: Say, advice: Say]> = {
  drafted: ({ scheduledFor }) =>
    scheduledFor
      ? [requestsMessages.planned, requestsMessages.plannedAdvice]
      : [requestsMessages.draft, requestsMessages.draftAdvice],
  awaiting_connector: ({ snoozedUntil, askedAt }) =>
    snoozedUntil
      ? [requestsMessages.snoozed, requestsMessages.snoozedAdvice]
      : [requestsMessages.waitingFor, waitingAdvice(askedAt)],
  connector_replied: saidYes,
  intro_sent: (request) =>
    isPassedOn(request)
      ? [outcomeNoticesMessages.passedOn, overdueAdvice(request, outcomeNoticesMessages.passedOnAdvice)]
      : [requestsMessages.introduced, overdueAdvice(request, requestsMessages.introducedAdvice)],
  target_replied: ({ repliedWith, sentAt }) =>
    // Asked first, they said yes to meeting, and the two were introduced with that. Nothing was written yet.
    repliedWith === 'ask_target' && sentAt
      ? [requestsMessages.wantsToMeetYou, requestsMessages.offerTwoTimes]
      : [requestsMessages.targetReplied, requestsMessages.targetRepliedAdvice],
  meeting_booked: () => [requestsMessages.meetingBooked, requestsMessages.meetingBookedAdvice],
  converted: () => [requestsMessages.workedOut, requestsMessages.workedOutAdvice],
  declined: () => [requestsMessages.declined, requestsMessages.declinedAdvice],
  cancelled: ({ sentAt, outcomeEmail }) =>
    sentAt
      ? [
          silenceMessages.endedAfterIntroduction,
          outcomeEmail === 'will'
            ? outcomeNoticesMessages.endedToldAdvice
            : silenceMessages.endedAfterIntroductionAdvice,
        ]
      : [requestsMessages.ended, requestsMessages.endedAdvice],
}

const unreachedAdvice = ({ unreached, connector: { kind } }: Introduction): Say => {
  if (unreached === 'target') return undeliveredMessages.targetAdvice
  return kind === 'member' ? undeliveredMessages.memberAdvice : undeliveredMessages.connectorAdvice
}

/** Where it stands, and the one thing to do about it. */
export const standing = (request: Introduction): { label: string; advice: string } => {
  if (request.hasDeletedPerson) return { label: requestsMessages.deleted(), advice: requestsMessages.deletedAdvice() }
  const names = firstNames(request)
  if (request.unreached) return { label: undeliveredMessages.notDelivered(), advice: unreachedAdvice(request)(names) }
  const [label, advice] = standings[request.stage](request)
  return { label: label(names), advice: advice(names) }
}

const moves: Record<Stage, Say> = {
  drafted: requestsMessages.reopenAsDraft,
  awaiting_connector: requestsMessages.askNow,
  connector_replied: requestsMessages.connectorSaidYes,
  intro_sent: requestsMessages.connectorIntroducedUs,
  target_replied: requestsMessages.targetHasReplied,
  meeting_booked: requestsMessages.meetingIsBooked,
  converted: requestsMessages.itWorkedOut,
  declined: requestsMessages.connectorSaidNo,
  cancelled: requestsMessages.endRequest,
}

/** The button that says that this has happened. */
export const moveWords = (to: Stage, request: Parties): string => moves[to](firstNames(request))

/** By whose turn it is; a draft with a time waits for that time. */
export type Group = Introduction['waitsFor'] | 'scheduled'

export const groupOf = ({ waitsFor, stage, scheduledFor }: Introduction): Group =>
  stage === 'drafted' && scheduledFor ? 'scheduled' : waitsFor

export const groupWords = {
  me: { title: requestsMessages.waitingForYou, about: requestsMessages.waitingForYouAbout },
  connector: { title: requestsMessages.waitingForConnector, about: requestsMessages.waitingForConnectorAbout },
  target: { title: requestsMessages.waitingForTarget, about: requestsMessages.waitingForTargetAbout },
  scheduled: { title: silenceMessages.scheduled, about: silenceMessages.scheduledAbout },
  nobody: { title: requestsMessages.waitingForNobody, about: requestsMessages.waitingForNobodyAbout },
} as const satisfies Record<Group, { title: () => string; about: () => string }>

/** A column of the board: the statuses, and before them what nobody was asked yet. */
export type BoardColumn = 'not_asked' | DashboardStatus

export const columnOf = ({ stage, dashboardStatus }: Introduction): BoardColumn =>
  stage === 'drafted' ? 'not_asked' : dashboardStatus

export const columnWords: Record<BoardColumn, () => string> = {
  not_asked: silenceMessages.columnNotAsked,
  pending: requestsMessages.columnAsking,
  approved: requestsMessages.columnSaidYes,
  in_progress: requestsMessages.columnIntroduced,
  replied: requestsMessages.columnReplied,
  meeting: requestsMessages.columnMeeting,
  completed: requestsMessages.columnCompleted,
  declined: requestsMessages.columnDeclined,
  cancelled: requestsMessages.columnCancelled,
}

/** A day that was chosen is stored as its first moment in UTC, which is the day before in America. */
export const chosenDay = (at: string): Date =>
  at.endsWith('T00:00:00.000Z') ? new Date(Date.parse(at) + 12 * 3_600_000) : new Date(at)

export const roleWords = ({ title, company }: { title: string | null; company: string | null }): string =>
  [title, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()
