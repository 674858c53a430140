import { expect, test } from 'vitest'
import { bytesOf, collect, fixtureBytes } from '../files-for-tests.ts'
import { readVCards } from './read-vcards.ts'

const read = (text: string) => collect(readVCards(bytesOf(text)))
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

test('Apple: every numbered item is kept, the preferred first, relations by their labels', async () => {
  const [ann, company, group] = await collect(readVCards(fixtureBytes('apple.vcf')))
  expect(ann).toEqual({
    kind: 'contact',
    line: 1,
    name: { full: 'Ann Okafor', given: 'Ann', family: 'Okafor', nickname: 'Annie', suffix: 'PhD' },
    emails: ['ann@northwind.example', 'ann.home@okafor.example', 'ann@old.example'],
    phones: ['+4915123456789', '+4930901820'],
    linkedinSlug: 'ann-okafor-46abb122a',
    company: 'Northwind Labs',
    title: 'Head of Research',
    department: 'Science',
    location: 'Berlin, BE, Germany',
    labels: ['Friends', 'Science'],
    related: [
      { name: 'Ngozi Okafor', relation: 'mother' },
      { name: 'Bo Lindqvist', relation: 'sailing partner' },
    ],
  })
  expect([company, group]).toEqual([
    expect.objectContaining({ kind: 'skipped', reason: 'not_a_person' }),
    expect.objectContaining({ kind: 'skipped', reason: 'not_a_person' }),
  ])
})

test('4.0: PREF, KIND, RELATED, quoted parameters, addresses as URIs, folded in the middle of a word', async () => {
  expect(await collect(readVCards(fixtureBytes('vcard-4.0.vcf')))).toEqual([
    {
      kind: 'contact',
      line: 1,
      name: { full: 'Jürgen Müller', given: 'Jürgen', family: 'Müller' },
      emails: ['juergen@mueller.example', 'private@mueller.example'],
      phones: ['+491711234567'],
      linkedinSlug: 'jürgen-müller',
      company: 'Müller & Söhne; KG',
      department: 'Vertrieb',
      labels: ['Kunden'],
      related: [{ name: 'Ann Okafor', relation: 'colleague' }],
    },
    expect.objectContaining({ kind: 'skipped', reason: 'not_a_person' }),
  ])
})

test('2.1: quoted-printable over several lines, bare types, other character sets, a card inside a card', async () => {
  expect(await collect(readVCards(fixtureBytes('vcard-2.1.vcf')))).toEqual([
    {
      kind: 'contact',
      line: 1,
      name: { full: 'Jürgen Müller', given: 'Jürgen', family: 'Müller' },
      emails: ['juergen@mueller.example'],
      phones: ['+491711234567'],
      company: 'Café Müller',
      department: 'Küche',
    },
    expect.objectContaining({ kind: 'skipped', reason: 'card_not_finished' }),
    expect.objectContaining({ kind: 'contact', name: { full: 'Dana Reyes' } }),
  ])
})

test('3.0: lists of types, and photos that are passed over however they are folded', async () => {
  const photo = Array.from({ length: 200 }, () => ` ${'A'.repeat(74)}`).join('\r\n')
  expect(
    await read(
      card('FN:Ann', 'EMAIL;TYPE=INTERNET,WORK,PREF:b@x.example', 'EMAIL:a@x.example', `PHOTO;ENCODING=b:\r\n${photo}`),
    ),
  ).toEqual([expect.objectContaining({ emails: ['b@x.example', 'a@x.example'] })])
})

test('notes, birthdays and photos do not leave the reader', async () => {
  const all = await collect(readVCards(fixtureBytes('apple.vcf')))
  expect(JSON.stringify(all)).not.toMatch(/private note|1980|9j\/4/)
})

test('a card that says nothing of anybody is left out', async () => {
  expect(await read(card('NOTE:x', 'EMAIL:not an address'))).toEqual([
    { kind: 'skipped', file: 'vCards', line: 1, reason: 'empty_row' },
  ])
})

test('a name without FN is made of its parts, and a card without a name keeps its address', async () => {
  expect(await read(card('N:Okafor;Ann') + card('EMAIL:a@x.example'))).toEqual([
    expect.objectContaining({ name: { full: 'Ann Okafor', given: 'Ann', family: 'Okafor' } }),
    { kind: 'contact', line: 5, emails: ['a@x.example'], phones: [] },
  ])
})
