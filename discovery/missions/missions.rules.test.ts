import { expect, test } from 'vitest'
import { distinctRoles, progressOf, roleQuery } from './missions.rules.ts'

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

test('progress counts what was looked up, and says of how many', () => {
  expect(progressOf(3, ['verified', 'none'])).toEqual({
    total: 3,
    counted: 2,
    verified: 1,
    probable: 0,
    inferred: 0,
    none: 1,
  })
})
