import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { remindAfterDays } from '../asks/asks.rules.ts'
import { afterSilence } from '../notices/silence-words.rules.ts'
import { silenceMessages } from '../notices/silence.messages.ts'
import { outcomeNoticesMessages } from '../outcome-notices/outcome-notices.messages.ts'
import { askedElsewhereMessages } from '../requests/asked-elsewhere.messages.ts'
import type { Introduction } from '../requests/introductions.contract.ts'
import { requestsMessages } from '../requests/requests.messages.ts'
import { undeliveredMessages } from '../undelivered/undelivered.messages.ts'

type Parties = Pick<Introduction, 'target' | 'connector'>

const shortName = (name: string): string => (name === requestsMessages.deletedPerson() ? name : firstName(name))

export const firstNames = ({ connector, target }: Parties) => ({
  connector: shortName(connector.name),
  target: shortName(target.name),
})

type Names = ReturnType<typeof firstNames>
type Say = (names: Names, now: Date) => string

const answers: Record<NonNullable<Introduction['repliedWith']>, readonly [label: Say, advice: Say]> = {
  introduce: [requestsMessages.saidYes, requestsMessages.saidYesAdvice],
  ask_target: [requestsMessages.askedFirst, requestsMessages.askedFirstAdvice],
  name_drop: [requestsMessages.mayMention, requestsMessages.mayMentionAdvice],
}

/** They are reminded once; until then it is said when. */
const waitingAdvice =
  (askedAt: string | null): Say =>
  (names, now) => {
    const on = askedAt === null ? null : addDays(new Date(askedAt), remindAfterDays)
    return on && on > now
      ? requestsMessages.waitingForAdvice({ ...names, on })
      : requestsMessages.waitingLongAdvice(names)
  }

/** Nobody reminds them for the asker, who asked without Wellmet. */
const elsewhereAdvice =
  ({ isMine, askedBy, askedElsewhere, askedAt, isOverdue }: Introduction): Say =>
  ({ connector }, now) => {
    if (!isMine) return askedElsewhereMessages.followerAdvice({ asker: firstName(askedBy.name), connector })
    const said = { connector, how: askedElsewhere ?? 'other', on: askedAt === null ? now : new Date(askedAt) }
    return isOverdue ? askedElsewhereMessages.waitingLongAdvice(said) : askedElsewhereMessages.waitingAdvice(said)
  }

/** As the page of requests counts what waits for the asker. */
export const isMyMove = ({ waitsFor, scheduledFor }: Introduction): boolean => waitsFor === 'me' && !scheduledFor

/** Forwarded without the asker's name: nobody is introduced yet. */
export const isPassedOn = ({ blind, isForwarded, stage }: Introduction): boolean =>
  blind && isForwarded && stage === 'intro_sent'

/** The page uses the notification's wording. */
const overdueAdvice =
  (request: Introduction, advice: Say): Say =>
  (names, now) =>
    request.isOverdue
      ? renderMessage(afterSilence({ ...request, isPassedOn: isPassedOn(request) }, names))
      : advice(names, now)

const saidYes = (request: Introduction): readonly [label: Say, advice: Say] => {
  const [label, advice] = answers[request.repliedWith ?? 'introduce']
  const isTheirs = (request.repliedWith ?? 'introduce') === 'introduce'
  if (isTheirs && !request.isReachable) return [label, outcomeNoticesMessages.notReachableAdvice]
  return [label, request.repliedWith === 'name_drop' ? advice : overdueAdvice(request, advice)]
}

const standings: Record<Introduction['stage'], (request: Introduction) => readonly [label: Say, advice: Say]> = {
  drafted: ({ scheduledFor }) =>
    scheduledFor
      ? [requestsMessages.planned, requestsMessages.plannedAdvice]
      : [requestsMessages.draft, requestsMessages.draftAdvice],
  awaiting_connector: (request) =>
    request.snoozedUntil
      ? [requestsMessages.snoozed, requestsMessages.snoozedAdvice]
      : [
          requestsMessages.waitingFor,
          request.askedElsewhere ? elsewhereAdvice(request) : waitingAdvice(request.askedAt),
        ],
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
export const standingAt = (request: Introduction, now: Date): { label: string; advice: string } => {
  if (request.hasDeletedPerson) return { label: requestsMessages.deleted(), advice: requestsMessages.deletedAdvice() }
  const names = firstNames(request)
  if (request.unreached)
    return { label: undeliveredMessages.notDelivered(), advice: unreachedAdvice(request)(names, now) }
  const [label, advice] = standings[request.stage](request)
  return { label: label(names, now), advice: advice(names, now) }
}
