import { expect, test } from 'vitest'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { deletedAmong, namesakeOfDeleted, withoutDeleted, type Tombstones } from './deletions.rules.ts'

const nobody = () => false
const tombstones: Tombstones = new Map([
  ['mail', 'erased'],
  ['phone', 'erased'],
  ['name', 'erased'],
  ['refused', 'erased_for_all'],
])
const isLinkedin = (key: string) => key === 'linkedin'

test('any handle of somebody who was erased is enough', () => {
  expect(deletedAmong(['linkedin', 'mail'], nobody, tombstones)).toBe('erased')
  expect(deletedAmong(['linkedin', 'another mail'], nobody, tombstones)).toBeNull()
  expect(deletedAmong([], nobody, tombstones)).toBeNull()
})

test('a contact who shares a telephone with somebody who was erased stays', () => {
  expect(deletedAmong(['linkedin', 'phone'], isLinkedin, tombstones)).toBeNull()
})

test('who was erased for everybody comes back for nobody, known or not', () => {
  expect(deletedAmong(['linkedin', 'refused'], isLinkedin, tombstones)).toBe('erased_for_all')
})

test('somebody new with the name of somebody who was erased may be them, and a contact is not', () => {
  expect(namesakeOfDeleted('name', ['new mail'], nobody, tombstones)).toBe('erased_by_name')
  expect(namesakeOfDeleted('name', ['new mail', 'linkedin'], isLinkedin, tombstones)).toBeNull()
  expect(namesakeOfDeleted('another name', ['new mail'], nobody, tombstones)).toBeNull()
})

test('each address, number and profile of somebody who was erased is left out, and the others stay', () => {
  const keys = personKeys({ dataSecret: 'a secret of this test' })
  const erased = keys.of({ linkedinSlug: 'ana', emails: ['ana@old.example'], phones: ['+351210000000'] })
  const card = {
    linkedinSlug: 'ana',
    emails: ['Ana@old.example', 'office@shared.example'],
    phones: ['+351210000000', '+351210000001'],
  }
  const marked: Tombstones = new Map(erased.map((key) => [key, 'erased']))
  expect(withoutDeleted(card, keys, marked)).toEqual({
    linkedinSlug: undefined,
    emails: ['office@shared.example'],
    phones: ['+351210000001'],
  })
  expect(withoutDeleted(card, keys, new Map())).toEqual(card)
})
