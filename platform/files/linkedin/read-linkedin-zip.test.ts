import { expect, test } from 'vitest'
import { collect, temporaryFile, zippedFixture } from '../files-for-tests.ts'
import type { ImportRecord } from '../records.ts'
import { writeZip } from '../zip-for-tests.ts'
import { readLinkedInZip } from './read-linkedin-zip.ts'

const read = (path: string): Promise<ImportRecord[]> => collect(readLinkedInZip(path))
const kinds = (records: ImportRecord[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

test('a whole export is read: the owner first, then everything that says who knows whom', async () => {
  const records = await read(zippedFixture('linkedin-2026'))
  expect(records[0]).toEqual({
    kind: 'profile',
    name: { full: 'Maya Fernandez', given: 'Maya', family: 'Fernandez' },
    headline: 'Founder, Lanternfish',
    location: 'Berlin, Germany',
    linkedinSlug: 'maya-fernandez',
  })
  expect(kinds(records)).toEqual({
    profile: 1,
    position: 2,
    education: 1,
    contact: 5,
    invitation: 2,
    endorsement: 4,
    recommendation: 2,
    message: 9,
    skipped: 6,
  })
})

test('no text, note, birthday or address leaves the reader', async () => {
  const said = JSON.stringify(await read(zippedFixture('linkedin-2026')))
  expect(said).not.toMatch(/private|secret|quoted|Buy|Jan 1|10115/i)
})

test.each([
  ['in a folder', (name: string) => `Basic_LinkedInDataExport_02-08-2026/${name}`],
  ['in lower case with spaces', (name: string) => name.toLowerCase().replaceAll('_', ' ')],
  ['in upper case', (name: string) => name.toUpperCase()],
  [
    'with spaces for underscores in a folder with backslashes',
    (name: string) => `My Export\\${name.replaceAll('_', ' ')}`,
  ],
])('an export packed %s is the same', async (_, rename) => {
  const records = await read(zippedFixture('linkedin-2026', rename))
  expect(records).toEqual(await read(zippedFixture('linkedin-2026')))
})

test('the owner of an old export without invitations is the one who writes under the name of the profile', async () => {
  const records = await read(zippedFixture('linkedin-2020'))
  expect(records[0]).toMatchObject({ kind: 'profile', linkedinSlug: 'maya-fernandez' })
})

test('a namesake who wrote less often is not taken for the owner', async () => {
  const message = (slug: string, second: number) =>
    `2-x,Maya Fernandez,https://www.linkedin.com/in/${slug},Bo,,2024-01-01 00:00:0${second} UTC`
  const records = await read(
    writeZip(temporaryFile('export.zip'), [
      { name: 'Profile.csv', content: 'First Name,Last Name,Headline\nMaya,Fernandez,\n' },
      {
        name: 'messages.csv',
        content: [
          'CONVERSATION ID,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE',
          message('the-other-maya', 1),
          message('maya-fernandez', 2),
          message('maya-fernandez', 3),
        ].join('\n'),
      },
    ]),
  )
  expect(records[0]).toMatchObject({ kind: 'profile', linkedinSlug: 'maya-fernandez' })
})

test('a file of the export that has no header any more is left out by name, and the others are read', async () => {
  const records = await read(
    writeZip(temporaryFile('export.zip'), [
      { name: 'Connections.csv', content: 'First Name,Connected On\nAnn,08 Feb 2026' },
      { name: 'messages.csv', content: 'something else entirely\n' },
    ]),
  )
  expect(records).toEqual([
    {
      kind: 'contact',
      line: 2,
      emails: [],
      phones: [],
      name: { full: 'Ann', given: 'Ann' },
      connectedOn: '2026-02-08',
    },
    { kind: 'skipped', file: 'messages.csv', line: 1, reason: 'header_not_found' },
  ])
})

test('the shadow files that macOS packs are not taken for the export', async () => {
  const path = writeZip(temporaryFile('export.zip'), [
    { name: '__MACOSX/._Connections.csv', content: 'x' },
    { name: 'Connections.csv', content: 'First Name,Connected On\nAnn,08 Feb 2026' },
  ])
  expect(kinds(await read(path))).toEqual({ contact: 1 })
})

test.each([
  ['archive_without_export', [{ name: 'holiday.jpg', content: 'x' }]],
  ['archive_in_archive', [{ name: 'Complete_LinkedInDataExport.zip', content: 'PK' }]],
  ['archive_encrypted', [{ name: 'Connections.csv', content: 'x', isEncrypted: true }]],
])('an archive is refused as %s', async (code, entries) => {
  await expect(read(writeZip(temporaryFile('export.zip'), entries))).rejects.toMatchObject({
    name: 'ImportRefused',
    code,
  })
})

test('a damaged archive is refused', async () => {
  await expect(read(temporaryFile('export.zip', 'PK\u0003\u0004 and then nothing'))).rejects.toMatchObject({
    code: 'archive_unreadable',
  })
})
