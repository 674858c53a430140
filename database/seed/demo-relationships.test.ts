import { expect, test } from 'vitest'
import { demoPeople } from './demo-people.ts'
import { relationshipKinds } from './demo-rhythms.ts'
import { demoTeam } from './demo-team.ts'
import { demoRelationships } from './demo-relationships.ts'

const people = demoPeople()
const relationships = demoRelationships(people)

test.each(demoTeam)('$name has ties of every kind', (teammate) => {
  const kinds = new Set(relationships.get(teammate)!.map(({ kind }) => kind))
  expect(relationshipKinds.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('nobody is known twice to one teammate, and everybody is known to one at least', () => {
  for (const one of relationships.values()) expect(new Set(one.map(({ person }) => person)).size).toBe(one.length)
  expect(new Set([...relationships.values()].flat().map(({ person }) => person)).size).toBe(people.length)
})

test('many people are known to several teammates', () => {
  const knowing = Map.groupBy([...relationships.values()].flat(), ({ person }) => person)
  const counts = [...knowing.values()].map(({ length }) => length)
  expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(150)
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(40)
})

test('nothing happens in the future, and who is not on LinkedIn is not met there', () => {
  for (const { person, connectedDaysAgo, touches } of [...relationships.values()].flat()) {
    for (const { daysAgo } of touches) expect(daysAgo).toBeGreaterThanOrEqual(1)
    if (person.slug !== null) continue
    expect(connectedDaysAgo).toBeNull()
    expect(touches.filter(({ channel }) => channel === 'linkedin')).toEqual([])
  }
})
