import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { byReach } from '@wellmet/graph/paths/path-order.rules.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { asTarget } from '@wellmet/identity/person-states/person-state.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { factsOf, listNearestPeople, type NearPerson } from '../companies/describe-companies.ts'
import { findEarlierAsks, toEarlierAsk, type EarlierAsks } from '../earlier-asks/find-earlier-asks.ts'
import { searchNetwork } from '../people-search/search-network.ts'
import { measureTargets, mostCounted } from './measure-progress.ts'
import { missionSteps, type FunnelTarget, type MissionPerson, type MissionTargets } from './missions.contract.ts'
import { findSectorPeople } from './find-sector-people.ts'
import { isAtStep, isWantedTitle } from './missions.rules.ts'
import { countPeopleAt, listNamedTargets, type NamedTarget } from './missions.store.ts'
import { getMission } from './show-missions.ts'

/** What can be looked through on one page; a mission may have ten lists of 500. */
const mostTargets = 100
/** The nearest by strength are not always those with the best path, so more are looked at than shown. */
const lookedAt = 20
/** Of so many at one company the titles are read: whoever has a wanted one is looked at first. */
const mostNear = 200
const shown = 5
/** The directory may list thousands at one company. */
const mostListed = 300
/** Of the search for one title. */
const mostFound = 25

/** Every target with whom the viewer can reach for it, and what was asked about it. */
export const showTargets = (call: MemberCall, id: string): Promise<MissionTargets> =>
  call.db.transaction(async (tx) => {
    const { roles } = await getMission(tx, id)
    const counted = await listNamedTargets(tx, { mission: id, most: mostCounted })
    const rows = counted.slice(0, mostTargets)
    const people = rows.flatMap(({ personId }) => personId ?? [])
    const companies = rows.flatMap(({ companyId }) => companyId ?? [])
    const near = await listNearestPeople(tx, companies, mostNear)
    const sectors = await findSectorPeople(
      call,
      rows.filter(({ companyId }) => companyId !== null && !near.has(companyId)),
      roles,
    )
    const lookAt = new Map([
      ...[...near].map(([companyId, people]) => [companyId, firstToLookAt(people, roles)] as const),
      ...sectors,
    ])
    const facts = await factsOf(tx, companies)
    const counts = await countPeople(tx, companies)
    const paths = await findPaths(tx, call, [...people, ...[...lookAt.values()].flat()])
    const asks = await findEarlierAsks(tx, call, { people, companies })
    const describe = describer(roles)
    return {
      funnel: toFunnel(call, await measureTargets(tx, call, counted)),
      people: toPeople(call, rows, { paths, asks, describe }),
      companies: rows
        .flatMap((row) => (row.companyId === null ? [] : [{ ...row, companyId: row.companyId }]))
        .map(({ companyId, name, lists }) => {
          const found = reachable(paths, lookAt.get(companyId) ?? []).filter((one) => !isDenied(one, call))
          const there = found.map(describe)
          const contacts = found.filter(isContact)
          const isSector = sectors.has(companyId)
          const { known = 0, inDirectory = 0 } = counts.get(companyId) ?? {}
          return {
            companyId: companyIds(call).show(BigInt(companyId)),
            name,
            lists,
            peopleCount: isSector ? found.length : (facts.get(companyId)?.people ?? 0),
            known: { count: isSector ? contacts.length : known, people: firstShown(contacts.map(describe)) },
            directoryCount: inDirectory,
            hasWantedTitle: hasWanted(roles, there, isSector || (near.get(companyId) ?? []).length < mostNear),
            people: firstShown(there),
            asks: asks.into(companyId).map((ask) => toEarlierAsk(call, ask)),
          }
        }),
      roles: await findByRoles(call, roles),
      left: (rows[0]?.total ?? 0) - rows.length,
    }
  })

type Measured = Awaited<ReturnType<typeof measureTargets<NamedTarget>>>[number]

const toFunnel = (call: MemberCall, targets: readonly Measured[]): MissionTargets['funnel'] =>
  missionSteps.map((step) => ({
    step,
    targets: targets.filter(isAtStep[step]).map((target) => toFunnelTarget(call, target)),
  }))

const toFunnelTarget = (call: MemberCall, { personId, companyId, name, knownAs }: Measured): FunnelTarget =>
  personId === null
    ? { kind: 'company', id: companyIds(call).show(BigInt(present(companyId))), name }
    : { kind: 'person', id: personIds(call).show(BigInt(personId)), name: knownAs ?? name }

const countPeople = async (tx: Tx, companies: string[]) =>
  new Map((await countPeopleAt(tx, { companies, listed: mostListed })).map((row) => [row.companyId, row]))

const isContact = ({ rows }: PathsToPerson): boolean => rows.some(({ kind }) => kind === 'self')

/** The viewer has them as a contact and said that they do not know them. */
const isDenied = ({ rows }: PathsToPerson, { viewer }: MemberCall): boolean =>
  rows.some(({ kind, userId }) => kind === 'unused' && userId === viewer.userId)

const firstShown = (people: readonly MissionPerson[]): MissionPerson[] =>
  people.toSorted((a, b) => Number(b.hasWantedTitle) - Number(a.hasWantedTitle)).slice(0, shown)

const firstToLookAt = (people: readonly NearPerson[], roles: readonly string[]): string[] => {
  const isWanted = ({ titles }: NearPerson): boolean => titles.some((title) => isWantedTitle(title, roles))
  return people
    .toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
    .slice(0, lookedAt)
    .map(({ personId }) => personId)
}

/** Null where it is not known: no title is wanted, or there may be more people than were looked at. */
function hasWanted(roles: readonly string[], there: readonly MissionPerson[], areAll: boolean): boolean | null {
  if (roles.length === 0) return null
  if (there.some(({ hasWantedTitle }) => hasWantedTitle)) return true
  return areAll ? false : null
}

type Paths = ReadonlyMap<string, PathsToPerson>
type Describe = (found: Pick<PathsToPerson, 'person'>) => MissionPerson

async function findPaths(tx: Tx, call: MemberCall, people: readonly string[]): Promise<Paths> {
  const distinct = [...new Set(people)]
  return distinct.length === 0 ? new Map() : findPathsTo(tx, call, distinct)
}

/** Those to whom there is a path, the best first. */
const reachable = (paths: Paths, people: readonly string[]): PathsToPerson[] =>
  people
    .flatMap((personId) => paths.get(personId) ?? [])
    .filter((found) => found.paths.length > 0)
    .toSorted(byReach)

const describer =
  (roles: readonly string[]): Describe =>
  ({ person }) =>
    toMissionPerson(person, roles)

const toMissionPerson = (person: Omit<MissionPerson, 'hasWantedTitle'>, roles: readonly string[]): MissionPerson => ({
  id: person.id,
  name: person.name,
  role: person.role,
  company: person.company,
  location: person.location,
  trustRank: person.trustRank,
  connectorCount: person.connectorCount,
  path: person.path,
  personState: asTarget(person.personState),
  hasWantedTitle: isWantedTitle(person.role, roles),
})

interface Known {
  paths: Paths
  asks: EarlierAsks
  describe: Describe
}

/** Best path first; after them those without one, in the order in which they became targets. */
function toPeople(
  call: MemberCall,
  rows: readonly NamedTarget[],
  { paths, asks, describe }: Known,
): MissionTargets['people'] {
  const targets = rows.flatMap((row) => (row.personId === null ? [] : [{ ...row, personId: row.personId }]))
  const order = reachable(
    paths,
    targets.map(({ personId }) => personId),
  ).map(({ personId }) => personId)
  const place = new Map(order.map((personId, at) => [personId, at]))
  return targets
    .toSorted((a, b) => (place.get(a.personId) ?? order.length) - (place.get(b.personId) ?? order.length))
    .map(({ personId, name, lists }) => {
      const found = paths.get(personId)
      return {
        personId: personIds(call).show(BigInt(personId)),
        name: found?.person.name ?? name,
        lists,
        person: found ? describe(found) : null,
        asks: asks.to(personId).map((ask) => toEarlierAsk(call, ask)),
      }
    })
}

/** As the search finds them, without those whom it finds for a title that is only near. One after the other: they share a connection. */
async function findByRoles(call: MemberCall, roles: readonly string[]): Promise<MissionTargets['roles']> {
  const found: MissionTargets['roles'] = []
  for (const role of roles) {
    const { results } = await searchNetwork(call, { query: role, limit: mostFound, filter: 'all' })
    const people = results.map((person) => toMissionPerson(person, [role]))
    found.push({ role, people: people.filter(({ hasWantedTitle }) => hasWantedTitle).slice(0, shown) })
  }
  return found
}
