import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { cutPage, shownBefore } from '../people-search/search-page.rules.ts'
import { companiesMessages } from './companies.messages.ts'
import type { CompaniesFound, CompanySearch, FoundCompany } from './companies.contract.ts'
import { worths } from './company-search.rules.ts'
import { listPlaces } from './company-tokens.store.ts'
import { factsOf } from './describe-companies.ts'
import { findCompanies, type Found, type Match } from './find-companies.ts'

export const searchCompanies = (
  call: MemberCall,
  { query = '', limit, cursor }: CompanySearch,
): Promise<CompaniesFound> =>
  call.db.transaction(async (tx) => {
    const network = await getViewerNetwork(tx)
    const place = { before: shownBefore(cursor), limit }
    return cacheAnswer(call, network, { of: 'company-search', query, ...place }, () => search(tx, call, query, place))
  })

async function search(
  tx: Tx,
  call: MemberCall,
  query: string,
  place: { before: number; limit: number },
): Promise<Omit<CompaniesFound, 'cache'>> {
  const { matches, how, isWhole } = await findCompanies(tx, call, query, place.before + place.limit)
  const { shown, page } = cutPage(matches, place, { goesOn: !isWhole, isWhole })
  const corrected = [
    ...new Map(shown.flatMap(({ fit }) => fit.typos).map((typo) => [`${typo.typed} ${typo.meant}`, typo])).values(),
  ]
  const notice = noticeOf(query, matches, how)
  return {
    results: await describe(tx, call, shown),
    ...page,
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(notice ? { notice } : {}),
  }
}

/** What may be meant beside, when no company is called exactly so. */
const mostSimilar = 3

/** `same` is the id of the company that is called so, or has this address; `similar` are those that may be meant. */
export async function findNamedCompanies(
  tx: Tx,
  call: MemberCall,
  name: string,
): Promise<{ same: string | null; similar: FoundCompany[] }> {
  const { matches, how } = await findCompanies(tx, call, name, mostSimilar + 1)
  const [first] = how === 'exact' ? matches : []
  if (first === undefined) return { same: null, similar: [] }
  if (first.fit.worth >= worths.same) return { same: companyIds(call).show(BigInt(first.companyId)), similar: [] }
  return { same: null, similar: await describe(tx, call, matches.slice(0, mostSimilar)) }
}

function noticeOf(query: string, [first]: readonly Match[], how: Found['how']): CompaniesFound['notice'] {
  if (first === undefined)
    return {
      code: 'no_company',
      message: query === '' ? companiesMessages.noneInReach() : companiesMessages.noneInReachFor({ query }),
      next: companiesMessages.importOrShare(),
    }
  if (how === 'widened')
    return { code: 'widened', message: companiesMessages.widened({ query }), next: companiesMessages.tryFewerWords() }
  if (how === 'alike')
    return {
      code: 'alike',
      message: companiesMessages.alike({ name: first.name }),
      next: companiesMessages.nameSectorInstead(),
    }
  return undefined
}

async function describe(tx: Tx, call: MemberCall, matches: readonly Match[]): Promise<FoundCompany[]> {
  const companies = matches.map(({ companyId }) => companyId)
  const facts = await factsOf(tx, companies)
  const places = new Map((await listPlaces(tx, { companies })).map((place) => [place.companyId, place]))
  return matches.map(({ companyId, name }) => {
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
