import { expect, test } from 'vitest'
import { DirectoryRecord, type PersonRecord } from '../../contacts/directory/directory.records.ts'
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
  expect(known.filter(({ positions }) => positions.some(({ to }) => to !== undefined)).length).toBeGreaterThan(200)
  expect(people.some(({ positions }) => positions.some(({ kind }) => kind === 'invested'))).toBe(true)
})

test('nobody of the directory is a namesake of a contact or of a colleague, and no company has two chief executives', () => {
  const contacts = demoPeople()
  const slugs = new Set(contacts.flatMap(({ slug }) => slug ?? []))
  const strangers = peopleOf(demoDirectory(today)).filter(({ linkedinSlug }) => !slugs.has(linkedinSlug!))
  const names = new Set(contacts.map(({ name }) => name))
  expect(strangers.filter(({ name }) => names.has(name))).toEqual([])
  const colleagues = strangers.map(({ name, company }) => `${name} at ${company}`)
  expect(new Set(colleagues).size).toBe(colleagues.length)
  const chiefs = [...contacts.map(({ title, company }) => ({ title, company: company.name })), ...strangers]
    .filter(({ title }) => /^Chief|CEO$/.test(title!))
    .map(({ title, company }) => `${title} at ${company}`)
  expect(new Set(chiefs).size).toBe(chiefs.length)
})
