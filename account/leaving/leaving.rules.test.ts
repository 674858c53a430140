import { expect, test } from 'vitest'
import { becomesOf } from './leaving.rules.ts'

const alone = { role: 'owner', members: 1, owners: 1, deletesAt: null } as const

test('a workspace of one goes with its member', () => {
  expect(becomesOf(alone)).toBe('deleted')
})

test('only the sole owner of others is held back, unless the workspace is deleted anyway', () => {
  expect(becomesOf({ ...alone, members: 2 })).toBe('blocking')
  expect(becomesOf({ ...alone, members: 2, deletesAt: new Date() })).toBe('left')
  expect(becomesOf({ ...alone, members: 2, owners: 2 })).toBe('left')
  expect(becomesOf({ role: 'admin', members: 2, owners: 1, deletesAt: null })).toBe('left')
})
