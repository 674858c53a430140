import type { Message } from '@wellmet/platform/messages/messages.ts'
import { dateOfDay } from '@wellmet/platform/values/days.rules.ts'
import type { OnRecord, PathEdge, Reason } from './edge.rules.ts'
import { employerParams, eventParams, sinceParam } from './path-words.rules.ts'
import type { StepEvidence } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'

const fact = (
  { code, params, text }: Message,
  source: StepEvidence['source'],
  lastDay: number | null = null,
): StepEvidence => ({
  code,
  params: { ...params },
  text,
  source,
  lastAt: lastDay === null ? null : dateOfDay(lastDay),
})

/** The day is of the last contact of either kind, so that it stands once. */
function contactFacts({ messages, meetings, lastDay }: OnRecord, isOneWay: boolean): StepEvidence[] {
  const mail = isOneWay ? m.factMessagesOneWay : m.factMessages
  return [
    ...(messages > 0 ? [fact(mail.message({ count: messages }), 'mail', lastDay)] : []),
    ...(meetings > 0
      ? [fact(m.factMeetings.message({ count: meetings }), 'calendar', messages > 0 ? null : lastDay)]
      : []),
  ]
}

function factsOf(reason: Reason, freshness: PathEdge['freshness'], isOwn: boolean): StepEvidence[] {
  const { basis, contact, company, together } = reason
  const counted = contact ? contactFacts(contact, basis === 'one-way') : []
  switch (basis) {
    case 'confirmed':
      if (reason.familiarity) return [fact(m.factSaid.message({ familiarity: reason.familiarity }), 'answer')]
      if (!isOwn) return [fact(m.factConfirmed.message(), 'answer')]
      return [...counted, fact(m.factTeammates.message(), 'workspace')]
    case 'two-way':
      return counted.length > 0 ? counted : [fact(m.factInContact.message({ freshness }), 'mail')]
    case 'one-way':
      return counted.length > 0 ? counted : [fact(m.factOneWay.message({ freshness }), 'mail')]
    case 'connection':
      if (reason.entry?.isOnLinkedIn === false) return [fact(m.factContactOnly.message(), 'contacts')]
      return [
        fact(
          contact ? m.factConnectionOnly.message({ since: sinceParam(reason.entry) }) : m.factConnection.message(),
          'linkedin',
        ),
      ]
    case 'observed':
      return [fact(m.factTogether.message({ count: together?.times ?? 0 }), 'calendar', together?.lastDay ?? null)]
    case 'employer':
      return [
        fact(
          company ? m.factEmployer.message(employerParams(company)) : m.factColleagues.message(),
          reason.isByEntries ? 'contacts' : 'work',
        ),
      ]
    case 'said':
      return [fact(m.factSaidOfThem.message(), 'answer', reason.saidOn ?? null)]
    case 'introduced':
      return [fact(m.factIntroduced.message(), 'answer', reason.introducedOn ?? null)]
    case 'event':
      return reason.event ? [fact(m.factEvent.message(eventParams(reason.event)), 'event')] : []
    default:
      return []
  }
}

/** What a step rests on, each fact in a few words: what the viewer may know, and nothing else. */
export const edgeEvidence = ({ reasons, freshness, isDenied }: PathEdge, isOwn: boolean): StepEvidence[] => [
  ...reasons.flatMap((reason) => factsOf(reason, freshness, isOwn)),
  ...(isDenied ? [fact(m.factDenied.message(), 'answer')] : []),
]
