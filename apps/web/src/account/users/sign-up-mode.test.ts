import { expect, test } from 'vitest'
import { whyNoSignUp } from './sign-up-mode.ts'

test('whoever may create an account is told nothing, and everybody else why not', () => {
  expect([whyNoSignUp('open', false), whyNoSignUp('invited', true)]).toEqual([null, null])
  expect(whyNoSignUp('invited', false)).toMatch(/need an invitation/)
  expect(whyNoSignUp('closed', true)).toMatch(/Nobody can create a new account/)
})
