import { expect, test } from 'vitest'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { areAllChosen, chooseAll, chooseOne, nobodyChosen, type Chosen } from './choose-contacts.ts'

const shown = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }) as Contact)
const ids = ({ contacts }: Chosen) => contacts.map(({ id }) => id).join('')
const click = (before: Chosen, at: number, isRange = false) => chooseOne(before, shown, shown[at]!, isRange)

test('a click chooses and takes off; with Shift it chooses the range from the last click, in either direction', () => {
  const one = click(nobodyChosen, 3)
  expect(ids(one)).toBe('d')
  expect(ids(click(one, 3))).toBe('')
  expect(ids(click(one, 1, true))).toBe('dbc')
  expect(ids(click(click(one, 1, true), 4, true))).toBe('dbce')
  expect(ids(click(nobodyChosen, 2, true))).toBe('c')
})

test('all shown are chosen beside those of an earlier filter, and a second click takes them off', () => {
  const earlier: Chosen = { contacts: [{ id: 'x' } as Contact], anchor: 'x' }
  const all = chooseAll(earlier, shown)
  expect(ids(all)).toBe('xabcde')
  expect(areAllChosen(all, shown)).toBe(true)
  expect(ids(chooseAll(all, shown))).toBe('x')
  expect(areAllChosen(nobodyChosen, [])).toBe(false)
})
