import { startOfDay } from '@wellmet/platform/values/days.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { Entry, OnRecord, PathEdge, Reason, SharedEmployer, SharedEvent } from './edge.rules.ts'
import type { Path } from './path.rules.ts'
import type { Audience, Explanation } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'

type Step = Pick<PathEdge, 'from' | 'to' | 'freshness'> & { readonly isOwn: boolean }

/** What is on record, as the parameters of a sentence; null without a day. */
export const contactParams = ({ messages, meetings, lastDay }: OnRecord) =>
  lastDay === null || messages + meetings === 0
    ? null
    : {
        messages,
        meetings,
        both: messages > 0 && meetings > 0 ? 'yes' : 'no',
        on: startOfDay(lastDay),
      }

/** When two worked together, as the parameters of a sentence. Years are words: nobody writes 2,021. */
export const employerParams = ({ name, people, isNow, since, until }: SharedEmployer) => ({
  company: name,
  people: people ?? 0,
  period: isNow ? (since === null ? 'now' : 'since') : since !== null && until !== null ? 'between' : 'once',
  since: String(since ?? ''),
  until: String(until ?? ''),
})

/** An event, as the parameters of a sentence. */
export const eventParams = ({ name, guests, day }: SharedEvent) => ({ event: name, guests, on: startOfDay(day) })

/** What a reason says; it gives away no more than the reason. Undefined for what alone carries no path. */
function wordsFor(reason: Reason, { from, to, freshness, isOwn }: Step): Message | undefined {
  const { basis, audience, company, contact } = reason
  const own = { name: to.name, freshness }
  const names = { one: from.name, other: to.name, freshness }
  const seen = contact && contactParams(contact)
  switch (basis) {
    case 'confirmed':
      if (!isOwn) return m.confirmed.message(names)
      if (reason.familiarity) return m.youSaid.message({ name: to.name, familiarity: reason.familiarity })
      return seen ? m.teammateOnRecord.message({ ...own, ...seen }) : m.sameWorkspace.message(own)
    case 'two-way':
      if (!isOwn) return m.inTouch.message(names)
      return seen ? m.youOnRecord.message({ ...own, ...seen }) : m.youInTouch.message(own)
    case 'one-way':
      if (!isOwn) return m.oneWay.message(names)
      return seen ? m.youOnRecordOneWay.message({ ...own, ...seen }) : m.youOneWay.message(own)
    case 'connection':
      return entryWords(reason, own, names, isOwn)
    case 'observed':
      return audience === 'viewer' ? togetherWords(names, reason) : m.together.message(names)
    case 'employer':
      return company ? m.workTogether.message({ ...names, ...employerParams(company) }) : m.colleagues.message(names)
    case 'said':
      return m.youSaidTheyKnow.message({ one: from.name, other: to.name, on: startOfDay(reason.saidOn ?? 0) })
    case 'introduced':
      return m.introducedYou.message({ one: from.name, other: to.name, on: startOfDay(reason.introducedOn ?? 0) })
    case 'event':
      return reason.event && m.bothAtEvent.message({ one: names.one, other: names.other, ...eventParams(reason.event) })
    default:
      return undefined
  }
}

/** The year as the parameter of a sentence. */
export const sinceParam = (entry: Entry | undefined): string => String(entry?.since ?? 'unknown')

function entryWords(
  { entry }: Reason,
  own: { name: string; freshness: string },
  names: { one: string; other: string; freshness: string },
  isOwn: boolean,
): Message {
  const isOnLinkedIn = entry?.isOnLinkedIn ?? true
  if (isOwn)
    return isOnLinkedIn ? m.youConnected.message({ ...own, since: sinceParam(entry) }) : m.youHaveAsContact.message(own)
  return isOnLinkedIn ? m.connected.message(names) : m.hasAsContact.message(names)
}

function togetherWords(names: { one: string; other: string; freshness: string }, { together }: Reason): Message {
  if (!together || together.times === 0 || together.lastDay === null) return m.togetherInYours.message(names)
  return m.togetherTimes.message({ ...names, times: together.times, on: startOfDay(together.lastDay) })
}

/** The evidence of one step, each sentence with who may ever read it besides the viewer. */
export const edgeExplanations = (edge: PathEdge, isOwn: boolean): Explanation[] => [
  ...edge.reasons.flatMap((reason) => {
    const message = wordsFor(reason, { ...edge, isOwn })
    return message ? [toExplanation(message, reason.audience)] : []
  }),
  // They said it to the viewer alone.
  ...(edge.isDenied ? [toExplanation(m.denied.message({ one: edge.from.name, other: edge.to.name }), 'viewer')] : []),
]

/** Of a whole path, in walking order. */
export const pathExplanations = ({ edges }: Pick<Path, 'edges'>): Explanation[] =>
  edges.flatMap((edge, at) => edgeExplanations(edge, at === 0))

export const toExplanation = ({ code, params, text }: Message, audience: Audience): Explanation => ({
  code,
  params: { ...params },
  text,
  audience,
})

export function pathLabel({ status, edges }: Pick<Path, 'status' | 'edges'>): string {
  const [connector, further] = edges.slice(0, -1).map(({ to }) => to.name)
  if (connector === undefined) {
    const { to, reasons } = firstOf(edges)
    return status === 'verified' ? m.youKnow({ name: to.name }) : factLabel(firstOf(reasons))
  }
  return further === undefined ? m.through({ status, connector }) : m.throughTwo({ status, connector, further })
}

/** Somebody of whom one fact is known, and not that they are in touch: the fact, and that there is no more. */
const factLabel = ({ basis, entry }: Reason): string => {
  if (basis !== 'connection') return m.contactOneWay()
  return entry?.isOnLinkedIn === false ? m.onlyContact() : m.onlyConnected({ since: sinceParam(entry) })
}
