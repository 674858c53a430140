import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import type { NetworkSearch, RankedPerson } from '../people-search/people.contract.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { searchNetwork } from '../people-search/search-network.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import { evidenceChips } from './evidence-chips.rules.ts'
import { listRecommendedPeople } from './list-recommended-people.ts'
import type { DashboardPerson, PeopleOrder } from './reachable-people.contract.ts'
import { listSharedPlaces } from './reachable-people.store.ts'
import { investorMatch, sharedAlumni, sharedCommunities, type SharedPlace } from './shared-places.rules.ts'

type Asked = Pick<NetworkSearch, 'limit' | 'filter'> & { sort: PeopleOrder }

/** Ranked as the search without a question ranks, or by whom it is worth to meet; each with what to say of the ways. */
export const listReachablePeople = (call: MemberCall, { sort, ...asked }: Asked) =>
  call.db.reading(async (tx) => {
    const { results, notice } =
      sort === 'worth-meeting' ? await listRecommendedPeople(tx, call, asked) : await searchNetwork(call, asked)
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
      ...(notice ? { notice } : {}),
    }
  })

function toRow(person: RankedPerson, foundPaths: PathsToPerson, places: SharedPlace[], today: number): DashboardPerson {
  const known = foundPaths.rows.filter(({ kind }) => kind !== 'directory')
  const own = known.find(({ kind }) => kind === 'self') ?? null
  const members = known.filter(({ kind }) => kind !== 'self')
  const strength = own ? own.strength : strongest(members.map((row) => row.strength))
  return {
    ...person,
    warmPathCount: known.length + (foundPaths.intermediaries[0]?.total ?? 0),
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
