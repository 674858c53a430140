import { expect, test } from 'vitest'
import { collect, fixtureText, textOf } from '../files-for-tests.ts'
import { readConnections } from './linkedin-connections.ts'

const header = 'First Name,Last Name,URL,Email Address,Company,Position,Connected On'
const read = (text: string | Uint8Array) => collect(readConnections(textOf(text)))

test('the header is found below the note, and rows are read as they are written', async () => {
  const [ann, jürgen, closed, bo, cem, dana] = await collect(
    readConnections(fixtureText('linkedin-2026/Connections.csv')),
  )
  expect(ann).toEqual({
    kind: 'contact',
    line: 5,
    name: { full: 'Ann Okafor', given: 'Ann', family: 'Okafor', suffix: 'PhD, MBA' },
    emails: [],
    phones: [],
    linkedinSlug: 'ann-okafor-46abb122a',
    company: 'Northwind Labs',
    title: 'Head of Research, Europe',
    connectedOn: '2026-02-08',
  })
  expect(jürgen).toMatchObject({
    emails: ['juergen@mueller.example'],
    linkedinSlug: 'jürgen-müller',
    connectedOn: '2024-02-29',
  })
  expect(closed).toEqual({ kind: 'skipped', file: 'Connections.csv', line: 7, reason: 'closed_account' })
  expect(bo).toMatchObject({ company: 'Harbour, "The" Company' })
  expect(cem).not.toHaveProperty('connectedOn')
  expect(dana).toMatchObject({ line: 10, name: { full: 'Dana Reyes' }, connectedOn: '2020-03-15' })
})

test('an export from before 2021 has no note and no URL', async () => {
  expect(await collect(readConnections(fixtureText('linkedin-2020/Connections.csv')))).toEqual([
    expect.objectContaining({ emails: ['ann@okafor.example'], title: 'Researcher', connectedOn: '2019-02-08' }),
  ])
})

test('a note of another length changes nothing', async () => {
  const note = Array.from({ length: 12 }, (_, index) => `"Line ${index}, with a comma"`).join('\n')
  expect(await read(`${note}\n\n\n${header}\nAnn,Okafor,,,,,08 Feb 2026`)).toEqual([
    expect.objectContaining({ kind: 'contact', line: 16 }),
  ])
})

test('German column names and months are understood', async () => {
  expect(await collect(readConnections(fixtureText('connections-german.csv')))).toEqual([
    {
      kind: 'contact',
      line: 2,
      name: { full: 'Jürgen Müller', given: 'Jürgen', family: 'Müller' },
      emails: [],
      phones: [],
      linkedinSlug: 'jürgen-müller',
      company: 'Müller & Söhne',
      title: 'Leiter',
      connectedOn: '2025-03-08',
    },
  ])
})

test.each([
  ['a byte order mark', `\ufeff${header}\nJürgen,M,,,,,08 Feb 2026`],
  [
    'UTF-16, as Excel saves it',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${header}\nJürgen,M,,,,,08 Feb 2026`, 'utf16le')]),
  ],
  ['Windows-1252', Buffer.from(`${header}\nJürgen,M,,,,,08 Feb 2026`, 'latin1')],
  ['CR LF', `${header}\r\nJürgen,M,,,,,08 Feb 2026\r\n`],
  ['CR alone', `${header}\rJürgen,M,,,,,08 Feb 2026\r`],
])('%s is read', async (_, text) => {
  expect(await read(text)).toEqual([
    expect.objectContaining({ name: { full: 'Jürgen M', given: 'Jürgen', family: 'M' } }),
  ])
})

test('names are shown as they look: no direction marks, no NUL, one Unicode form', async () => {
  expect(await read(`${header}\nA\u0000nn\u202e,Oka\u200bfor\u0301,,,,,08 Feb 2026`)).toEqual([
    expect.objectContaining({ name: { full: 'Ann Okafoŕ', given: 'Ann', family: 'Okafoŕ' } }),
  ])
})

test('a cell that a spreadsheet would run is text like any other', async () => {
  expect(await read(`${header}\n=HYPERLINK("https://x.example"),+1,,,@cmd,-2,08 Feb 2026`)).toEqual([
    expect.objectContaining({
      name: expect.objectContaining({ full: '=HYPERLINK("https://x.example") +1' }),
      company: '@cmd',
    }),
  ])
})

test('a row without anybody is left out', async () => {
  expect(await read(`${header}\n,,,,Northwind,,08 Feb 2026\n,,not a url,not an address,,,`)).toEqual([
    { kind: 'skipped', file: 'Connections.csv', line: 2, reason: 'empty_row' },
    { kind: 'skipped', file: 'Connections.csv', line: 3, reason: 'empty_row' },
  ])
})
