import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { hashTerms } from '@wellmet/contacts/search-tokens/hash-terms.ts'
import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { sectorsOf, sectorToken, type Sector } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'
import { isIn, readCompanyQuery, tellingWords, type CompanyQuery } from './company-query.rules.ts'
import { bestFit, mayBeMistyped, noFit, queryTerms, worths, type Fit } from './company-search.rules.ts'
import { callingsOf } from './company-tokens.rules.ts'
import { listCandidates, type CandidateRow } from './company-tokens.store.ts'
import { findRanking } from './rank-companies.ts'

/** Candidates that are looked at one by one; the answer does not depend on it. */
const few = 2_000

export interface Match {
  companyId: string
  name: string
  fit: Fit
}

export interface Found {
  matches: Match[]
  /** `widened`: they fit only part of what was typed. `alike`: they do the same as the first of them. */
  how: 'exact' | 'widened' | 'alike'
  /** False where so many fit as typed that nothing was looked for with a letter wrong. */
  isWhole: boolean
}

/**
 * As typed: a name, an address, or a question such as `banks in Berlin`. If nothing is called so, with one letter wrong;
 * and then by fewer words, which the reply says. `shownUntil` is how many are needed at least.
 */
export async function findCompanies(tx: Tx, call: MemberCall, query: string, shownUntil: number): Promise<Found> {
  const whole = (matches: Match[], how: Found['how'] = 'exact'): Found => ({ matches, how, isWhole: true })
  if (query === '') return whole(await bestRanked(tx, call))
  const asked = readCompanyQuery(query)
  if (asked.isLike) {
    const similar = await alike(tx, call, asked.rest)
    if (similar.length > 0) return whole(similar, 'alike')
  }
  const named = await byName(tx, call, asked.name, asked)
  const same = named.filter(({ fit }) => fit.worth >= worths.same)
  const exact = unique([...same, ...(await byQuestion(tx, call, asked)), ...named])
  if (exact.length > named.length) return whole(exact)
  if (exact.length >= shownUntil) return { matches: exact, how: 'exact', isWhole: false }
  const typed = unique([...exact, ...(await byName(tx, call, asked.name, asked, { forgive: true }))])
  return typed.length > 0 ? whole(typed) : whole(await byFewerWords(tx, call, asked), 'widened')
}

const unique = (matches: readonly Match[]): Match[] => {
  const first = new Map<string, Match>()
  for (const match of matches) if (!first.has(match.companyId)) first.set(match.companyId, match)
  return [...first.values()]
}

const bestRanked = async (tx: Tx, call: MemberCall): Promise<Match[]> =>
  (await findRanking(tx, call)).rows.map(({ companyId, name }) => ({ companyId, name, fit: noFit }))

async function byName(
  tx: Tx,
  call: MemberCall,
  typed: readonly string[],
  { domain }: Pick<CompanyQuery, 'domain'>,
  { forgive = false } = {},
): Promise<Match[]> {
  if (typed.length === 0 || (forgive && !typed.some(mayBeMistyped))) return []
  const words = [...new Set(typed)]
  const name = typed.join(' ')
  const rows = await listRows(tx, call, queryTerms(words, { forgive }), {
    ids: [personKeys(call.services).company(name)],
    domains: domain === null ? [] : [domain],
  })
  const key = companyKey(name)
  const fit = (row: CandidateRow): Fit => {
    if (domain !== null && row.domain === domain) return { worth: worths.address, typos: [] }
    if (row.spellings.some((spelling) => companyKey(spelling) === key)) return { worth: worths.sameCompany, typos: [] }
    return bestFit(words, callingsOf(row.spellings), { forgive })
  }
  return rows
    .map((row) => ({ ...row, fit: fit(row) }))
    .filter((row) => row.fit.worth > 0)
    .toSorted(bestFirst)
}

/** By what they do and where: `fintech companies in Berlin`, `which companies do we know in insurance`. */
async function byQuestion(tx: Tx, call: MemberCall, asked: CompanyQuery): Promise<Match[]> {
  const { sectors, location, rest } = asked
  if (sectors.length === 0 && location.length === 0) return []
  const rows = sectors.length > 0 ? await inSectors(tx, call, sectors) : await inRanking(tx, call)
  return rows
    .map((row) => ({ ...row, fit: noFit, place: placeFit(row, location) }))
    .filter(({ place, ...row }) => place > 0 && rest.every((word) => saysWord(row, word)))
    .toSorted((a, b) => b.place - a.place || bestFirst(a, b))
}

/** The seat counts more than where somebody there lives. */
const placeFit = (row: CandidateRow, location: readonly string[]): number => {
  if (location.length === 0 || isIn(row.location, location)) return 2
  return row.locations.some((one) => isIn(one, location)) ? 1 : 0
}

/** A word of a question that is neither a sector nor introduced as a place may be either a name or a place. */
const saysWord = (row: CandidateRow, word: string): boolean =>
  bestFit([word], callingsOf(row.spellings)).worth > 0 || placeFit(row, [word]) > 0

async function inSectors(tx: Tx, call: MemberCall, sectors: readonly Sector[]): Promise<CandidateRow[]> {
  const term = { people: sectors.map(sectorToken), words: [] }
  const rows = await listRows(tx, call, [term, term, term], { sectors: [...sectors] })
  return rows.filter((row) => sectorsOfRow(row).some((sector) => sectors.includes(sector)))
}

const sectorsOfRow = ({ sectors, spellings }: CandidateRow): readonly Sector[] =>
  sectors.length > 0 ? sectors : spellings.flatMap((name) => sectorsOf({ name }))

const inRanking = async (tx: Tx, call: MemberCall): Promise<CandidateRow[]> =>
  listRows(tx, call, [nothing, nothing, nothing], {
    ids: (await findRanking(tx, call)).rows.map(({ companyId }) => companyId),
  })
const nothing: TokenQuery = { people: [], words: [] }

/** The name without its common words; then what has one of its words; then the question without its place. */
async function byFewerWords(tx: Tx, call: MemberCall, asked: CompanyQuery): Promise<Match[]> {
  const telling = tellingWords(asked.name)
  const named = await asNamed(tx, call, telling)
  if (named.length > 0) return named
  const byWord = []
  for (const word of telling.length > 1 ? telling.filter(mayBeMistyped) : [])
    byWord.push(...(await byName(tx, call, [word], { domain: null })).filter(({ fit }) => fit.worth >= worths.whole))
  if (byWord.length > 0) return unique(byWord)
  return byQuestion(tx, call, { ...asked, location: [], rest: [] })
}

/** Exactly so, or else with one letter wrong. */
async function asNamed(tx: Tx, call: MemberCall, words: readonly string[]): Promise<Match[]> {
  const exact = await byName(tx, call, words, { domain: null })
  return exact.length > 0 ? exact : byName(tx, call, words, { domain: null }, { forgive: true })
}

/** The company that is named, and those that do the same. */
async function alike(tx: Tx, call: MemberCall, words: readonly string[]): Promise<Match[]> {
  const [match] = await asNamed(tx, call, words)
  const [row] = match ? await listRows(tx, call, [nothing, nothing, nothing], { ids: [match.companyId] }) : []
  if (!match || !row) return []
  const sectors = sectorsOfRow(row)
  const others = sectors.length === 0 ? [] : await inSectors(tx, call, sectors)
  return unique([match, ...others.map((one) => ({ ...one, fit: noFit })).toSorted(bestFirst)])
}

const listRows = (
  tx: Tx,
  { services }: MemberCall,
  terms: readonly TokenQuery[],
  { ids = [] as string[], domains = [] as string[], sectors = [] as string[] },
): Promise<CandidateRow[]> =>
  listCandidates(tx, { ...hashTerms(personKeys(services), terms), ids, domains, sectors, few })

/** What fits better; then where somebody is known; then the larger; and always in the same order. */
const bestFirst = (a: CandidateRow & Match, b: CandidateRow & Match): number =>
  b.fit.worth - a.fit.worth ||
  b.people - a.people ||
  b.size - a.size ||
  (BigInt(a.companyId) < BigInt(b.companyId) ? -1 : 1)
