import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { showContact } from '@wellmet/contacts/contact-list/show-contacts.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { toPathInFull } from '@wellmet/graph/paths/show-path.rules.ts'
import { listGoals } from '@wellmet/discovery/missions/list-wanted.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { toClaims, type Fact } from './claim-words.rules.ts'
import type { Claim, ClaimParty } from './claims.contract.ts'
import { getAsker, listRequestsAbout } from './grounding.store.ts'
import { pathFacts } from './path-claims.rules.ts'
import { askerFacts, contactFacts, goalFacts, personFacts, requestFacts } from './row-facts.rules.ts'

export interface Gathered {
  readonly viewer: ClaimParty
  readonly people: readonly PathsToPerson[]
  readonly claims: readonly Claim[]
}

/** Of so many who stand between the claims are gathered too; a page shows fewer. */
const mostBetween = 10
const mostPaths = 10
const mostRequests = 50

/** The numbers of people by the ids that the viewer was shown; 404 for an id that means nobody to them. */
export const numbersOf = (call: MemberCall, ids: readonly string[]): string[] =>
  ids.map((id) => {
    const number = personIds(call).read(id)
    if (number === null) throw notFound('person')
    return number.toString()
  })

/**
 * What the viewer may know of these people, of who stands between, and of what was asked, as claims. Everything comes from
 * what lists and pages show the viewer: the ranking of paths, their own contacts, their own requests. Notes are not read.
 */
export async function gatherClaims(
  tx: Tx,
  call: MemberCall,
  people: readonly string[],
  { mayBeOutOfSight = false } = {},
): Promise<Gathered> {
  const asker = await getAsker(tx)
  const viewer = { id: call.viewer.userId, name: asker.name }
  const wanted = await findPaths(tx, call, people, mayBeOutOfSight)
  const between = betweenOf(call, wanted).filter((number) => !people.includes(number))
  const further = await findPaths(tx, call, between.slice(0, mostBetween), true)
  const all = [...wanted, ...further]
  const facts: Fact[] = [...askerFacts(viewer, asker)]
  for (const found of all) facts.push(...(await ownFacts(call, found, viewer)))
  for (const found of all) facts.push(...factsOnPaths(found, viewer))
  const numbers = [...new Set([...people, ...all.map(({ personId }) => personId)])]
  facts.push(...goalFacts(viewer, people.length === 0 ? [] : await listGoals(tx, people)))
  const requests = numbers.length === 0 ? [] : await listRequestsAbout(tx, { people: numbers, limit: mostRequests })
  const show = (number: string): string => personIds(call).show(BigInt(number))
  facts.push(...requests.flatMap((row) => requestFacts(row, viewer, show)))
  return { viewer, people: wanted, claims: toClaims(facts, viewer.id) }
}

/** 404 for somebody of whom the viewer may see nothing, unless they may be left out. */
async function findPaths(
  tx: Tx,
  call: MemberCall,
  people: readonly string[],
  mayMiss: boolean,
): Promise<PathsToPerson[]> {
  if (people.length === 0) return []
  const found = await findPathsTo(tx, call, [...new Set(people)])
  return people.flatMap((number) => {
    const one = found.get(number)
    if (!one && !mayMiss) throw notFound('person')
    return one ?? []
  })
}

const betweenOf = (call: MemberCall, people: readonly PathsToPerson[]): string[] => [
  ...new Set(
    people
      .flatMap(({ paths }) => paths.slice(0, mostPaths))
      .flatMap(({ edges }) => edges.slice(0, -1).map(({ to }) => to))
      .flatMap(({ identity, id }) => ('person' in identity ? [personIds(call).read(id)?.toString() ?? ''] : []))
      .filter((number) => number !== ''),
  ),
]

/** What the viewer’s own contact says, with the days of the last message and the last meeting. */
async function ownFacts(call: MemberCall, { person, rows }: PathsToPerson, viewer: ClaimParty): Promise<Fact[]> {
  const own = rows.find(({ kind }) => kind === 'self')
  const facts = personFacts(person, own === undefined ? 'work' : 'contacts')
  if (!own) return facts
  const { contact, evidence } = await showContact(call, person.id)
  return [...facts, ...contactFacts(contact, evidence, viewer)]
}

const factsOnPaths = ({ person, paths }: PathsToPerson, viewer: ClaimParty): Fact[] =>
  paths
    .slice(0, mostPaths)
    .flatMap((path) => pathFacts(toPathInFull(path), viewer, { id: person.id, name: person.name }))
