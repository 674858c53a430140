import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { isOfATeammate } from '@wellmet/graph/paths/visibility.rules.ts'
import type { NetworkFound, NetworkSearch, RankedPerson } from '../people-search/people.contract.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { searchNetwork, type Known } from '../people-search/search-network.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import { evidenceChips } from './evidence-chips.rules.ts'
import { isGoalSet } from '../missions/list-wanted.ts'
import { listRecommendedPeople } from './list-recommended-people.ts'
import { listTargets } from './list-targets.ts'
import type { DashboardPerson, PeopleOrder } from './reachable-people.contract.ts'
import { listSharedPlaces } from './reachable-people.store.ts'
import { investorMatch, sharedAlumni, sharedCommunities, type SharedPlace } from './shared-places.rules.ts'
import { pickVaried } from './variety.rules.ts'

type Order = Exclude<PeopleOrder, 'best'>
type Place = Pick<NetworkSearch, 'limit' | 'filter' | 'cursor'> & { known?: Known }
type Asked = Place & { sort: PeopleOrder; varied: boolean; known?: Known }

/** A varied list is chosen from more people than it shows. */
const chosenFrom = 50

/** Ranked as the search without a question ranks, by whom it is worth to meet, or of the viewer's targets alone. */
export const listReachablePeople = (call: ReaderCall, { sort: asked, known, varied, limit, filter, cursor }: Asked) =>
  call.db.reading(async (tx) => {
    const place = {
      ...(varied ? { limit: chosenFrom, filter } : { limit, filter, cursor }),
      ...(known ? { known } : {}),
    }
    const { sort, ...ranked } = await (asked === 'best' ? rankBest(tx, call, place) : rankIn(tx, call, asked, place))
    const results = varied ? pickVaried(ranked.results, limit) : ranked.results
    const { notice, next, total, totalIs } = ranked
    const idOf = new Map(results.map(({ id }) => [id, present(personIds(call).read(id)).toString()]))
    const people = [...idOf.values()]
    const foundPaths = await findPathsTo(tx, call, people)
    const places = Map.groupBy(await listSharedPlaces(tx, { people }), ({ personId }) => personId)
    const today = utcDay(call.services.now())
    return {
      results: results.map((person) => {
        const personId = getFrom(idOf, person.id)
        return toRow(person, getFrom(foundPaths, personId), places.get(personId) ?? [], today)
      }),
      sort,
      ...(notice ? { notice } : {}),
      ...(varied ? { next: null, total: results.length, totalIs: 'at_least' as const } : { next, total, totalIs }),
    }
  })

/** Home and the morning email show the same people as best paths. */
export const listBestPaths = (call: ReaderCall, { limit }: { limit: number }) =>
  listReachablePeople(call, { sort: 'best', varied: true, limit, filter: 'all', cursor: undefined })

/** Whoever named somebody to reach is shown the paths to them. Without a mission and without any, whom it is worth to meet. */
async function rankBest(tx: Tx, call: ReaderCall, place: Place) {
  const targets = await rankIn(tx, call, 'targets', place)
  return targets.results.length > 0 || (await isGoalSet(tx)) ? targets : rankIn(tx, call, 'worth-meeting', place)
}

async function rankIn(
  tx: Tx,
  call: ReaderCall,
  sort: Order,
  place: Place,
): Promise<Omit<NetworkFound, 'cache'> & { sort: Order }> {
  switch (sort) {
    case 'worth-meeting':
      return { ...(await listRecommendedPeople(tx, call, place)), sort }
    case 'targets':
      return { ...(await listTargets(tx, call, place)), sort }
    case 'reach':
    default:
      return { ...(await searchNetwork(call, place)), sort }
  }
}

function toRow(person: RankedPerson, foundPaths: PathsToPerson, places: SharedPlace[], today: number): DashboardPerson {
  const own = foundPaths.rows.find(({ kind }) => kind === 'self') ?? null
  const members = foundPaths.rows.filter(isOfATeammate)
  const strength = own ? own.strength : strongest(members.map((row) => row.strength))
  return {
    ...person,
    warmPathCount: (own ? 1 : 0) + members.length + (foundPaths.intermediaries[0]?.total ?? 0),
    evidenceChips: evidenceChips(
      own,
      members.map(({ ownerName, lastDay }) => ({
        name: present(ownerName),
        freshness: freshnessOf(lastDay, today).label,
      })),
      foundPaths.intermediaries.map((row) => ({
        name: row.name,
        wereSeen: row.observed !== null,
        wereColleagues: row.public !== null || row.isColleague,
      })),
    ),
    sharedCommunities: sharedCommunities(places),
    sharedAlumni: sharedAlumni(places),
    investorNetworkMatch: investorMatch(places),
    connectorReputation: person.connectorInsight.reputationScore,
    relationshipStrength: strength === null ? null : Math.round(strength / 10),
    relationshipStrengthLabel: strength === null ? 'unknown' : strengthLabel(strength),
    relationshipConfidence: person.path.confidence,
  }
}

/** Unknown is not weak: it counts only where nothing else is known. */
const strongest = (strengths: (number | null)[]): number | null =>
  strengths.reduce((best, one) => (best === null || (one !== null && one > best) ? one : best), null)
