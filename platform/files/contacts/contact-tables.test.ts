import { expect, test } from 'vitest'
import { bytesOf, collect, fixtureBytes } from '../files-for-tests.ts'
import { readGoogleContacts } from './read-google-contacts.ts'
import { readOutlookContacts } from './read-outlook-contacts.ts'
import { readPlainContacts } from './read-plain-contacts.ts'

test('Google as it exports today: several values in one cell, labels with a star, relations', async () => {
  const [ann, address, nobody] = await collect(
    readGoogleContacts(fixtureBytes('google-current.csv'), { country: 'DE' }),
  )
  expect(ann).toEqual({
    kind: 'contact',
    line: 2,
    name: { full: 'Ann Ifeoma Okafor', given: 'Ann', family: 'Okafor', nickname: 'Annie', suffix: 'PhD' },
    emails: ['ann@northwind.example', 'ann.okafor@home.example', 'ann@okafor.example'],
    phones: ['+4915123456789', '+491511112223'],
    linkedinSlug: 'ann-okafor-46abb122a',
    company: 'Northwind Labs',
    title: 'Head of Research',
    department: 'Science',
    location: 'Berlin, BE, Germany',
    labels: ['Navy', 'starred'],
    related: [{ name: 'Chidi Okafor', relation: 'spouse' }],
  })
  expect(address).toEqual({ kind: 'contact', line: 4, emails: ['only-address@mail.example'], phones: [] })
  expect(nobody).toEqual({ kind: 'skipped', file: 'Google contacts', line: 5, reason: 'empty_row' })
})

test('Google as it exported before: Type for Label, Given Name, numbered organisations', async () => {
  expect(await collect(readGoogleContacts(fixtureBytes('google-old.csv')))).toEqual([
    {
      kind: 'contact',
      line: 2,
      name: { full: 'Bo Lindqvist', given: 'Bo', family: 'Lindqvist' },
      emails: ['bo@lindqvist.example'],
      phones: ['+46701234567'],
      company: 'Harbour Company',
      title: 'Skipper',
      department: 'Fleet',
      labels: ['Sailing'],
    },
  ])
})

test('Outlook as it exported before, in Windows-1252: who referred whom is kept, other people’s phones are not', async () => {
  expect(await collect(readOutlookContacts(fixtureBytes('outlook-old.csv')))).toEqual([
    {
      kind: 'contact',
      line: 2,
      name: { full: 'Zoë Bräuer', given: 'Zoë', family: 'Bräuer', suffix: 'Jr.' },
      emails: ['zoe@braeuer.example', 'zb@work.example'],
      phones: ['+41446681800', '+41791234567'],
      linkedinSlug: 'zoe-braeuer',
      company: 'Café Zürich',
      title: 'Chef',
      department: 'Kitchen',
      location: 'Zürich',
      labels: ['Friends', 'Food'],
      referredBy: 'Bo Lindqvist',
      related: [
        { name: 'Ann Okafor', relation: 'manager' },
        { name: 'Pat Assistant', relation: 'assistant' },
      ],
    },
  ])
})

test('Outlook as it exports today: nickname, country or region, categories', async () => {
  expect(await collect(readOutlookContacts(fixtureBytes('outlook-new.csv'), { country: 'US' }))).toEqual([
    expect.objectContaining({
      name: { full: 'Dana Reyes', given: 'Dana', family: 'Reyes', nickname: 'Dee' },
      emails: ['dana@tidewater.example'],
      phones: ['+14155552671'],
      title: 'CTO',
      location: 'San Francisco, United States',
      labels: ['Work', 'Board'],
    }),
  ])
})

test('a number without a country stays as it is written, unless we know where the owner lives', async () => {
  const [dana] = await collect(readOutlookContacts(fixtureBytes('outlook-new.csv')))
  expect(dana).toMatchObject({ phones: ['(415) 555-2671'] })
})

test('a list separator of another country is understood', async () => {
  const text = 'First Name;Last Name;E-mail Address;Job Title\nAnn;Okafor;ann@northwind.example;"Head; of Research"\n'
  expect(await collect(readOutlookContacts(bytesOf(text, 1_000)))).toEqual([
    expect.objectContaining({ emails: ['ann@northwind.example'], title: 'Head; of Research' }),
  ])
})

test.each([
  ['Google', readGoogleContacts],
  ['Outlook', readOutlookContacts],
])('what has not the columns of %s is refused', async (_, read) => {
  await expect(collect(read(bytesOf('a,b\n1,2\n')))).rejects.toMatchObject({ code: 'not_this_format' })
})

test('notes and birthdays do not leave the readers', async () => {
  const all = [
    ...(await collect(readGoogleContacts(fixtureBytes('google-current.csv')))),
    ...(await collect(readGoogleContacts(fixtureBytes('google-old.csv')))),
    ...(await collect(readOutlookContacts(fixtureBytes('outlook-old.csv')))),
    ...(await collect(readOutlookContacts(fixtureBytes('outlook-new.csv')))),
  ]
  expect(JSON.stringify(all)).not.toMatch(/private|secret|198[05]/i)
})

test.each([
  ['in English', 'Full Name,Email,Company,Job Title,LinkedIn,City'],
  ['in German', 'Name;E-Mail-Adresse;Firma;Position;LinkedIn Profil;Ort'],
])('a table that somebody made by hand, %s', async (_, header) => {
  const mark = header.includes(';') ? ';' : ','
  const row = ['Bo Berg', 'Bo@Acme.example', 'Acme', 'Partner', 'https://www.linkedin.com/in/bo-berg', 'Oslo'].join(
    mark,
  )
  const rows = await collect(readPlainContacts(bytesOf(`${header}\n${row}\n${mark}${mark}Nobody\n`)))
  expect(rows).toEqual([
    {
      kind: 'contact',
      line: 2,
      name: { full: 'Bo Berg' },
      emails: ['bo@acme.example'],
      phones: [],
      linkedinSlug: 'bo-berg',
      company: 'Acme',
      title: 'Partner',
      location: 'Oslo',
    },
    { kind: 'skipped', file: 'Contacts', line: 3, reason: 'empty_row' },
  ])
})
