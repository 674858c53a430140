import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { searchDirectory } from './broad-search.store.ts'
import { findMatches, searchThenFuzzy } from './find-matches.ts'
import { toProfile } from './look-up-people.ts'
import type { RankedPerson, Source } from './people.contract.ts'
import type { Membership } from './people.store.ts'
import { noInsight, type Ranked } from './rank-people.ts'
import { correctedIn, rankMatches } from './search-network.ts'
import { readTerms, type Term } from './search-terms.rules.ts'
import { askedOf, matchesOf } from './search.rules.ts'
import { matchWords } from './why-ranked.rules.ts'

export interface Within {
  limit: number
  sources: readonly Source[]
}

export interface FoundInside {
  reachable: Ranked[]
  /** Those in reach, and after them whom only the directory lists. */
  people: RankedPerson[]
  corrected: { typed: string; meant: string }[]
}

/** How many are looked at where some of them are not asked for. */
const considered = 100

export async function searchInside(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  text: string,
  { limit, sources }: Within,
): Promise<FoundInside> {
  const isWanted = ({ source }: RankedPerson): boolean => sources.includes(source)
  const terms = readTerms(text)
  if (!sources.includes('graph') && !sources.includes('database')) return { reachable: [], people: [], corrected: [] }
  const isAll = sources.includes('graph') && sources.includes('database')
  const matches = await findMatches(tx, call, terms, { me, kinds: 0, leastScore: 0, limit: isAll ? limit : considered })
  const reachable = (await rankMatches(tx, call, me, matches)).filter(({ person }) => isWanted(person)).slice(0, limit)
  const known = matches.rows.map(({ personId }) => personId)
  const listed = sources.includes('database')
    ? await searchListed(tx, call, terms, { except: known, limit: limit - reachable.length })
    : []
  return {
    reachable,
    people: [...reachable.map(({ person }) => person), ...listed.filter(isWanted)],
    corrected: correctedIn(reachable, matches),
  }
}

/** Nobody is said to be out of reach who is not: the ways to each of them are looked for as for everybody. */
async function searchListed(
  tx: Tx,
  call: MemberCall,
  typed: Term[],
  { except, limit }: { except: string[]; limit: number },
): Promise<RankedPerson[]> {
  if (limit === 0) return []
  const { terms, rows } = await searchThenFuzzy(tx, call, typed, (asked, marked) =>
    searchDirectory(tx, { ...marked, ...askedOf(asked), except, limit }),
  )
  const foundPaths = await findPathsTo(
    tx,
    call,
    rows.map(({ personId }) => personId),
  )
  return rows.flatMap((row) => {
    const found = foundPaths.get(row.personId)
    if (!found) return []
    const reasons = matchWords(matchesOf(terms, row), { facts: row, whose: null })
    return [{ ...toProfile(found, call), whyRanked: [...reasons, notInReach], connectorInsight: noInsight }]
  })
}

const notInReach = 'Listed in the public directory; nobody in your network is known to know them'
