import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { connectorOf } from '@wellmet/graph/paths/find-paths-to.ts'
import { lowConfidenceNotice } from '@wellmet/graph/paths/notice.rules.ts'
import { describePath } from '@wellmet/graph/paths/path.rules.ts'
import { findMatches, indirectRelationships, type Found } from './find-matches.ts'
import type { NetworkFound, NetworkSearch } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { listBestPeople, hasLetters, type FoundRow, type Membership } from './people.store.ts'
import { rankPeople, type Ranked } from './rank-people.ts'
import { boostLikely } from './boost-likely.rules.ts'
import { filters } from './search-filters.rules.ts'
import { readTerms } from './search-terms.rules.ts'
import { correctionsOf, matchesOf } from './search.rules.ts'
import { matchWords } from './why-ranked.rules.ts'

export const searchNetwork = (call: MemberCall, { query = '', limit, filter }: NetworkSearch): Promise<NetworkFound> =>
  call.db.reading(async (tx) => {
    const { me, visibilityVersion } = await getViewerNetwork(tx)
    return cacheAnswer(call, visibilityVersion, { of: 'network-search', query, limit, filter }, () =>
      search(tx, call, me, { query, limit, filter }),
    )
  }, 'kept')

async function search(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  { query, limit, filter }: NetworkSearch & { query: string },
): Promise<Omit<NetworkFound, 'cache'>> {
  const { leastTrust, considered, ...wanted } = filters[filter]
  const asking = { ...wanted, me, limit: considered ?? limit }
  const isTrusted = ({ person }: Ranked): boolean => person.trustRank >= leastTrust
  if (query === '') {
    const best = new Map(
      (await listBestPeople(tx, { ...indirectRelationships, ...asking })).map((row) => [row.personId, row]),
    )
    const ranked = boostLikely(await rankPeople(tx, call, me, [...best.keys()], () => []), best)
      .filter(isTrusted)
      .slice(0, limit)
    return { results: ranked.map(({ person }) => person), ...(await noticeFor(tx, me, ranked, null)) }
  }
  const matches = await findMatches(tx, call, readTerms(query), asking)
  const { rows } = matches
  const ranked = (await rankMatches(tx, call, me, matches)).filter(isTrusted).slice(0, limit)
  const corrected = correctedIn(ranked, matches)
  return {
    results: ranked.map(({ person }) => person),
    ...(await noticeFor(tx, me, ranked, query)),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(considered === undefined ? { total: rows[0]?.total ?? 0 } : {}),
  }
}

/** With what matched as the first reason; what was found on another entry than the one that is shown says whose it is. */
export async function rankMatches(
  tx: Tx,
  call: MemberCall,
  me: Membership['me'],
  { terms, rows }: Found,
): Promise<Ranked[]> {
  const found = new Map(rows.map((row) => [row.personId, row]))
  const ranked = await rankPeople(tx, call, me, [...found.keys()], ({ personId, rows }) => {
    const row = getFrom(found, personId)
    const shown = firstOf(rows)
    const isShown = shown.kind === 'self' ? row.isOwn : !row.isOwn && shown.userId === row.ownerUserId
    return matchWords(matchesOf(terms, row), { facts: row, whose: isShown ? null : whoseOf(row) })
  })
  return boostLikely(ranked, found)
}

export function correctedIn(ranked: readonly Ranked[], { terms, rows }: Found): ReturnType<typeof correctionsOf> {
  const shown = new Set(ranked.map(({ foundPaths }) => foundPaths.personId))
  return correctionsOf(rows.filter(({ personId }) => shown.has(personId)).flatMap((row) => matchesOf(terms, row)))
}

const whoseOf = ({ isOwn, ownerName }: FoundRow): string =>
  isOwn ? 'your entry' : ownerName === null ? 'the directory' : ownerName

/** About the first result; without results, what would help to find somebody. */
export async function noticeFor(
  tx: Tx,
  me: Membership['me'],
  [first]: Ranked[],
  query: string | null,
): Promise<Pick<NetworkFound, 'notice'>> {
  const mail = await hasLetters(tx, { me })
  const path = first?.foundPaths.paths[0] ?? describePath([])
  const relationship = first && connectorOf(first.foundPaths, path).contact
  const notice = lowConfidenceNotice({
    path,
    targetName: first?.person.name ?? (query === null ? null : peopleMessages.quoted({ word: query })),
    connector: relationship
      ? { strength: relationship.strength ?? 0, freshness: first.person.connectorInsight.freshnessLabel }
      : null,
    hasMailbox: mail.hasLetters,
  })
  return notice ? { notice } : {}
}
