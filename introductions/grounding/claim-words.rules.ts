import type { Claim } from './claims.contract.ts'
import { claimsMessages as m } from './claims.messages.ts'

/** A claim before it is said. */
export type Fact = Omit<Claim, 'text' | 'id'>

const none = 'none'
const dated = ({ on }: Fact['values']) => ({ dated: on === undefined ? 'no' : 'yes', on: new Date(on ?? 0) })

/** The claim as a sentence to the viewer, in the current language. Every value in it is a value of the claim. */
export function claimText({ kind, subject, others, values }: Fact, viewerId: string): string {
  const other = others[0]?.name ?? ''
  const isMine = subject.id === viewerId
  const pair = { one: subject.name, other }
  const { company = none, title = none, place = '', count = 0, text = '', reply = 'declined' } = values
  const since = String(values.since ?? none)
  const request = { connector: others[0]?.name ?? '', target: others[1]?.name ?? '', ...dated(values) }
  switch (kind) {
    case 'asker':
      return m.asker({ name: subject.name, company })
    case 'self_description':
      return m.selfDescription({ text })
    case 'goal':
      return m.goal({ text })
    case 'works_at':
      return m.worksAt({ name: subject.name, title, company })
    case 'worked_at':
      return m.workedAt({ name: subject.name, company, ...pastPeriod(values) })
    case 'based_in':
      return m.basedIn({ name: subject.name, place })
    case 'worked_together':
      return values.company === undefined
        ? m.workedTogetherSomewhere(pair)
        : m.workedTogether({ ...pair, company, ...period(values) })
    case 'teammates':
      return m.teammates({ name: other })
    case 'connected':
      return isMine ? m.youConnected({ other, since }) : m.connected({ ...pair, since })
    case 'listed':
      return isMine ? m.youListed({ other }) : m.listed(pair)
    case 'messages':
      return m.messages({ name: other, count, ...dated(values) })
    case 'meetings':
      return m.meetings({ name: other, count, ...dated(values) })
    case 'last_contact':
      return m.lastContact({ name: other, on: dated(values).on })
    case 'in_touch':
      return isMine ? m.youInTouch({ other }) : m.inTouch(pair)
    case 'one_way':
      return isMine ? m.youOneWay({ other }) : m.oneWay(pair)
    case 'seen_together':
      return m.seenTogether({ ...pair, count, ...dated(values) })
    case 'said':
      return m.said({ name: other, familiarity: values.familiarity ?? 'barely' })
    case 'confirmed':
      return m.confirmed(pair)
    case 'denied':
      return m.denied(pair)
    case 'asked':
      return m.asked(request)
    case 'answered':
      return m.answered({ ...request, reply })
    case 'introduced':
      return m.introduced(request)
    default:
      return m.meetingBooked({ target: other, ...dated(values) })
  }
}

const period = ({ isNow, since, until }: Fact['values']) => ({
  period: isNow
    ? since === undefined
      ? 'now'
      : 'since'
    : since !== undefined && until !== undefined
      ? 'between'
      : 'once',
  since: String(since ?? ''),
  until: String(until ?? ''),
})

const pastPeriod = ({ since, until }: Fact['values']) => ({
  period: until === undefined ? 'once' : since === undefined ? 'until' : 'between',
  since: String(since ?? ''),
  until: String(until ?? ''),
})

/** What makes two facts the same: kind, people and place, never a count or a day. */
const claimId = ({ kind, subject, others, values }: Fact): string =>
  [kind, subject.id, ...others.map(({ id }) => id), ...(values.company === undefined ? [] : [values.company])].join(':')

/** Two who work at one company now work there together, unless the evidence says until when they did. */
function inTense(facts: readonly Fact[]): readonly Fact[] {
  const isAt = (id: string, company: string): boolean =>
    facts.some(
      ({ kind, subject, values }) =>
        kind === 'works_at' && subject.id === id && values.company?.toLowerCase() === company.toLowerCase(),
    )
  return facts.map((fact) => {
    const { kind, subject, others, values } = fact
    const { company, until } = values
    if (kind !== 'worked_together' || company === undefined || until !== undefined) return fact
    return [subject, ...others].every(({ id }) => isAt(id, company))
      ? { ...fact, values: { ...values, isNow: true } }
      : fact
  })
}

/** Facts as claims: each once, said in the current language. */
export function toClaims(facts: readonly Fact[], viewerId: string): Claim[] {
  const claims = new Map<string, Claim>()
  for (const fact of inTense(facts)) {
    const id = claimId(fact)
    if (!claims.has(id)) claims.set(id, { id, ...fact, text: claimText(fact, viewerId).replace(/\.\.$/, '.') })
  }
  return [...claims.values()]
}
