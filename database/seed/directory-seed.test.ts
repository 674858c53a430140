import { expect, test } from 'vitest'
import { DirectoryRecord, type PersonRecord } from '../../network/directory/directory.records.ts'
import { demoPeople } from './demo-people.ts'
import { demoDirectory } from './directory-demo.ts'
import { largeDirectory } from './directory-large.ts'

const today = new Date('2026-03-14T09:26:53Z')
const peopleOf = (records: readonly DirectoryRecord[]): PersonRecord[] =>
  records.filter((record): record is PersonRecord => record.kind === 'person')

test('every line is one that the directory takes, the same every time, and nobody is in it twice', () => {
  for (const records of [demoDirectory(today), [...largeDirectory({ people: 500, companies: 60 }, today)]]) {
    for (const record of records) expect(DirectoryRecord.safeParse(record).error).toBeUndefined()
    const slugs = peopleOf(records).map(({ linkedinSlug }) => linkedinSlug)
    expect(new Set(slugs).size).toBe(slugs.length)
  }
  expect(demoDirectory(today)).toEqual(demoDirectory(today))
})

test('most contacts of the demo are in its directory, with where they were before', () => {
  const people = peopleOf(demoDirectory(today))
  expect(people.length).toBeGreaterThan(1_400)
  const slugs = new Set(demoPeople().flatMap(({ slug }) => slug ?? []))
  const known = people.filter(({ linkedinSlug }) => slugs.has(linkedinSlug!))
  expect(known.length / slugs.size).toBeGreaterThan(0.75)
  expect(known.filter(({ stints }) => stints.some(({ to }) => to !== undefined)).length).toBeGreaterThan(200)
  expect(people.some(({ stints }) => stints.some(({ kind }) => kind === 'invested'))).toBe(true)
})
