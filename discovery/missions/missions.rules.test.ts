import { expect, test } from 'vitest'
import { distinctRoles, isWantedTitle, progressOf, roleQuery } from './missions.rules.ts'

test('a role is looked for by what it means, whatever holds it together', () => {
  expect(roleQuery('Head of Sales')).toBe("'head':C & 'sales':C")
  expect(roleQuery('Chef d’équipe')).toBe("'chef':C & 'd':C & 'equipe':C")
  expect(roleQuery('The The')).toBe("'the':C")
})

test('no role can be anything but words', () => {
  expect(roleQuery(`x' | !'y & (z:*`)).toBe("'x':C & 'y':C & 'z':C")
})

test('the same role in other letters is one', () => {
  expect(distinctRoles(['CTO', 'Head of Sales', 'cto', 'head sales'])).toEqual(['CTO', 'Head of Sales'])
})

test('progress counts targets, not requests, and says of how many', () => {
  const no = { accepted: false, introduced: false, met: false, booked: false }
  const booked = { accepted: true, introduced: true, met: false, booked: true }
  const met = { ...booked, met: true, booked: false }
  const targets = [
    { status: 'verified', asks: [no, { accepted: true, introduced: true, met: false, booked: false }] },
    { status: 'none', asks: [no] },
    { status: 'inferred', asks: [] },
    { status: 'none', asks: [booked] },
    { status: 'none', asks: [booked, met] },
  ] as const
  expect(progressOf(6, targets)).toEqual({
    total: 6,
    counted: 5,
    // The two to whom one was introduced are reached.
    verified: 3,
    probable: 0,
    inferred: 1,
    none: 1,
    asked: 4,
    accepted: 3,
    introduced: 3,
    met: 1,
    booked: 1,
  })
})

test.each([
  ['CISO', ['Chief Information Security Officer'], true],
  ['Security Architect', ['Chief Information Security Officer'], false],
  ['VP Sales', ['CTO', 'VP of Sales'], true],
  ['General Partner', ['CTO'], false],
  [null, ['CTO'], false],
])('%s among %j is wanted: %s', (title, roles, wanted) => {
  expect(isWantedTitle(title, roles)).toBe(wanted)
})
