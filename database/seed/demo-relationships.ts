import type { DemoPerson } from './demo-people.ts'
import { hasMail, relationshipKinds, touchesOf, type RelationshipKind, type Touch } from './demo-rhythms.ts'
import { demoTeam, type DemoTeammate } from './demo-team.ts'
import { randomFor } from './random.ts'

export interface DemoRelationship {
  person: DemoPerson
  kind: RelationshipKind
  /** Null when they are not connected on LinkedIn. */
  connectedDaysAgo: number | null
  touches: Touch[]
}

const connectedThough = 0.85
/** How much likelier somebody of one's field, or of one's places, is to be known than anybody else. */
const ofTheField = 0.45
const ofThePlace = 0.3
const ofTheCircle = 0.4

/** Whom each teammate knows. Fields and places overlap, so that many people are known to several. */
export function demoRelationships(people: readonly DemoPerson[]): Map<DemoTeammate, DemoRelationship[]> {
  const chosen = new Map(demoTeam.map((teammate) => [teammate, peopleOf(teammate, people)]))
  const known = new Set([...chosen.values()].flat())
  const [, ...others] = demoTeam
  // Nobody is in the demo for nothing: whom chance left out is connected to one of the team.
  people
    .filter((person) => !known.has(person))
    .forEach((person, i) => chosen.get(others.at(i % others.length)!)!.push(person))
  return new Map([...chosen].map(([teammate, people]) => [teammate, relationshipsOf(teammate, people)]))
}

function peopleOf({ name, knows, industries, cities }: DemoTeammate, people: readonly DemoPerson[]): DemoPerson[] {
  const random = randomFor(`acquaintance of ${name}`)
  const count = Object.values(knows).reduce((sum, n) => sum + n, 0)
  const isOfTheField = ({ company }: DemoPerson): boolean => industries.includes(company.industry)
  const isOfThePlace = ({ city }: DemoPerson): boolean => cities.includes(city)
  const known = inOrderOf(
    people,
    (person) => random.next() + (isOfTheField(person) ? ofTheField : 0) + (isOfThePlace(person) ? ofThePlace : 0),
  ).slice(0, count)
  // The closest ties come first, and are mostly with people of one's field or place.
  return inOrderOf(known, (person) => random.next() + (isOfTheField(person) || isOfThePlace(person) ? ofTheCircle : 0))
}

const inOrderOf = <T>(all: readonly T[], value: (one: T) => number): T[] =>
  all
    .map((one) => ({ one, worth: value(one) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ one }) => one)

function relationshipsOf({ name, knows }: DemoTeammate, people: readonly DemoPerson[]): DemoRelationship[] {
  const random = randomFor(`ties of ${name}`)
  const kinds = relationshipKinds.flatMap((kind) => Array.from({ length: knows[kind] }, () => kind))
  return people.map((person, i) => {
    const wished = kinds[i] ?? 'connected'
    // Only mail and the address book reach those who are not on LinkedIn.
    const kind = person.slug === null && (wished === 'connected' || wished === 'chatting') ? 'listed' : wished
    const touches = touchesOf(kind, `${name} and ${person.name}`)
    const since = touches[0]?.daysAgo ?? 0
    const isConnected =
      person.slug !== null &&
      (kind === 'connected' || kind === 'chatting' || (hasMail(kind) && random.chance(connectedThough)))
    return {
      person,
      kind,
      touches,
      connectedDaysAgo: isConnected ? since + random.int(1, kind === 'recent' ? 5 : 1800) : null,
    }
  })
}
