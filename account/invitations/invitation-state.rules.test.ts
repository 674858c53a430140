import { expect, test } from 'vitest'
import { mayHappen, pageIdIn, stateOf, tokenOf, waitsForLink } from './invitation-state.rules.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const fresh = {
  expiresAt: day(15),
  sentAt: day(1),
  openedAt: null,
  acceptedAt: null,
  declinedAt: null,
  askedForLinkAt: null,
  takenBackAt: null,
}

test('an invitation is open until it is answered, taken back or over', () => {
  expect(stateOf(fresh, day(2))).toBe('open')
  expect(stateOf(fresh, day(15))).toBe('expired')
  expect(stateOf({ ...fresh, declinedAt: day(2) }, day(20))).toBe('declined')
  expect(stateOf({ ...fresh, declinedAt: day(2), takenBackAt: day(3) }, day(4))).toBe('taken_back')
  expect(stateOf({ ...fresh, declinedAt: day(2), acceptedAt: day(3) }, day(4))).toBe('accepted')
})

test('whoever asks for a new link after declining has changed their mind, and may decline again', () => {
  const asked = { ...fresh, declinedAt: day(2), askedForLinkAt: day(3) }
  expect(stateOf(asked, day(4))).toBe('open')
  expect(waitsForLink(asked)).toBe(true)
  expect(waitsForLink({ ...asked, sentAt: day(4) })).toBe(false)
  expect(stateOf({ ...asked, declinedAt: day(5) }, day(6))).toBe('declined')
})

test('what happened already, or is too late, does not happen', () => {
  expect(mayHappen('opened', fresh, day(2))).toBe(true)
  expect(mayHappen('opened', { ...fresh, openedAt: day(2) }, day(3))).toBe(false)
  expect(mayHappen('declined', { ...fresh, declinedAt: day(2) }, day(3))).toBe(false)
  expect(mayHappen('declined', { ...fresh, acceptedAt: day(2) }, day(3))).toBe(false)
  expect(mayHappen('asked_for_new_link', fresh, day(20))).toBe(true)
  expect(mayHappen('asked_for_new_link', { ...fresh, askedForLinkAt: day(16) }, day(20))).toBe(false)
  expect(mayHappen('asked_for_new_link', { ...fresh, takenBackAt: day(2) }, day(3))).toBe(false)
})

test('the token of a link tells its page, and one from before there were pages does not', () => {
  expect(pageIdIn(tokenOf('a'.repeat(22), 'b'.repeat(43)))).toBe('a'.repeat(22))
  expect(pageIdIn('b'.repeat(43))).toBeNull()
})
