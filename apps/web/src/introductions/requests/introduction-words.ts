import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { firstNames, standingAt } from '@wellmet/introductions/briefs/standing.rules.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { silenceMessages } from '@wellmet/introductions/notices/silence.messages.ts'
import type { DashboardStatus } from '@wellmet/introductions/stages/stages.contract.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import type { Parties, Stage } from './introduction-shapes.ts'

type Names = ReturnType<typeof firstNames>
type Say = (names: Names) => string

/** Where it stands now. */
export const standing = (request: Introduction) => standingAt(request, new Date())

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
