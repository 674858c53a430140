import { companyName } from '@wellmet/identity/names/words.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { wordsIn } from '../contact-fields/contact-words.rules.ts'
import type { Duplicate } from './duplicates.contract.ts'
import { publicMail, verdictOn, type Company, type Facts, type Verdict } from './duplicates.rules.ts'
import { listCandidates, listFacts, type FactsRow } from './duplicates.store.ts'
import { nicknames } from '@wellmet/identity/names/nicknames.rules.ts'

/** More of one name than anybody knows twice: a list of namesakes. */
const mostOfOneBlock = 20

interface Found extends Verdict {
  one: FactsRow
  two: FactsRow
}

export const showDuplicates = (call: MemberCall, { limit, cursor }: { limit: number; cursor?: string | undefined }) =>
  call.db.transaction(async (tx) => {
    const found = inOrder(await findDuplicates(tx))
    const isAfter = afterCursor(personIds(call), cursor)
    const rest = found.filter(isAfter)
    const items = rest.slice(0, limit).map((pair) => toDuplicate(pair, personIds(call)))
    const last = rest.length > limit ? items.at(-1) : undefined
    const next = last ? [last.likelihood, last.contactId, last.otherId].join('.') : null
    return { items, next, total: found.length }
  })

async function findDuplicates(tx: Tx): Promise<Found[]> {
  const pairs = await listCandidates(tx, {
    shorts: nicknames.map(([short]) => short),
    longs: nicknames.map(([, long]) => long),
    publicMail: [...publicMail],
    most: mostOfOneBlock,
  })
  const rows = await listFacts(tx, { people: [...new Set(pairs.flatMap(({ a, b }) => [a, b]))] })
  const facts = new Map(rows.map((row) => [row.personId, { row, known: factsOf(row) }]))
  return pairs.flatMap(({ a, b }) => {
    const [one, two] = [facts.get(a), facts.get(b)]
    const verdict = one && two && verdictOn(one.known, two.known)
    return verdict ? [{ ...verdict, one: one.row, two: two.row }] : []
  })
}

/** The likely ones first, and otherwise as they come. */
const inOrder = (found: Found[]): Found[] =>
  (['likely', 'possible'] as const).flatMap((band) => found.filter(({ likelihood }) => likelihood === band))

/** Where the last page ended: a band and a pair. After one that we did not give out there is nothing. */
function afterCursor(ids: OpaqueIds, cursor: string | undefined): (pair: Found) => boolean {
  if (cursor === undefined) return () => true
  const [band, ...shown] = cursor.split('.')
  const [a, b] = shown.map((id) => ids.read(id))
  if (a == null || b == null) return () => false
  return ({ likelihood, one, two }) => {
    if (likelihood !== band) return likelihood === 'possible'
    const first = BigInt(one.personId)
    return first > a || (first === a && BigInt(two.personId) > b)
  }
}

const companyOf = (name: string): Company => ({ name, label: companyName(name).replaceAll(' ', '') })

const factsOf = ({ name, company, emails, linkedinSlug, formerCompanies }: FactsRow): Facts => ({
  name,
  company: company === null ? null : companyOf(company),
  emails,
  linkedinSlug,
  formerCompanies: formerCompanies.map(companyOf),
})

const toDuplicate = ({ one, two, likelihood, reasons }: Found, ids: OpaqueIds): Duplicate => ({
  contactId: ids.show(BigInt(one.personId)),
  otherId: ids.show(BigInt(two.personId)),
  contact: toSide(one),
  other: toSide(two),
  likelihood,
  reasons,
})

const toSide = (row: FactsRow): Duplicate['contact'] => ({
  ...wordsIn(row),
  emails: row.emails,
  sources: row.sources,
})
