import { peopleMessages } from './people.messages.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { HashedTerms } from '@wellmet/contacts/search-tokens/hash-terms.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { searchDirectory, type ListedRow } from './broad-search.store.ts'
import { readAsTyped, type Correction } from './correct-question.rules.ts'
import { fillsPage, indirectRelationships, reading, searchStepByStep, together, type Found } from './find-matches.ts'
import { joinDuplicates } from './join-duplicates.ts'
import { findByHandles, toProfile } from './look-up-people.ts'
import type { RankedPerson, SearchPage, Source } from './people.contract.ts'
import { searchPeople, type FoundRow, type Membership } from './people.store.ts'
import { noInsight, rankPeople, type Ranked } from './rank-people.ts'
import type { Dropped } from './relax-question.rules.ts'
import { correctedIn, countedIn, isNear, matchOf, rankMatches } from './search-network.ts'
import { cutPage, fewestDistinct, lookedAtFor } from './search-page.rules.ts'
import type { SearchPlan } from './search-plan.rules.ts'
import { matchWords } from './why-ranked.rules.ts'

export interface Within {
  before: number
  limit: number
  sources: readonly Source[]
}

export interface FoundInside {
  reachable: Ranked[]
  /** Those in reach, and after them whom only the directory lists: all of them until this page ends, and some more. */
  all: RankedPerson[]
  /** Those of this page. */
  people: RankedPerson[]
  page: SearchPage
  corrected: Correction[]
  dropped: readonly Dropped[]
}

/** How many are looked at where some of them are not asked for. */
const considered = 100

export async function searchInside(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  text: string,
  { sources, ...place }: Within,
): Promise<FoundInside> {
  const isWanted = ({ source }: RankedPerson): boolean => sources.includes(source)
  const cut = (
    reachable: Ranked[],
    listed: RankedPerson[],
    goesOn: boolean,
  ): Omit<FoundInside, 'corrected' | 'dropped'> => {
    const all = [...reachable.map(({ person }) => person), ...listed]
    const { shown, page } = cutPage(all, place, {
      goesOn,
      isWhole: !goesOn && all.length <= place.before + place.limit,
    })
    return { reachable, all, people: shown, page }
  }
  if (!sources.includes('graph') && !sources.includes('database'))
    return { ...cut([], [], false), corrected: [], dropped: [] }
  const asked = readAsTyped(text)
  const handled = await findByHandles(tx, call, asked.question.handles)
  if (handled.length > 0) {
    const reachable = (await rankPeople(tx, call, handled, () => [])).filter(({ person }) => isWanted(person))
    return { ...cut(reachable, [], false), corrected: [], dropped: [] }
  }
  const isAll = sources.includes('graph') && sources.includes('database')
  const shownUntil = place.before + place.limit
  const most = isAll ? lookedAtFor(shownUntil) : considered
  const asking = { me, ...reading, kinds: 0, leastScore: 0, limit: most }
  const findReachable = (tokens: HashedTerms, plan: SearchPlan) =>
    searchPeople(tx, { ...tokens, ...plan, ...indirectRelationships, ...together, ...asking })
  const withListed = async (tokens: HashedTerms, plan: SearchPlan, reachable: FoundRow[]) => {
    const known = [...new Set(reachable.map(({ personId }) => personId))]
    // One more says whether there are others.
    const free = sources.includes('database') ? shownUntil + 1 - (isAll ? fewestDistinct(known.length) : 0) : 0
    const listed = free > 0 ? await searchDirectory(tx, { ...tokens, ...plan, except: known, limit: free }) : []
    return reachable.length + listed.length === 0 ? [] : [{ reachable, listed }]
  }
  const found = await searchStepByStep(tx, call, me, asked, {
    look: async (tokens, plan) => withListed(tokens, plan, await findReachable(tokens, plan)),
    lookForAPage: async (tokens, plan) => {
      const reachable = await findReachable(tokens, plan)
      return fillsPage(reachable, asking) ? withListed(tokens, plan, reachable) : null
    },
  })
  const [rows = { reachable: [], listed: [] }] = found.rows
  const matches = { ...found, rows: rows.reachable }
  const distinct = await joinDuplicates(tx, await rankMatches(tx, call, matches, isAll ? undefined : considered))
  const reachable = distinct.filter(({ person }) => isWanted(person))
  const listed = (await describeListed(tx, call, found, rows.listed)).filter(isWanted)
  return {
    ...cut(reachable, listed, isAll && !countedIn(matches, most).isWhole),
    corrected: correctedIn(reachable, matches),
    dropped: found.dropped,
  }
}

/** Nobody is said to be out of reach who is not: the paths to each of them are looked for as for everybody. */
async function describeListed(
  tx: Tx,
  call: MemberCall,
  found: Pick<Found, 'question' | 'corrected'>,
  rows: readonly ListedRow[],
): Promise<RankedPerson[]> {
  const people = Map.groupBy(rows, ({ personId }) => personId)
  const foundPaths = await findPathsTo(tx, call, [...people.keys()])
  return [...people].flatMap(([personId, matches]) => {
    const paths = foundPaths.get(personId)
    if (!paths) return []
    const reasons = matchWords(matches.map((row) => matchOf(found.question, found.corrected, row, null)))
    const whyRanked = paths.paths.length > 0 ? reasons : [...reasons, peopleMessages.nobodyKnowsThem()]
    const near = isNear(found.question, matches) ? { isNear: true as const } : {}
    return [{ ...toProfile(paths, call), whyRanked, connectorInsight: noInsight, ...near }]
  })
}
