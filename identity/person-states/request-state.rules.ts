import { addDays, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { NeverOffered, PersonState, StateActionName, StateName } from './person-states.contract.ts'
import { personStatesMessages as m } from './person-states.messages.ts'

/** What is stored about one request for one of its participants. */
export interface RequestFacts {
  readonly requestId: string
  /** `follower`: a teammate asked, and the viewer joined them. */
  readonly role: 'asker' | 'connector' | 'follower'
  readonly askerName: string
  readonly connectorName: string
  readonly stage:
    | 'drafted'
    | 'awaiting_connector'
    | 'connector_replied'
    | 'intro_sent'
    | 'target_replied'
    | 'meeting_booked'
    | 'converted'
    | 'declined'
    | 'cancelled'
  readonly repliedWith: 'introduce' | 'ask_target' | 'name_drop' | null
  readonly askedAt: Date | null
  readonly repliedAt: Date | null
  readonly targetAskedAt: Date | null
  readonly sentAt: Date | null
  readonly meetingAt: Date | null
  readonly settledAt: Date | null
  readonly scheduledFor: Date | null
  readonly snoozedUntil: Date | null
  /** From when silence counts: then the asker may follow up, or ask somebody else. */
  readonly overdueAt: Date | null
  readonly endedBy: 'asker' | 'connector' | 'silence' | 'other' | null
  /** A meeting was recorded, also where the request ended afterwards. */
  readonly hasMet: boolean
  /** Forwarded to the target without the name of the asker: nobody is introduced yet. */
  readonly isPassedOn: boolean
  readonly changedAt: Date
}

/** One row of the table that applies. Actions whose path is not known here are filled in by `personStateOf`. */
export interface Candidate {
  readonly state: StateName
  readonly since: Date | null
  readonly waitsOn: PersonState['waitsOn']
  readonly says: Message | null
  readonly requestId: string | null
  readonly first: StateActionName | null
  readonly also: readonly StateActionName[]
  readonly never: readonly NeverOffered[]
}

/** For so many days a no and an end are said. The no also keeps the asker from asking the same connector again. */
const rememberedDays = 90

const isRemembered = (at: Date, now: Date): boolean => addDays(at, rememberedDays) > now
const daysSince = (at: Date | null, now: Date): number => (at === null ? 0 : Math.max(0, utcDay(now) - utcDay(at)))

/** The state that a request gives to its target; null if the request no longer matters. */
export function requestState(request: RequestFacts, target: string, now: Date): Candidate | null {
  switch (request.role) {
    case 'asker':
      return askerState(request, target, now)
    case 'connector':
      return connectorState(request, target, now)
    case 'follower':
  }
  return followerState(request)
}

function connectorState(request: RequestFacts, target: string, now: Date): Candidate | null {
  const { requestId, askedAt, repliedAt, snoozedUntil, stage, repliedWith, targetAskedAt } = request
  const base = { requestId, waitsOn: 'me', also: [], never: [] } as const
  if (stage === 'awaiting_connector' && !(snoozedUntil && snoozedUntil > now)) {
    const says = m.askedOfYou.message({ asker: firstName(request.askerName), target: firstName(target) })
    return { ...base, state: 'asked_of_you', since: askedAt, says, first: 'answer' }
  }
  const isTheirTurn = repliedWith !== 'name_drop' && !(repliedWith === 'ask_target' && targetAskedAt)
  if (stage === 'connector_replied' && isTheirTurn)
    return { ...base, state: 'you_promised', since: repliedAt, says: m.youPromised.message(), first: 'introduce' }
  return null
}

/** The outcome belongs to the asker: followers were not introduced. */
function followerState({ requestId, stage, askerName, connectorName, askedAt }: RequestFacts): Candidate | null {
  const isOpen = stage !== 'drafted' && stage !== 'converted' && stage !== 'declined' && stage !== 'cancelled'
  if (!isOpen) return null
  return teammateAsked({ askerName, connectorName, askedAt, requestId })
}

export interface TeammateAsk {
  readonly askerName: string
  readonly connectorName: string
  readonly askedAt: Date | null
  /** Only where the viewer joined. */
  readonly requestId: string | null
}

/** A teammate's open ask, where the viewer may know of it. */
export function teammateAsked({ askerName, connectorName, askedAt, requestId }: TeammateAsk): Candidate {
  const names = { asker: firstName(askerName), connector: firstName(connectorName) }
  return {
    state: 'teammate_asked',
    since: askedAt,
    waitsOn: 'nobody',
    says: askedAt ? m.teammateAskedOn.message({ ...names, on: askedAt }) : m.teammateAsked.message(names),
    requestId,
    first: requestId === null ? 'follow' : 'see_request',
    also: [],
    never: ['ask_connector'],
  }
}

function askerState(request: RequestFacts, targetName: string, now: Date): Candidate | null {
  const { requestId, connectorName, stage, repliedWith, overdueAt, scheduledFor, snoozedUntil, meetingAt } = request
  const [connector, target] = [firstName(connectorName), firstName(targetName)]
  const isOverdue = overdueAt !== null && overdueAt <= now
  const base = { requestId, also: [], never: [] } as const
  const mine = { ...base, waitsOn: 'me', never: ['ask_anyone_else'] } as const
  switch (stage) {
    case 'drafted':
      return scheduledFor
        ? {
            ...base,
            state: 'scheduled',
            since: request.changedAt,
            waitsOn: 'nobody',
            says: m.scheduled.message({ connector, on: scheduledFor }),
            first: 'change_time',
            also: ['ask_now'],
          }
        : {
            ...base,
            state: 'draft',
            since: request.changedAt,
            waitsOn: 'me',
            says: m.draft.message({ connector }),
            first: 'finish_draft',
            also: ['delete_draft'],
          }
    case 'awaiting_connector':
      if (snoozedUntil && snoozedUntil > now)
        return {
          ...base,
          state: 'later',
          since: request.changedAt,
          waitsOn: 'connector',
          says: m.later.message({ connector, on: snoozedUntil }),
          first: null,
          also: ['see_request', 'ask_someone_else'],
          never: ['ask_connector'],
        }
      return {
        ...base,
        state: 'waiting_for_connector',
        since: request.askedAt,
        waitsOn: 'connector',
        says: m.waitingForConnector.message({ connector, days: daysSince(request.askedAt, now) }),
        first: 'see_request',
        also: isOverdue ? ['withdraw', 'ask_someone_else'] : ['withdraw'],
        never: isOverdue ? ['ask_connector'] : ['ask_anyone_else'],
      }
    case 'connector_replied':
      if (repliedWith === 'name_drop')
        return {
          ...mine,
          state: 'your_turn_write',
          since: request.repliedAt,
          says: m.mayMention.message({ connector }),
          first: 'write',
        }
      if (repliedWith === 'ask_target' && request.targetAskedAt)
        return waitingForTarget(request, target, request.targetAskedAt)
      return {
        ...base,
        state: 'promised',
        since: request.repliedAt,
        waitsOn: 'connector',
        says: m.promised.message({ connector }),
        first: 'see_request',
        also: isOverdue ? ['nudge', 'ask_someone_else'] : [],
        never: isOverdue ? ['write'] : ['write', 'ask_anyone_else'],
      }
    case 'intro_sent':
      if (request.isPassedOn) return waitingForTarget(request, target, request.sentAt)
      return {
        ...base,
        state: 'introduced',
        since: request.sentAt,
        waitsOn: 'target',
        says: m.introduced.message({ connector, days: daysSince(request.sentAt, now) }),
        first: 'see_introduction',
        also: isOverdue ? ['nudge', 'ask_someone_else'] : [],
        never: isOverdue ? [] : ['ask_anyone_else'],
      }
    case 'target_replied':
      return {
        ...mine,
        state: 'your_turn_answer',
        since: request.changedAt,
        // Asked first, they said yes to meeting. Nothing was written yet.
        says:
          repliedWith === 'ask_target' && request.sentAt
            ? m.targetWantsToMeet.message({ target })
            : m.targetReplied.message({ target }),
        first: 'answer',
        also: ['record_meeting'],
      }
    case 'meeting_booked':
      if (meetingAt && meetingAt <= now)
        return {
          ...mine,
          state: 'your_turn_outcome',
          since: meetingAt,
          says: m.metOn.message({ on: meetingAt }),
          first: 'say_outcome',
          also: ['not_yet'],
        }
      return {
        ...mine,
        state: 'meeting',
        since: request.changedAt,
        says: meetingAt ? m.meetingOn.message({ on: meetingAt }) : m.meetingBooked.message(),
        first: 'prepare',
        also: ['move_meeting', 'cancel_meeting', 'say_outcome'],
      }
    case 'converted':
      return succeeded(request)
    case 'declined':
    case 'cancelled':
  }
  return ended(request, connector, now)
}

const waitingForTarget = ({ requestId }: RequestFacts, target: string, since: Date | null): Candidate => ({
  state: 'waiting_for_target',
  since,
  waitsOn: 'target',
  says: m.waitingForTarget.message({ target }),
  requestId,
  first: 'see_request',
  also: ['withdraw'],
  never: ['ask_anyone_else'],
})

function succeeded(request: RequestFacts): Candidate {
  const { requestId, connectorName, sentAt, repliedAt, askedAt, settledAt, changedAt } = request
  const on = sentAt ?? repliedAt ?? askedAt ?? settledAt ?? changedAt
  return {
    state: 'succeeded',
    since: settledAt ?? changedAt,
    waitsOn: 'nobody',
    says: connectorName
      ? m.succeeded.message({ connector: firstName(connectorName), on })
      : m.succeededBySomeone.message({ on }),
    requestId,
    first: 'write',
    also: ['thank'],
    never: ['ask'],
  }
}

function ended(request: RequestFacts, connector: string, now: Date): Candidate | null {
  const { requestId, stage, endedBy, sentAt, settledAt, changedAt } = request
  if (request.hasMet) return succeeded(request)
  const at = settledAt ?? changedAt
  // A draft that was thrown away asked nobody for anything.
  const isDraft = request.askedAt === null && request.repliedAt === null && sentAt === null
  if (!isRemembered(at, now) || isDraft) return null
  const base = { requestId, since: at, waitsOn: 'nobody' } as const
  // Somebody who was deleted has no name.
  if (stage === 'declined' && sentAt === null && connector !== '')
    return {
      ...base,
      state: 'said_no',
      says: m.saidNo.message({ connector }),
      first: 'ask_next',
      also: [],
      never: ['ask_connector'],
    }
  return {
    ...base,
    state: 'ended',
    says: endedWords(endedBy, connector, at),
    first: 'try_another_path',
    also: ['ask_again'],
    never: [],
  }
}

function endedWords(endedBy: RequestFacts['endedBy'], connector: string, on: Date): Message {
  if (endedBy === 'silence') return m.endedNoAnswer.message({ on })
  if (endedBy === 'asker') return m.endedByYou.message()
  return endedBy === 'connector' && connector !== ''
    ? m.endedByConnector.message({ connector })
    : m.endedOtherwise.message({ on })
}
