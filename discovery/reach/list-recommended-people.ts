import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import type { NetworkFound, NetworkSearch, RankedPerson, SearchPage } from '../people-search/people.contract.ts'
import { rankPeople } from '../people-search/rank-people.ts'
import { filters, isHighTrust } from '../people-search/search-filters.rules.ts'
import { noticeFor } from '../people-search/search-network.ts'
import { cutPage, shownBefore } from '../people-search/search-page.rules.ts'
import { exponentsInUse } from '../recommendations/exponents-in-use.ts'
import { rankRecommendedPeople } from '../recommendations/rank-recommendations.ts'
import type { RecommendedPeople } from '../recommendations/recommendations.contract.ts'

interface RecommendedPeopleFound extends Pick<NetworkFound, 'notice'>, SearchPage {
  results: (RankedPerson & { recommendedPeople: RecommendedPeople })[]
}

/** People two steps away by `recommendationScore`, each with its score breakdown. */
export async function listRecommendedPeople(
  tx: Tx,
  call: ReaderCall,
  { limit, filter, cursor }: Pick<NetworkSearch, 'limit' | 'filter' | 'cursor'>,
): Promise<RecommendedPeopleFound> {
  const network = await getViewerNetwork(tx)
  const { me } = network
  const { version } = await exponentsInUse(tx)
  const place = { before: shownBefore(cursor), limit }
  return cacheAnswer(call, network, { of: 'worth-meeting', ...place, filter, version }, async () => {
    const { leastTrust, kinds } = filters[filter]
    const targets = await rankRecommendedPeople(tx, call, me, { kinds })
    const worth = new Map(targets.map(({ personId, recommendedPeople }) => [personId, recommendedPeople]))
    const considered = [...worth.keys()].slice(0, leastTrust > 0 ? undefined : place.before + limit)
    const places = new Map(considered.map((personId, place) => [personId, place]))
    // In the order of recommendationScore: the reach of a person is not what is asked here.
    const ranked = (
      await rankPeople(
        tx,
        call,
        considered,
        () => [],
        (personId) => -getFrom(places, personId),
      )
    ).filter(({ person }) => isHighTrust(person, leastTrust))
    const isWhole = considered.length === worth.size
    const counted = { all: worth.size, lookedAt: considered.length }
    const { shown, page } = cutPage(ranked, place, { goesOn: !isWhole, isWhole, counted })
    return {
      results: shown.map(({ foundPaths, person }) => ({
        ...person,
        recommendedPeople: getFrom(worth, foundPaths.personId),
      })),
      ...page,
      ...(await noticeFor(tx, me, ranked)),
    }
  })
}
