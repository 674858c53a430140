import type { Explanation, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages as p } from '@wellmet/graph/paths/paths.messages.ts'
import type { Fact } from './claim-words.rules.ts'
import type { ClaimParty, ClaimValues } from './claims.contract.ts'

type Step = readonly [from: ClaimParty, to: ClaimParty]
type Params = Explanation['params']

const text = (value: Params[string] | undefined): string | undefined =>
  value === undefined || value === '' || value === 'unknown' ? undefined : String(value)
const year = (value: Params[string] | undefined): { since?: number } => {
  const found = text(value)
  return found === undefined ? {} : { since: Number(found) }
}
const day = (value: Params[string] | undefined): { on?: string } =>
  typeof value === 'number' && value > 0 ? { on: new Date(value).toISOString().slice(0, 10) } : {}
const freshness = (params: Params): ClaimValues => {
  const found = text(params['freshness'])
  return found === undefined ? {} : { freshness: found as NonNullable<ClaimValues['freshness']> }
}

const fact = (
  kind: Fact['kind'],
  [from, to]: Step,
  evidence: string,
  values: ClaimValues = {},
  ids: readonly string[] = [from.id, to.id],
): Fact => ({ kind, subject: from, others: [to], values, evidenceIds: [`${evidence}:${ids.join(':')}`] })

/** Counted mails and meetings with one day of the last of either: the day is one kind's own only where there is no other kind. */
function onRecord(step: Step, params: Params): Fact[] {
  const [messages, meetings] = [Number(params['messages'] ?? 0), Number(params['meetings'] ?? 0)]
  const on = day(params['on'])
  const own = (other: number): ClaimValues => (other === 0 ? on : {})
  return [
    ...(messages > 0 ? [fact('messages', step, 'mail', { count: messages, ...own(meetings) })] : []),
    ...(meetings > 0 ? [fact('meetings', step, 'calendar', { count: meetings, ...own(messages) })] : []),
    ...(on.on === undefined ? [] : [fact('last_contact', step, messages > 0 ? 'mail' : 'calendar', on)]),
  ]
}

function workedTogether(step: Step, params: Params): Fact {
  const people = Number(params['people'] ?? 0)
  const period = text(params['period'])
  const until = text(params['until'])
  return fact('worked_together', step, 'work', {
    company: String(params['company']),
    isNow: period === 'now' || period === 'since',
    ...year(params['since']),
    ...(until === undefined ? {} : { until: Number(until) }),
    ...(people > 0 ? { people } : {}),
  })
}

/** What one sentence of a path claims. The sentence and the claims come from the same reason, so they cannot differ. */
function factsOf({ code, params }: Explanation, step: Step): Fact[] {
  switch (code) {
    case p.confirmed.code:
      return [fact('confirmed', step, 'answer')]
    case p.connected.code:
    case p.youConnected.code:
      return [fact('connected', step, 'linkedin', year(params['since']))]
    case p.hasAsContact.code:
    case p.youHaveAsContact.code:
      return [fact('listed', step, 'contacts')]
    case p.inTouch.code:
    case p.youInTouch.code:
      return [fact('in_touch', step, 'mail', freshness(params))]
    case p.youOnRecord.code:
      return [...onRecord(step, params), fact('in_touch', step, 'mail', freshness(params))]
    case p.youOnRecordOneWay.code:
      return [...onRecord(step, params), fact('one_way', step, 'mail', freshness(params))]
    case p.oneWay.code:
    case p.youOneWay.code:
      return [fact('one_way', step, 'mail', freshness(params))]
    case p.teammateOnRecord.code:
      return [fact('teammates', step, 'workspace'), ...onRecord(step, params)]
    case p.sameWorkspace.code:
      return [fact('teammates', step, 'workspace')]
    case p.together.code:
    case p.togetherInYours.code:
      return [fact('seen_together', step, 'calendar')]
    case p.togetherTimes.code:
      return [fact('seen_together', step, 'calendar', { count: Number(params['times']), ...day(params['on']) })]
    case p.colleagues.code:
      return [fact('worked_together', step, 'work')]
    case p.workTogether.code:
      return [workedTogether(step, params)]
    case p.youSaid.code:
      return [
        fact('said', step, 'answer', {
          familiarity: text(params['familiarity']) as NonNullable<ClaimValues['familiarity']>,
        }),
      ]
    case p.denied.code:
      return [fact('denied', step, 'answer')]
    default:
      return []
  }
}

type Shown = Pick<PathInFull, 'between' | 'relationships'>

/** What a path claims, step by step, in walking order. */
export function pathFacts({ between, relationships }: Shown, viewer: ClaimParty, target: ClaimParty): Fact[] {
  const people = [viewer, ...between.map(({ id, name }) => ({ id, name })), target]
  return relationships.flatMap(({ explanations }, at) => {
    const [from, to] = [people[at], people[at + 1]]
    return from && to ? explanations.flatMap((one) => factsOf(one, [from, to])) : []
  })
}
