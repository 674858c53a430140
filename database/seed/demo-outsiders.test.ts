import { expect, test } from 'vitest'
import { demoOutsiders } from './demo-outsiders.ts'
import { demoPeople } from './demo-people.ts'
import { demoDirectory } from './directory-demo.ts'

const outsiders = demoOutsiders()

test('outsiders are the same every time, some dozens, and no two share a name', () => {
  expect(demoOutsiders()).toEqual(outsiders)
  expect(outsiders.length).toBeGreaterThan(40)
  expect(new Set(outsiders.map(({ name }) => name)).size).toBe(outsiders.length)
})

test('nobody of them is in the network or in the directory, and many work where somebody is known', () => {
  const directory = demoDirectory(new Date('2026-03-14')).filter((record) => record.kind === 'person')
  const inside = new Set([...demoPeople(), ...directory].map(({ name }) => name))
  expect(outsiders.filter(({ name }) => inside.has(name))).toEqual([])
  const companies = new Set(demoPeople().map(({ company }) => company.name))
  const isKnown = outsiders.filter(({ company }) => companies.has(company))
  expect(isKnown.length).toBeGreaterThan(20)
  expect(isKnown.length).toBeLessThan(outsiders.length)
})
