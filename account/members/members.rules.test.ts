import { expect, test } from 'vitest'
import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { membersMessages } from './members.messages.ts'
import { removalRefusal, roleChangeRefusal } from './members.rules.ts'

const who = (userId: string, role: Role) => ({ userId, role })

test('only an owner makes or unmakes owners', () => {
  expect(roleChangeRefusal(who('a', 'admin'), who('b', 'member'), 'owner', 1)).toBe(
    membersMessages.ownersByOwnersOnly(),
  )
  expect(roleChangeRefusal(who('a', 'admin'), who('b', 'owner'), 'member', 2)).toBe(
    membersMessages.ownersByOwnersOnly(),
  )
  expect(roleChangeRefusal(who('a', 'owner'), who('b', 'member'), 'owner', 1)).toBeNull()
})

test('the last owner stays', () => {
  expect(roleChangeRefusal(who('a', 'owner'), who('a', 'owner'), 'admin', 1)).toBe(membersMessages.noOwnerLeft())
  expect(removalRefusal(who('a', 'owner'), who('a', 'owner'), 1)).toBe(membersMessages.noOwnerLeft())
  expect(removalRefusal(who('a', 'owner'), who('a', 'owner'), 2)).toBeNull()
})

test('anybody may leave, and only those above may send others away', () => {
  expect(removalRefusal(who('a', 'viewer'), who('a', 'viewer'), 1)).toBeNull()
  expect(removalRefusal(who('a', 'member'), who('b', 'viewer'), 1)).toBe(membersMessages.removalNotAllowed())
  expect(removalRefusal(who('a', 'admin'), who('b', 'owner'), 2)).toBe(membersMessages.removalNotAllowed())
  expect(removalRefusal(who('a', 'admin'), who('b', 'member'), 1)).toBeNull()
})

test('the same role again is no change', () => {
  expect(roleChangeRefusal(who('a', 'admin'), who('b', 'owner'), 'owner', 1)).toBeNull()
})
