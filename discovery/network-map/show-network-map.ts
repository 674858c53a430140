import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { findCorrectedSteps, type UnusedSteps } from '@wellmet/graph/step-corrections/find-corrected-steps.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import type { NetworkMap, NetworkMapPerson } from './network-maps.contract.ts'
import { networkMapsMessages } from './network-maps.messages.ts'
import {
  countPeople,
  listKnown,
  listPeople,
  listTeammates,
  listInferredRelationships,
  planPlainly,
  type KnownRow,
  type PersonRow,
  type TeammateRow,
} from './network-maps.store.ts'
import {
  basisOfContact,
  basisOfRelationship,
  collectRelationships,
  outOfHundred,
  strengthOfIndirect,
  strengthOfTeammate,
  type DrawnRelationship,
} from './relationship-look.rules.ts'

const mostRelationships = 20_000

/** Who stands where: 0 is the viewer, then teammates who are no contacts, then contacts, then whom teammates know. */
interface Places {
  strangers: TeammateRow[]
  rows: PersonRow[]
  placeOfOwner: Map<number, number>
}

export const showNetworkMap = (call: MemberCall, { limit }: { limit: number }): Promise<NetworkMap> =>
  call.db.transaction(async (tx) => {
    await planPlainly(tx)
    const today = utcDay(call.services.now())
    const teammates = await listTeammates(tx, { limit })
    const { unused } = await findCorrectedSteps(tx)
    const left = { unusedNetworks: unused.fromNetworks.from, unusedPeople: unused.fromNetworks.to }
    const people = await listPeople(tx, { limit: limit - teammates.length, ...left })
    const places = placePeople(teammates, people)
    const counted = await countPeople(tx, left)
    const drawn = toPeople(call, places, teammates, today)
    const total = places.strangers.length + counted.n
    return {
      you: { id: call.viewer.userId, name: call.viewer.name },
      people: drawn,
      relationships: collectRelationships(await relationshipsOf(tx, places, teammates, unused, today)),
      shown: drawn.length,
      total,
      note: drawn.length < total ? networkMapsMessages.partShown({ shown: drawn.length, total }) : null,
    }
  })

function placePeople(teammates: TeammateRow[], rows: PersonRow[]): Places {
  const contacts = new Set(rows.filter(({ networkId }) => networkId === null).map(({ personId }) => personId))
  const strangers = teammates.filter(({ personId }) => personId === null || !contacts.has(personId))
  const placeOf = new Map(rows.map(({ personId }, at) => [personId, strangers.length + at + 1]))
  const placeOfOwner = new Map(strangers.map(({ networkId }, at) => [networkId, at + 1]))
  for (const { networkId, personId } of teammates) {
    if (!placeOfOwner.has(networkId)) placeOfOwner.set(networkId, getFrom(placeOf, present(personId)))
  }
  return { strangers, rows, placeOfOwner }
}

function toPeople(call: MemberCall, { strangers, rows }: Places, teammates: TeammateRow[], today: number) {
  const ids = personIds(call)
  const userOf = new Map(teammates.map(({ personId, userId }) => [personId, userId]))
  return [
    ...strangers.map(({ userId, name, trustWeight }): NetworkMapPerson => ({
      id: userId,
      name,
      title: null,
      company: null,
      ring: 1,
      strength: strengthOfTeammate(trustWeight),
      freshness: 'unknown',
      userId,
    })),
    ...rows.map((row): NetworkMapPerson => {
      const userId = row.networkId === null ? userOf.get(row.personId) : undefined
      return {
        id: ids.show(BigInt(row.personId)),
        name: row.name,
        title: row.title,
        company: row.company,
        ring: row.networkId === null ? 1 : 2,
        strength: outOfHundred(row.strength),
        freshness: freshnessOf(row.lastDay, today).label,
        ...(userId ? { userId } : {}),
      }
    }),
  ]
}

/** First the tie that puts somebody into the picture, so that nobody stands there without one; then the strongest others. */
async function relationshipsOf(
  tx: Tx,
  { strangers, rows, placeOfOwner }: Places,
  teammates: readonly TeammateRow[],
  unused: UnusedSteps,
  today: number,
) {
  const userOf = new Map(teammates.map(({ networkId, userId }) => [networkId, userId]))
  const personAt = (place: number): string => present(rows[place - 1]).personId
  const contactRelationship = (
    from: number,
    to: number,
    { strength, isTwoWay, lastDay }: KnownRow,
  ): DrawnRelationship => ({
    from,
    to,
    strength: outOfHundred(strength),
    freshness: freshnessOf(lastDay, today).label,
    basis: basisOfContact(strength, isTwoWay),
  })
  const first = strangers.length
  const among = { people: rows.map(({ personId }) => personId), limit: mostRelationships }
  const relationships: DrawnRelationship[] = [
    ...strangers.map(({ trustWeight }, at): DrawnRelationship => {
      return { from: 0, to: at + 1, strength: strengthOfTeammate(trustWeight), freshness: 'unknown', basis: 'verified' }
    }),
    ...rows.map((row, at) =>
      contactRelationship(row.networkId === null ? 0 : getFrom(placeOfOwner, row.networkId), first + at + 1, row),
    ),
    ...(placeOfOwner.size > 0 ? await listKnown(tx, among) : [])
      .filter(({ networkId, place }) => !unused.has({ userId: getFrom(userOf, networkId) }, personAt(place)))
      .map((row) => contactRelationship(getFrom(placeOfOwner, row.networkId), first + row.place, row)),
    ...(await listInferredRelationships(tx, among))
      .filter(({ one, other }) => !unused.has({ person: personAt(one) }, personAt(other)))
      .map(({ one, other, permille, basis, lastDay }): DrawnRelationship => ({
        from: first + one,
        to: first + other,
        strength: strengthOfIndirect(permille),
        freshness: freshnessOf(lastDay, today).label,
        basis: basisOfRelationship(permille, basis),
      })),
  ]
  return firstOfEach(relationships).slice(0, mostRelationships)
}

/** Two people have one tie in the picture: what is said first stands, and nobody has one to themselves. */
function firstOfEach(relationships: DrawnRelationship[]): DrawnRelationship[] {
  const seen = new Set<number>()
  return relationships.filter(({ from, to }) => {
    const pair = Math.min(from, to) * 100_000 + Math.max(from, to)
    if (from === to || seen.has(pair)) return false
    seen.add(pair)
    return true
  })
}
