import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf, verdictOn, type Company, type Facts } from './duplicates.rules.ts'
import { areForms } from '@wellmet/identity/names/nicknames.rules.ts'

const at = (name: string): Company => ({ name, label: name.toLowerCase().replace(/[^a-z]/g, '') })
const somebody = (name: string, more: Partial<Facts> = {}): Facts => ({
  name,
  company: null,
  emails: [],
  linkedinSlug: null,
  formerCompanies: [],
  ...more,
})
const northgate = { company: at('Northgate') }

test.each<[string, Facts, Facts, 'likely' | 'possible' | null, RegExp?]>([
  [
    'one name at one company',
    somebody('Zoë Müller', northgate),
    somebody('zoe  muller', northgate),
    'likely',
    /work at Northgate/,
  ],
  [
    'a name without company',
    somebody('Ana Ribeiro', northgate),
    somebody('Ana Ribeiro'),
    'possible',
    /no company is known/,
  ],
  ['a name without any company', somebody('Ana Ribeiro'), somebody('Ana Ribeiro'), 'possible', /for either/],
  [
    'a name with an address at the company',
    somebody('Ana Ribeiro', northgate),
    somebody('Ana Ribeiro', { emails: ['x@northgate.co.uk'] }),
    'likely',
    /address at Northgate/,
  ],
  [
    'a name at two companies',
    somebody('Ana Ribeiro', northgate),
    somebody('Ana Ribeiro', { company: at('Kade') }),
    null,
  ],
  [
    'a name at two companies, one of them left',
    somebody('Ana Ribeiro', { company: at('Kade'), formerCompanies: [at('Northgate')] }),
    somebody('Ana Ribeiro', northgate),
    'likely',
    /moved from Northgate to Kade/,
  ],
  ['a first name alone', somebody('Ana', northgate), somebody('Ana'), null],
  [
    'a short form',
    somebody('Bob Reyes', northgate),
    somebody('Robert Reyes', northgate),
    'likely',
    /two forms of the same name/,
  ],
  ['a short form elsewhere', somebody('Bob Reyes', northgate), somebody('Robert Reyes'), null],
  ['two short forms of one name', somebody('Bill Reyes', northgate), somebody('Will Reyes', northgate), 'likely'],
  ['an initial', somebody('A. Ribeiro', northgate), somebody('Ana Ribeiro', northgate), 'possible', /same initial/],
  [
    'a middle name',
    somebody('Ana Maria Ribeiro', northgate),
    somebody('Ana Ribeiro', northgate),
    'likely',
    /middle name/,
  ],
  ['two middle names', somebody('Liz E. Okafor', northgate), somebody('Elizabeth R Okafor', northgate), null],
  [
    'a middle name and its initial',
    somebody('Liz E. Okafor', northgate),
    somebody('Elizabeth Eve Okafor', northgate),
    'likely',
  ],
  ['two first names', somebody('Ana Ribeiro', northgate), somebody('Anton Ribeiro', northgate), null],
  [
    'an address that spells the name',
    somebody('ana.ribeiro@northgate.example', { emails: ['ana.ribeiro@northgate.example'] }),
    somebody('Ana Ribeiro', northgate),
    'likely',
    /spells the name/,
  ],
  [
    'an address that spells an initial',
    somebody('aribeiro@northgate.example', { emails: ['aribeiro@northgate.example'] }),
    somebody('Ana Ribeiro', northgate),
    'possible',
  ],
  [
    'an address elsewhere',
    somebody('ana.ribeiro@gmail.com', { emails: ['ana.ribeiro@gmail.com'] }),
    somebody('Ana Ribeiro', northgate),
    null,
  ],
  [
    'an address of somebody else altogether',
    somebody('Tomasz Nowak', { emails: ['ana@northgate.example'] }),
    somebody('Ana Ribeiro', northgate),
    null,
  ],
  [
    'two profiles of one name at one company',
    somebody('Ana Ribeiro', { ...northgate, linkedinSlug: 'a' }),
    somebody('Ana Ribeiro', { ...northgate, linkedinSlug: 'b' }),
    'possible',
    /two different LinkedIn/,
  ],
  [
    'two profiles with a common initial',
    somebody('A Ribeiro', { ...northgate, linkedinSlug: 'a' }),
    somebody('Ana Ribeiro', { ...northgate, linkedinSlug: 'b' }),
    null,
  ],
])('%s', (_, a, b, likelihood, reason) => {
  for (const verdict of [verdictOn(a, b), verdictOn(b, a)]) {
    expect(verdict?.likelihood ?? null).toBe(likelihood)
    expect(verdict?.reasons.join(' ') ?? '').toMatch(reason ?? /^/)
  }
})

test('who is asked about first does not matter', () => {
  const word = fc.constantFrom('Ana', 'Bob', 'Robert', 'A', 'Ribeiro', 'Reyes')
  const person = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    company: fc.constantFrom(null, at('Northgate'), at('Kade')),
    emails: fc.subarray(['ana@northgate.example', 'reyes.bob@kade.example', 'bob@gmail.com']),
    linkedinSlug: fc.constantFrom(null, 'x', 'y'),
    formerCompanies: fc.subarray([at('Kade'), at('Northgate')]),
  })
  fc.assert(
    fc.property(person, person, (a, b) => {
      const [one, two] = [verdictOn(a, b), verdictOn(b, a)]
      expect(one?.likelihood).toBe(two?.likelihood)
      expect(one?.reasons ?? ['nobody']).not.toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('short forms', () => {
  expect(areForms('bob', 'robert')).toBe(true)
  expect(areForms('liz', 'elizabeth')).toBe(true)
  expect(areForms('kasia', 'katarzyna')).toBe(true)
  expect(areForms('robert', 'roberta')).toBe(false)
  expect(areForms('ana', 'ana')).toBe(false)
  // One short form of two long ones does not make those the same.
  expect(areForms('alexander', 'alexandra')).toBe(false)
})

test.each([
  ['ana@northgate.example', 'northgate'],
  ['ana@mail.north-gate.co.uk', 'northgate'],
  ['ana@gmail.com', null],
  ['ana@localhost', null],
])('%s is at %s', (email, label) => {
  expect(labelOf(email)).toBe(label)
})
