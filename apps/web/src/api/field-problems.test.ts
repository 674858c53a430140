import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import type { Problem } from './problem.ts'

const problem = (change: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Invalid request',
  status: 400,
  code: 'invalid_request',
  ...change,
})

test('a named field gets its message and nothing is repeated above the form', () => {
  const read = fieldProblems(problem({ errors: [{ field: 'password', message: 'needs at least 10 characters' }] }), [
    'email',
    'password',
  ])
  expect(read).toEqual({ fields: { password: 'Needs at least 10 characters.' }, rest: null })
})

test('a code that is about one field is shown at that field', () => {
  const taken = problem({
    status: 409,
    code: 'email_taken',
    title: 'That email address has an account already',
    detail: 'Sign in instead.',
  })
  expect(fieldProblems(taken, ['email'], { email_taken: 'email' }).fields['email']).toBe(
    'That email address has an account already. Sign in instead.',
  )
})

test('what no field of the form owns is said above it', () => {
  const busy = problem({ status: 503, code: 'overloaded', title: 'Too busy', detail: 'Try again in a moment.' })
  expect(fieldProblems(busy, ['email'])).toEqual({ fields: {}, rest: 'Too busy. Try again in a moment.' })
})
