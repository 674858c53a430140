import { expect, test } from 'vitest'
import { groupLikelyOne, identityOf } from './same-person.rules.ts'

interface Entry {
  readonly name: string
  readonly company?: string
  readonly title?: string
  readonly domain?: string
}

const groupsOf = (...entries: readonly Entry[]): string[][] =>
  groupLikelyOne(
    new Map(
      entries.map(({ name, company, title, domain }, at) => [
        String(at),
        identityOf({
          names: [name],
          companies: [company ?? null],
          titles: [title ?? null],
          domains: domain === undefined ? [] : [domain],
        }),
      ]),
    ),
  )

const whole = { name: 'Farouk Jørgensen', company: 'Lanificio Bisenzio S.p.A.', title: 'Master Weaver' }

test.each([
  ['the same company', { name: 'Jørgensen, Farouk', company: 'Lanificio Bisenzio' }],
  ['a part of its name', { name: 'Dr. Farouk Jørgensen', company: 'Bisenzio' }],
  ['an address of it', { name: 'F. Jørgensen', domain: 'bisenzio.it' }],
  ['no company, and the name is rare', { name: 'Farouk Jørgensen' }],
  ['no company, and the same title', { name: 'F. Jørgensen', title: 'master weaver' }],
])('two entries are one person: the other has %s', (_, other) => {
  expect(groupsOf(whole, other)).toEqual([['0', '1']])
})

test.each<[string, Entry, Entry]>([
  ['by the name in brackets', { ...whole, name: 'Farouk (Faro) Jørgensen' }, { ...whole, name: 'Faro Jørgensen' }],
  ['whose family name is He', { ...whole, name: 'Shuang He' }, { name: 'He, Shuang', company: 'Bisenzio' }],
  ['by a part of the given name', { ...whole, name: 'Chukwuemeka Obi' }, { ...whole, name: 'Emeka Obi' }],
  ['with a slip', { ...whole, name: 'Farouk Jørgenson' }, whole],
  [
    'at a ministry and its letters',
    { name: 'Farouk Jørgensen', company: 'BMWK', title: 'Referent' },
    { name: 'Farouk Jørgensen', company: 'Bundesministerium für Wirtschaft und Klimaschutz', title: 'Referent' },
  ],
  [
    'employed by nobody in two languages',
    { name: 'Farouk Jørgensen', company: 'Self-employed', title: 'Weaver' },
    { name: 'Farouk Jørgensen', company: 'Selbständig', title: 'Weaver' },
  ],
])('two entries are one person %s', (_, one, other) => {
  expect(groupsOf(one, other)).toEqual([['0', '1']])
})

test('colleagues of one family are two people', () => {
  expect(groupsOf({ ...whole, name: 'Farouk Jørgensen' }, { ...whole, name: 'Faiza Jørgensen' })).toEqual([
    ['0'],
    ['1'],
  ])
})

test('initials of a company are the company', () => {
  expect(groupsOf({ ...whole, company: 'Carreg National Archive' }, { ...whole, company: 'CNA' })).toEqual([['0', '1']])
})

test.each([
  ['is at another company', { name: 'Farouk Jørgensen', company: 'Moorside Knitwear' }],
  ['has another name', { name: 'Frida Jørgensen', company: 'Lanificio Bisenzio' }],
  ['has only an initial and nothing else', { name: 'F. Jørgensen' }],
])('two entries are two people where the other %s', (_, other) => {
  expect(groupsOf(whole, other)).toEqual([['0'], ['1']])
})

test('nobody goes with one of two namesakes', () => {
  const namesake = { ...whole, company: 'Moorside Knitwear' }
  expect(groupsOf(whole, namesake, { name: 'Farouk Jørgensen' })).toEqual([['0'], ['1'], ['2']])
})
