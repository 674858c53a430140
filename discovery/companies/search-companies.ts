import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { hashTerms } from '@wellmet/contacts/search-tokens/hash-terms.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { companyWords } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { companiesMessages } from './companies.messages.ts'
import type { CompaniesFound, CompanySearch, FoundCompany } from './companies.contract.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { fitOf, mayBeMistyped, queryTerms, type Fit } from './company-search.rules.ts'
import { listCandidates, listPlaces, type CandidateRow } from './company-tokens.store.ts'
import { factsOf } from './describe-companies.ts'
import { findRanking } from './rank-companies.ts'

/** Candidates that are looked at one by one; the answer does not depend on it. */
const few = 2_000

interface Found {
  companyId: string
  name: string
  fit: Fit
}

export const searchCompanies = (call: MemberCall, { query = '', limit }: CompanySearch): Promise<CompaniesFound> =>
  call.db.transaction(async (tx) =>
    cacheAnswer(call, (await getViewerNetwork(tx)).visibilityVersion, { of: 'company-search', query, limit }, () =>
      search(tx, call, query, limit),
    ),
  )

async function search(tx: Tx, call: MemberCall, query: string, limit: number): Promise<Omit<CompaniesFound, 'cache'>> {
  const found = await find(tx, call, query, limit)
  const corrected = [
    ...new Map(found.flatMap(({ fit }) => fit.typos).map((typo) => [`${typo.typed} ${typo.meant}`, typo])).values(),
  ]
  return {
    results: await describe(tx, call, found),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(found.length > 0 ? {} : { notice: nothing(query) }),
  }
}

const nothing = (query: string): CompaniesFound['notice'] => ({
  code: 'no_company',
  message: query === '' ? companiesMessages.noneInReach() : companiesMessages.noneInReachFor({ query }),
  next: companiesMessages.importOrShare(),
})

async function find(tx: Tx, call: MemberCall, query: string, limit: number): Promise<Found[]> {
  if (query === '') {
    const { rows } = await findRanking(tx, call)
    return rows.slice(0, limit).map(({ companyId, name }) => ({ companyId, name, fit: { worth: 0, typos: [] } }))
  }
  const typed = [...new Set(companyWords(query))]
  if (typed.length === 0) return []
  const asTyped = await look(tx, call, typed, false)
  if (asTyped.length >= limit || !typed.some(mayBeMistyped)) return asTyped.slice(0, limit)
  return (await look(tx, call, typed, true)).slice(0, limit)
}

async function look(tx: Tx, { services }: MemberCall, typed: string[], forgive: boolean): Promise<Found[]> {
  const keys = personKeys(services.config.SECRET)
  const rows = await listCandidates(tx, { ...hashTerms(keys, queryTerms(typed, { forgive })), few })
  return rows
    .map((row) => ({ ...row, fit: fitOf(typed, companyWords(row.name), { forgive }) }))
    .filter(({ fit }) => fit.worth > 0)
    .toSorted(bestFirst)
}

/** What fits better; then where somebody is known; then the larger; and always in the same order. */
const bestFirst = (a: CandidateRow & Found, b: CandidateRow & Found): number =>
  b.fit.worth - a.fit.worth ||
  b.people - a.people ||
  b.size - a.size ||
  (BigInt(a.companyId) < BigInt(b.companyId) ? -1 : 1)

async function describe(tx: Tx, call: MemberCall, found: Found[]): Promise<FoundCompany[]> {
  const companies = found.map(({ companyId }) => companyId)
  const facts = await factsOf(tx, companies)
  const places = new Map((await listPlaces(tx, { companies })).map((place) => [place.companyId, place]))
  return found.map(({ companyId, name }) => {
    const { people, connectors, titles } = getFrom(facts, companyId)
    const place = places.get(companyId)
    return {
      id: companyIds(call).show(BigInt(companyId)),
      name,
      source: people > 0 ? 'graph' : 'database',
      industry: place?.industry ?? null,
      location: place?.location ?? null,
      peopleCount: people,
      pathsIn: connectors,
      topRoles: titles,
    }
  })
}
