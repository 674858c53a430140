import { expect, test } from 'vitest'
import { reasonOf } from './problem.ts'

const refused = (errors: { field: string; message: string }[]) => ({
  type: 'about:blank',
  title: 'Invalid request',
  status: 400,
  code: 'invalid_request',
  detail: 'The body is not valid. email: This is missing.',
  errors,
})

test('what is wrong with fields is said in sentences, without the names that programs read', () => {
  const missing = { field: 'email', message: 'This is missing.' }
  expect(reasonOf(refused([missing, { field: 'name', message: 'This is missing.' }]))).toBe('This is missing.')
  expect(reasonOf(refused([missing, { field: 'name', message: 'Write at most 80 characters.' }]))).toBe(
    'This is missing. Write at most 80 characters.',
  )
})
