import { expect, test } from 'vitest'
import { findSamePeople } from './find-same-people.rules.ts'
import { comparingPeople, mayBeOnePerson } from './may-be-one-person.rules.ts'
import type { PersonFacts } from './person-facts.rules.ts'

const blank = { emails: [], phones: [], profile: null, company: null, title: null, location: null, formerCompanies: [] }
const entry = (id: string, name: string, more: Partial<PersonFacts> = {}): PersonFacts => ({
  ...blank,
  id,
  name,
  ...more,
})

/** A word of its own for each number. */
const word = (number: number): string =>
  Array.from((number * 7919).toString(20))
    .map((digit) => 'bcdfghklmnprstvwxzqj'[Number.parseInt(digit, 20)] + 'aeiou'[number % 5]!)
    .join('')

/** Others, so that nobody is compared in an empty book. */
const others = Array.from({ length: 300 }, (_, i) =>
  entry(`other${i}`, `${word(i % 40)} ${word(i * 7 + 1000)}`, { company: `Company ${i % 60}` }),
)

function decisionOn(a: Omit<PersonFacts, 'id'>, b: Omit<PersonFacts, 'id'>): 'join' | 'ask' | 'apart' {
  const { groups, asked } = findSamePeople([...others, { ...a, id: 'a' }, { ...b, id: 'b' }])
  if (groups.some((group) => group.includes('a') && group.includes('b'))) return 'join'
  return asked.some((pair) => [pair.a, pair.b].toSorted().join() === 'a,b') ? 'ask' : 'apart'
}

const at = (name: string, more: Partial<PersonFacts> = {}) => ({ ...blank, name, ...more })
const kade = { company: 'Kade Systems' }

test.each([
  [
    'the same name and company',
    at('Emma Thistlewood', kade),
    at('Emma Thistlewood', { company: 'Kade Systems, Inc.' }),
  ],
  [
    'a domain that names the company',
    at('Emma Thistlewood', kade),
    at('Emma Thistlewood', { emails: ['e.t@kade.com'] }),
  ],
  ['the order of the names', at('Thistlewood, Emma', kade), at('Emma Thistlewood', kade)],
  ['ü as ue', at('Jörg Müllenhoff', kade), at('Joerg Muellenhoff', kade)],
  ['a title before the name', at('Dr. Emma Thistlewood, MBA', kade), at('Emma Thistlewood', kade)],
  [
    'two names written as one word, by one address',
    at('Emma Thistlewood', { profile: 'emma', emails: ['emma@kade.com'] }),
    at('EmmakThistlewood', { emails: ['emma@kade.com'] }),
  ],
  [
    'the same former employer',
    at('Emma Thistlewood', { company: 'Northgate', formerCompanies: ['Quill Labs'] }),
    at('Emma Thistlewood', { company: 'Southgate', formerCompanies: ['Quill Labs GmbH'] }),
  ],
  [
    'the same number',
    at('Emma Thistlewood', { phones: ['+49 151 1234567'] }),
    at('Emma Thistlewood', { phones: ['+491511234567'] }),
  ],
])('joined: %s', (_, a, b) => {
  expect(decisionOn(a, b)).toBe('join')
})

test.each([
  [
    'two profiles',
    at('Emma Thistlewood', { ...kade, profile: 'one' }),
    at('Emma Thistlewood', { ...kade, profile: 'two' }),
  ],
  [
    'two addresses at one company',
    at('Emma Smith', { emails: ['emma.smith@kade.com'] }),
    at('Emma Smith', { emails: ['emma.smith2@kade.com'] }),
  ],
  ['a frequent name at two companies', at('John Smith', kade), at('John Smith', { company: 'Northgate' })],
  ['another given name', at('Emma Thistlewood', kade), at('Oliver Thistlewood', kade)],
  [
    'a shared address of an office',
    at('Emma Thistlewood', { emails: ['info@kade.com'] }),
    at('Paul Quarrel', { emails: ['info@kade.com'] }),
  ],
])('not joined: %s', (_, a, b) => {
  expect(decisionOn(a, b)).not.toBe('join')
})

test('an entry that may be either of two namesakes is joined with neither', () => {
  const entries = [
    entry('one', 'Emma Thistlewood', { company: 'Kade Systems', profile: 'one' }),
    entry('two', 'Emma Thistlewood', { company: 'Kade Systems', profile: 'two' }),
    entry('card', 'Emma Thistlewood', { company: 'Kade Systems' }),
  ]
  expect(findSamePeople([...others, ...entries]).groups).toEqual([])
})

test('one book rarely holds a person twice, so two entries of it are less likely one', () => {
  const weightOf = (source: string) =>
    findSamePeople([
      ...others,
      entry('a', 'Emma Thistlewood', { sources: ['google.csv'] }),
      entry('b', 'Emma Thistlewood', { sources: [source] }),
    ]).asked.find(({ a }) => a === 'a' || a === 'b')?.weight.bits
  expect(weightOf('google.csv')).toBe(weightOf('mail')! - 3)
})

test('a third entry joins two that have only their name in common', () => {
  const entries = [
    entry('profile', 'Emma Thistlewood', { profile: 'emma', company: 'Kade Systems' }),
    entry('card', 'Emma Thistlewood', { phones: ['+49 151 1234567'], emails: ['emma@kade.com'] }),
    entry('mobile', 'Emma T.', { phones: ['+49 151 1234567'] }),
  ]
  expect(findSamePeople([...others, ...entries]).groups.map((group) => group.toSorted())).toEqual([
    ['card', 'mobile', 'profile'],
  ])
})

test('who is kept separate is neither joined nor asked about', () => {
  const [a, b] = [entry('a', 'Emma Thistlewood', kade), entry('b', 'Emma Thistlewood', kade)]
  const { groups, asked } = findSamePeople([...others, a, b], { isApart: () => true })
  expect([groups, asked]).toEqual([[], []])
})

test('without anything but two names, one name may be one person and two are two', () => {
  expect(mayBeOnePerson({ name: 'Emma Baker', company: 'Stripe' }, { name: 'Emma Baker', company: 'Stripe' })).toBe(
    true,
  )
  expect(mayBeOnePerson({ name: 'Emma Baker' }, { name: 'Baker, Emma' })).toBe(true)
  expect(mayBeOnePerson({ name: 'Emma Baker', company: 'Stripe' }, { name: 'Paul Baker', company: 'Stripe' })).toBe(
    false,
  )
  expect(mayBeOnePerson({ name: 'Emma' }, { name: 'Emma Baker' })).toBe(false)
})

test('comparing many pairs says the same of each as comparing it alone', () => {
  const people = [
    'Emma Baker',
    'Baker, Emma',
    'Paul Baker',
    'Emma',
    'E. Baker',
    'Min Jun',
    'Minjun',
    '',
    'emma@stripe.com',
    'Müller',
    'Mueller Ana',
  ].flatMap((name) =>
    [null, 'Stripe', 'Kade Systems'].map((company) => ({ name, company, title: company && 'Founder' })),
  )
  const isOne = comparingPeople()
  let joined = 0
  for (const a of people)
    for (const b of people) {
      expect({ a, b, isOne: isOne(a, b) }).toEqual({ a, b, isOne: mayBeOnePerson(a, b) })
      joined += isOne(a, b) ? 1 : 0
    }
  expect(joined).toBeGreaterThan(50)
})
