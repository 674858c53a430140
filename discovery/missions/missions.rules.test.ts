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
  const no = { accepted: false, introduced: false, met: false }
  const targets = [
    { status: 'verified', asks: [no, { accepted: true, introduced: true, met: false }] },
    { status: 'none', asks: [no] },
    { status: 'inferred', asks: [] },
  ] as const
  expect(progressOf(4, targets)).toEqual({
    total: 4,
    counted: 3,
    verified: 1,
    probable: 0,
    inferred: 1,
    none: 1,
    asked: 2,
    accepted: 1,
    introduced: 1,
    met: 0,
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
