import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lowConfidenceNotice } from '../paths/notice.rules.ts'
import { describePath } from '../paths/path.rules.ts'
import { findMatches, indirectTies } from './find-matches.ts'
import type { NetworkFound, NetworkSearch } from './people.contract.ts'
import { beginSearch, listBestPeople, readHasLetters, type FoundRow, type Seat } from './people.store.ts'
import { rankPeople, type Ranked } from './rank-people.ts'
import { filters } from './search-filters.rules.ts'
import { readTerms } from './search-terms.rules.ts'
import { correctionsOf, matchesOf } from './search.rules.ts'
import { matchWords } from './why-ranked.rules.ts'

export const searchNetwork = (call: MemberCall, { query = '', limit, filter }: NetworkSearch): Promise<NetworkFound> =>
  call.db.transaction(async (tx) => {
    const { leastTrust, considered, ...wanted } = filters[filter]
    const [seat] = await beginSearch(tx, {})
    const { me } = seat!
    const asking = { ...wanted, me, limit: considered ?? limit }
    const isTrusted = ({ person }: Ranked): boolean => person.trustRank >= leastTrust
    if (query === '') {
      const best = (await listBestPeople(tx, { ...indirectTies, ...asking })).map(({ personId }) => personId)
      const ranked = (await rankPeople(tx, call, me, best, () => [])).filter(isTrusted).slice(0, limit)
      return { results: ranked.map(({ person }) => person), ...(await noticeFor(tx, me, ranked, 'people')) }
    }
    const { terms, rows } = await findMatches(tx, call, readTerms(query), asking)
    const found = new Map(rows.map((row) => [row.personId, row]))
    const ranked = (
      await rankPeople(tx, call, me, [...found.keys()], ({ personId, rows: [shown] }) => {
        const row = found.get(personId)!
        const isShown = shown!.kind === 0 ? row.isOwn : !row.isOwn && shown!.ownerName === row.ownerName
        return matchWords(matchesOf(terms, row), { facts: row, whose: isShown ? null : whoseOf(row) })
      })
    )
      .filter(isTrusted)
      .slice(0, limit)
    const corrected = correctionsOf(ranked.flatMap(({ ways }) => matchesOf(terms, found.get(ways.personId)!)))
    return {
      results: ranked.map(({ person }) => person),
      ...(await noticeFor(tx, me, ranked, `“${query}”`)),
      ...(corrected.length > 0 ? { corrected } : {}),
      ...(considered === undefined ? { total: rows[0]?.total ?? 0 } : {}),
    }
  }, 'kept')

const whoseOf = ({ isOwn, ownerName }: FoundRow): string =>
  isOwn ? 'your entry' : ownerName === null ? 'the directory' : ownerName

/** About the first, whom one would ask for; and when there is nobody, what would bring somebody. */
async function noticeFor(
  tx: Tx,
  me: Seat['me'],
  [first]: Ranked[],
  nobody: string,
): Promise<Pick<NetworkFound, 'notice'>> {
  const [mail] = await readHasLetters(tx, { me })
  const tie = first?.ways.goBetweens.find(({ name }) => name === first.person.path.viaName)
  const notice = lowConfidenceNotice({
    path: first?.ways.paths[0] ?? describePath([]),
    targetName: first?.person.name ?? nobody,
    connector: tie ? { strength: tie.strength ?? 0, freshness: first!.person.connectorInsight.freshnessLabel } : null,
    hasMailbox: mail!.hasLetters,
  })
  return notice ? { notice } : {}
}
