import type { FoundPerson } from '@wellmet/connections/enrichment/enrichment.contract.ts'
import type { PeopleFound } from '@wellmet/connections/enrichment/search-people.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { listDeletedAmong } from './broad-search.store.ts'
import type { RankedPerson } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { listOwnMeanings } from './people.store.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { findPersonStates } from '@wellmet/identity/person-states/find-person-states.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { noInsight, rankPeople } from './rank-people.ts'

/**
 * What the provider said, as people: under the number that everybody else has for them too, so that the way to them is
 * shown where there is one. Whoever was erased stays away, and whoever is shown already is not shown twice.
 */
export async function presentProvided(
  call: MemberCall,
  { people, answer }: PeopleFound,
  shown: readonly RankedPerson[],
): Promise<RankedPerson[]> {
  if (answer === null || people.length === 0) return []
  const keys = personKeys(call.services)
  const keyOf = ({ id, linkedinUrl }: FoundPerson): string => {
    const linkedinSlug = linkedinUrl === null ? undefined : slugOf(linkedinUrl)
    return keys.of({ linkedinSlug, emails: [], phones: [] })[0] ?? keys.reference(`people-data:${id}`)
  }
  const provided = people.map((person) => ({ person, key: keyOf(person) }))
  const all = provided.map(({ key }) => key)
  const ids = personIds(call)
  const isShown = new Set(shown.map(({ id }) => id))
  return call.db.transaction(async (tx) => {
    const { me } = await getViewerNetwork(tx)
    const meanings = new Map((await listOwnMeanings(tx, { keys: all })).map(({ key, personId }) => [key, personId]))
    const deleted = await listDeletedAmong(tx, { me, keys: all })
    const isDeleted = new Set(deleted.map(({ key }) => key))
    const meant = provided
      .filter(({ key }) => !isDeleted.has(key))
      .map(({ person, key }) => ({ person, personId: meanings.get(key) ?? key }))
    const people = [...new Set(meant.map(({ personId }) => personId))]
    const reached = new Map(
      (await rankPeople(tx, call, people, () => [])).map(({ foundPaths, person }) => [foundPaths.personId, person]),
    )
    const stateOf = await findPersonStates(tx, people, call.services.now())
    const outOfReach = (personId: string, name: string) => ({
      ...nothing(),
      personState: stateOf(personId, { name, isTeammate: false, own: null, path: null, isTarget: false }),
    })
    return meant
      .map(({ person, personId }) => ({
        ...(reached.get(personId) ?? outOfReach(personId, person.name)),
        ...factsOf(person, answer.at, call.services.now()),
        id: ids.show(BigInt(personId)),
        whyRanked: [peopleMessages.foundByProvider(), ...(reached.get(personId)?.whyRanked ?? [])],
      }))
      .filter(({ id }) => !isShown.has(id))
  })
}

/** Of somebody to whom there is no path; the label of no path is in the current language. */
const nothing = () => ({
  trustRank: 0,
  path: noPath(),
  connectorCount: 0,
  connectorInsight: noInsight,
})

function factsOf({ name, role, company, location, verifiedOn }: FoundPerson, answeredAt: Date, now: Date) {
  const at = verifiedOn === null ? answeredAt : new Date(`${verifiedOn}T00:00:00Z`)
  const [day, today] = [utcDay(at), utcDay(now)]
  return {
    name,
    role,
    company,
    location,
    source: 'pdl' as const,
    lastUpdated: {
      at: at.toISOString(),
      source: 'People Data Labs',
      ageDays: Math.max(0, today - day),
      label: freshnessOf(day, today).label,
    },
  }
}
