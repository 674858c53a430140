import { expect, test } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoIntroductions } from './demo-introductions.ts'
import { demoLists, demoMissions } from './demo-lists.ts'
import { filesAsOf, formerJobs } from './demo-past.ts'
import { demoPeople, personCalled } from './demo-people.ts'
import { demoRelationships } from './demo-relationships.ts'
import { hasMail } from './demo-rhythms.ts'
import { demoTeam } from './demo-team.ts'

const today = new Date('2026-03-14T09:26:53Z')
const everybody = new Set([...demoTeam.map(({ given }) => given), ...demoPeople().map(({ name }) => name)])

test('an earlier export is the same every time, and knows nothing of later days', () => {
  const contents = () =>
    [...filesAsOf(360, today).values()].map(({ mail, cards }) => mail.content.toString() + cards.content.toString())
  expect(contents()).toEqual(contents())
  const end = new Date('2025-03-19T00:00:00Z')
  for (const { mail } of filesAsOf(360, today).values()) {
    const dates = [...mail.content.toString().matchAll(/^Date: (.+)$/gm)].map(([, date]) => new Date(date!))
    expect(dates.length).toBeGreaterThan(50)
    expect(dates.filter((date) => date >= end)).toEqual([])
  }
})

test('whoever has changed jobs is written with by nobody, and came from a company that nobody is at now', () => {
  const written = [...demoRelationships(demoPeople()).values()]
    .flat()
    .filter(({ kind }) => hasMail(kind) || kind === 'listed')
    .map(({ person }) => person.name)
  const now = new Set(demoCompanies.map((company) => company.name))
  for (const [name, { company, title }] of Object.entries(formerJobs)) {
    expect(written).not.toContain(name)
    const isPromoted = company === undefined && title !== personCalled(name).title
    expect(isPromoted || (company !== undefined && !now.has(company))).toBe(true)
  }
})

test('everything of the year is about people of the demo, and lies in the past, in order', () => {
  for (const { target, via, askedDaysAgo, later } of demoIntroductions) {
    expect([target, via].filter((name) => !everybody.has(name))).toEqual([])
    const days = Object.values(later)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(Math.max(0, ...days)).toBeLessThanOrEqual(askedDaysAgo)
  }
  const named = [
    ...demoLists.flatMap(({ people }) => Object.keys(people)),
    ...demoMissions.flatMap(({ people }) => people),
  ]
  expect(named.filter((name) => !everybody.has(name))).toEqual([])
})
