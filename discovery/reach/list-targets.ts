import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { isIntroduced } from '@wellmet/identity/person-states/person-state.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { cacheAnswer } from '@wellmet/identity/visibility/cache-answer.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { listRolesWanted, listWantedTargets, type Wanted, type WantedRole } from '../missions/list-wanted.ts'
import { isWantedTitle } from '../missions/missions.rules.ts'
import type { NetworkFound, NetworkSearch } from '../people-search/people.contract.ts'
import { rankPeople, type Ranked } from '../people-search/rank-people.ts'
import { filters, isHighTrust } from '../people-search/search-filters.rules.ts'
import { noticeFor, searchNetwork } from '../people-search/search-network.ts'
import { cutPage, shownBefore } from '../people-search/search-page.rules.ts'
import { reachablePeopleMessages } from './reachable-people.messages.ts'
import { listKnownNamesakes, listMemberEmails, listTargetPeople } from './reachable-people.store.ts'

/** Of a company the directory may know thousands. */
const atOneCompany = { listed: 300, perCompany: 25 }
/** As many as the page of one company looks at. */
const most = 150
/** Each is a search of its own, and cached as one. */
const mostRolesAnywhere = 5
const mostOfOneRole = 25

type Asked = Pick<NetworkSearch, 'limit' | 'filter' | 'cursor'>
type Found = Omit<NetworkFound, 'cache'>

/**
 * Whom the viewer wants to reach and does not know yet, in the one ranking of paths; those with a title that a mission wants
 * come first. Nobody whom the viewer knows or was introduced to.
 */
export async function listTargets(tx: Tx, call: ReaderCall, { limit, filter, cursor }: Asked): Promise<Found> {
  const wanted = await listWantedTargets(tx)
  const roles = await listRolesWanted(tx)
  const network = await getViewerNetwork(tx)
  const { me } = network
  const place = { before: shownBefore(cursor), limit }
  return cacheAnswer(call, network, { of: 'targets', wanted, roles, ...place, filter }, async () => {
    const { leastTrust, kinds } = filters[filter]
    const candidates = await findCandidates(tx, call, { me, kinds }, wanted)
    const people = [...new Set([...candidates, ...(await findByRole(call, filter, roles))])]
    const strangers = (await rankPeople(tx, call, people, reasonsFor(wanted, roles))).filter(isStranger)
    const known = await findKnown(tx, strangers)
    const ranked = strangers
      .filter((one) => !known.has(one.foundPaths.personId) && isHighTrust(one.person, leastTrust))
      .toSorted((a, b) => countFits(b, roles) - countFits(a, roles))
    const isWhole = candidates.length < most && roles.every(({ isAnywhere }) => !isAnywhere)
    const { shown, page } = cutPage(ranked, place, { goesOn: false, isWhole })
    return { results: shown.map(({ person }) => person), ...page, ...(await noticeFor(tx, me, ranked)) }
  })
}

/** The named people, and those at the companies; neither members of the workspace nor contacts of the viewer. */
async function findCandidates(
  tx: Tx,
  { services }: ReaderCall,
  asking: { me: number | null; kinds: number },
  { people, companies }: Wanted,
): Promise<string[]> {
  if (people.length + companies.length === 0) return []
  const emails = (await listMemberEmails(tx)).map(({ email }) => email)
  const rows = await listTargetPeople(tx, {
    ...asking,
    people,
    companies: companies.map(({ id }) => id),
    members: personKeys(services).of({ emails, phones: [] }),
    certain: inferredFormula.strengthOfCertain,
    carrying: inferredFormula.leastCarrying,
    ...atOneCompany,
    most,
  })
  return rows.map(({ personId }) => personId)
}

/** Those whom the viewer has as a contact under another profile: nobody is introduced to somebody whom they know. */
async function findKnown(tx: Tx, ranked: readonly Ranked[]): Promise<Set<string>> {
  if (ranked.length === 0) return new Set()
  const rows = await listKnownNamesakes(tx, {
    people: ranked.map(({ foundPaths }) => foundPaths.personId),
    names: ranked.map(({ person }) => person.name),
  })
  return new Set(rows.map(({ personId }) => personId))
}

/** Wherever they are, as a search for the role finds them. What a search widened does not have the role. */
async function findByRole(call: ReaderCall, filter: Asked['filter'], roles: readonly WantedRole[]): Promise<string[]> {
  const anywhere = roles.filter(({ isAnywhere }) => isAnywhere).slice(0, mostRolesAnywhere)
  const found: string[] = []
  for (const { role } of anywhere) {
    const { results } = await searchNetwork(call, { query: role, limit: mostOfOneRole, filter })
    found.push(...results.filter((person) => isWantedTitle(person.role, [role])).map(({ id }) => numberOf(call, id)))
  }
  return found
}

const numberOf = (call: ReaderCall, id: string): string => present(personIds(call).read(id)).toString()

const isStranger = ({ foundPaths: { rows }, person }: Ranked): boolean =>
  !isIntroduced(person.personState) && rows.every(({ kind }) => kind !== 'self')

const roleOf = (title: string | null, roles: readonly WantedRole[]): string | undefined =>
  roles.find(({ role }) => isWantedTitle(title, [role]))?.role

const countFits = ({ person }: Ranked, roles: readonly WantedRole[]): number =>
  roleOf(person.role, roles) === undefined ? 0 : 1

const reasonsFor =
  ({ people, companies }: Wanted, roles: readonly WantedRole[]) =>
  ({ personId, rows, person }: PathsToPerson): string[] => {
    const company = companies.find(({ id }) => rows.some(({ companyId }) => companyId === id))
    const role = roleOf(person.role, roles)
    return [
      ...(people.includes(personId) ? [reachablePeopleMessages.targetPerson()] : []),
      ...(company ? [reachablePeopleMessages.targetCompany({ company: company.name })] : []),
      ...(role === undefined ? [] : [reachablePeopleMessages.targetRole({ role })]),
    ]
  }
