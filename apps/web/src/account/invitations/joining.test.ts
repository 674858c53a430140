import { expect, test } from 'vitest'
import { joinPage, tokenOfJoinPage } from './joining.ts'

test('the page of an invitation tells its token, and no other page does', () => {
  expect(tokenOfJoinPage(joinPage('a+b/c'))).toBe('a+b/c')
  expect(tokenOfJoinPage('/')).toBeNull()
  expect(tokenOfJoinPage('/join?token=%')).toBeNull()
})
