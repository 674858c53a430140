import { wordsOfName } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import { expect, test } from 'vitest'
import { compareSides } from './compare-sides.ts'

const side = {
  ...wordsOfName('Zoë Müller'),
  emails: [],
  sources: ['Connections.csv'],
}

test('a field says whether it is the same, written differently, or known of one only', () => {
  const bob = { ...side, company: 'Kade Systems, Inc.', title: 'CTO', emails: ['z@kade.example', 'zoe@mail.example'] }
  const twin = { ...side, name: 'Zoe Muller', company: 'Kade Systems', emails: ['zoe@mail.example'] }
  expect(compareSides(bob, twin).map(({ field, match }) => [field, match])).toEqual([
    ['name', 'spelling'],
    ['title', 'one'],
    ['company', 'spelling'],
    ['email', 'partly'],
    ['source', null],
  ])
})

test('what is different is said to be, and what nobody knows is left out', () => {
  const rows = compareSides({ ...side, location: 'Lisbon' }, { ...side, location: 'Porto', sources: ['cards.vcf'] })
  expect(rows.map(({ field, match }) => [field, match])).toEqual([
    ['name', 'same'],
    ['location', 'different'],
    ['source', null],
  ])
})
