import { expect, test } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.ts'
import { demoTeam } from './demo-team.ts'

const distinct = (values: readonly (string | null)[]): number => new Set(values).size

test('there are about 400 people at about 60 companies, in dozens of cities', () => {
  const people = demoPeople()
  expect(people.length).toBeGreaterThanOrEqual(380)
  expect(people.length).toBeLessThanOrEqual(420)
  expect(demoCompanies.length).toBeGreaterThanOrEqual(50)
  expect(demoCompanies.length).toBeLessThanOrEqual(70)
  expect(distinct(people.map(({ company }) => company.name))).toBe(demoCompanies.length)
  expect(distinct(people.map(({ city }) => city))).toBeGreaterThanOrEqual(30)
})

test('no two people share a name, an address or a profile', () => {
  const people = demoPeople()
  const onLinkedIn = people.filter(({ slug }) => slug !== null)
  expect(distinct(people.map(({ name }) => name))).toBe(people.length)
  expect(distinct([...people, ...demoTeam].map(({ email }) => email))).toBe(people.length + demoTeam.length)
  expect(distinct(onLinkedIn.map(({ slug }) => slug))).toBe(onLinkedIn.length)
  expect(onLinkedIn.length).toBeLessThan(people.length)
})

test('addresses are plain, and end where no mail can be delivered', () => {
  for (const { email } of demoPeople()) expect(email).toMatch(/^[a-z-]+\.[a-z-]+@[a-z]+\.example$/)
  for (const { email } of demoTeam) expect(email).toMatch(/@demo\.wellmet\.example$/)
})

test('they are the same people every time', () => {
  expect(demoPeople()).toEqual(demoPeople())
})
