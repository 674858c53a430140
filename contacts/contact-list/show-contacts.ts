import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, lastOf, present } from '@wellmet/platform/values/present.rules.ts'
import { findPersonStates } from '@wellmet/identity/person-states/find-person-states.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { wordsIn } from '../contact-fields/contact-words.rules.ts'
import { freshnessOf } from '../relationships/freshness.rules.ts'
import { ownFactsOf } from '../relationships/own-facts.rules.ts'
import { countedEvidence, makerOf, type EvidenceMaker } from '../relationships/evidence-makers.rules.ts'
import { pairOf } from '../relationships/pair.rules.ts'
import { strengthBreakdown } from '../relationships/strength-breakdown.rules.ts'
import { strengthLabel, strengthOf } from '../relationships/strength.rules.ts'
import { hasFilters } from './contact-filters.rules.ts'
import {
  EditableField,
  Familiarity,
  type Contact,
  type ContactPage,
  type ContactQuery,
  type ContactSort,
  type ListedContact,
} from './contacts.contract.ts'
import {
  findContact,
  isContact,
  listContacts,
  listEvidence,
  listMatchingContacts,
  listStateFacts,
  listStrengthChanges,
  type ContactRow,
  type EvidenceRow,
  type PagePosition,
} from './contacts.store.ts'
import { beginning, matchingOf } from './select-contacts.ts'

const shownEvidence = 200

const todayOf = ({ services }: MemberCall): number => utcDay(services.now())

/** A page of the viewer's own contacts that match the filters. */
export const showContacts = (call: MemberCall, { limit, cursor, sort, ...filters }: ContactQuery) =>
  call.db.reading(async (tx) => {
    const page = { ...positionOf(call, cursor), limit: limit + 1 }
    const rows =
      sort !== 'strength' || hasFilters(filters)
        ? await listMatchingContacts(tx, { ...page, ...matchingOf(call, filters), sort })
        : await listContacts(tx, page)
    const found = rows.filter(isContact)
    const items = await withStates(tx, call, found.slice(0, limit))
    const last = found.length > limit ? found[limit - 1] : undefined
    const next = last ? `${rankOf(last, sort) ?? '-'}.${lastOf(items).id}` : null
    return { items, next, total: rows[0]?.total ?? 0 }
  })

/** Where things stand with each of them, in two statements for the whole page. */
async function withStates(tx: Tx, call: MemberCall, rows: readonly ContactRow[]): Promise<ListedContact[]> {
  const people = rows.map(({ personId }) => personId)
  const stateOf = await findPersonStates(tx, people, call.services.now())
  const facts = new Map((await listStateFacts(tx, { people })).map((row) => [row.personId, row]))
  const today = todayOf(call)
  return rows.map((row) => {
    const { familiarity = null, isTeammate = false } = facts.get(row.personId) ?? {}
    const own = ownFactsOf({ ...row, familiarity }, today)
    return {
      ...toContact(row, call),
      personState: stateOf(row.personId, { name: row.name, isTeammate, own, path: null, isTarget: false }),
    }
  })
}

const rankOf = ({ strength, lastDay }: ContactRow, sort: ContactSort): number | null => {
  if (sort === 'name') return null
  return sort === 'lastContact' ? lastDay : strength
}

const unknownRank = -2_147_483_648
const end: PagePosition = { below: unknownRank, after: '9223372036854775807' }

/** Where the last page ended: a rank and, among equals, a contact. After a cursor of others nothing follows. */
function positionOf(call: MemberCall, cursor: string | undefined): PagePosition {
  if (cursor === undefined) return beginning
  const [rank, id] = cursor.split('.') as [string, string]
  const after = personIds(call).read(id)
  return after === null ? end : { below: rank === '-' ? unknownRank : Number(rank), after: after.toString() }
}

export const showContact = (call: MemberCall, id: string): Promise<ContactPage> =>
  call.db.reading(async (tx) => {
    const person = personIds(call).read(id)?.toString()
    const row = person === undefined ? undefined : await findContact(tx, { person })
    if (!row) throw notFound('contact')
    const evidence = await listEvidence(tx, { person: row.personId })
    const counted = new Set(countedEvidence(evidence))
    const changes = await listStrengthChanges(tx, { person: row.personId })
    return {
      contact: firstOf(await withStates(tx, call, [row])),
      emails: row.emails,
      writeTo: row.addresses[0] ?? null,
      typedEmail: row.typedEmail,
      phones: row.phones,
      linkedinUrl: linkedinUrlOf(row.linkedinSlug),
      connectedOn: row.connectedOn,
      sources: row.sources,
      familiarity: Familiarity.nullable().parse(row.familiarity),
      familiarityAt: row.familiarityAt?.toISOString() ?? null,
      edits: EditableField.options.flatMap((field) => {
        const imported = row.edits?.[field]
        return imported === undefined ? [] : [{ field, imported }]
      }),
      firstSeenAt: row.firstSeenAt.toISOString(),
      breakdown: breakdownOf(row, evidence, todayOf(call)),
      evidence: evidence.slice(0, shownEvidence).map((piece) => toEvidence(piece, counted.has(piece))),
      warmth: warmthOf(evidence, call.services.now()),
      strengthChanges: changes.map(({ changedAt, before, after }) => ({
        at: changedAt.toISOString(),
        before: outOfHundred(before),
        after: outOfHundred(after),
      })),
    }
  })

export const linkedinUrlOf = (slug: string | null): string | null =>
  slug && `https://www.linkedin.com/in/${encodeURIComponent(slug)}`

const outOfHundred = (permille: number | null): number | null => (permille === null ? null : Math.round(permille / 10))

export function toContact(row: ContactRow, call: MemberCall): Contact {
  const { label } = freshnessOf(row.lastDay, todayOf(call))
  return {
    id: personIds(call).show(BigInt(row.personId)),
    ...wordsIn(row),
    strength: outOfHundred(row.strength),
    strengthLabel: row.strength === null ? 'unknown' : strengthLabel(row.strength),
    freshness: label,
    lastContactOn: row.lastDay === null ? null : dateOfDay(row.lastDay),
    isTwoWay: row.isTwoWay,
    messages: row.messages,
    meetings: row.meetings,
    tags: row.tags,
  }
}

/** The stored number beside the same formula run now on the same evidence, as of the day it was stored for. */
function breakdownOf(row: ContactRow, evidence: EvidenceRow[], today: number): ContactPage['breakdown'] {
  const { pair, activity } = pairOf(evidence, today)
  const strength = strengthOf(pair, activity, today)
  if (!strength || row.strength === null) return null
  const { formula, steps, result } = strengthBreakdown(strength, pair, row.name, today)
  return {
    formula,
    steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
    result,
    stored: row.strength,
    same: result === row.strength,
  }
}

const kinds = [
  'mail',
  'meeting',
  'linkedin message',
  'linkedin connection',
  'invitation',
  'endorsement',
  'recommendation',
] as const

const makers = { owner: 'owner', both: 'both', otherSide: 'other side', anybody: 'anybody' } as const satisfies Record<
  EvidenceMaker,
  string
>

function toEvidence(piece: EvidenceRow, counts: boolean): ContactPage['evidence'][number] {
  const { kind, at, direction, people } = piece
  return {
    kind: present(kinds[kind - 1]),
    at: at.toISOString(),
    direction: direction === 1 ? 'from you' : direction === -1 ? 'to you' : 'together',
    people,
    maker: makers[makerOf(piece)],
    counts,
  }
}

/** The line of the last two years: the formula at the end of each month, knowing only what had happened by then. */
function warmthOf(evidence: EvidenceRow[], now: Date): ContactPage['warmth'] {
  return Array.from({ length: 24 }, (_, i) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 22 + i, 0))
    const at = Math.min(end.getTime(), now.getTime())
    const day = utcDay(new Date(at))
    const { pair, activity } = pairOf(
      evidence.filter((piece) => piece.day <= day),
      day,
    )
    const strength = strengthOf(pair, activity, day)
    return { month: end.toISOString().slice(0, 7), strength: outOfHundred(strength?.permille ?? null) }
  })
}
