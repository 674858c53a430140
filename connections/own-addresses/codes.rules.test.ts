import { expect, test } from 'vitest'
import { readCode, writeCode } from './codes.rules.ts'

test('a code is read as it was mailed, and however somebody types it', () => {
  expect(writeCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn')
  for (const typed of ['abcd-efgh-jkmn', 'ABCD EFGH JKMN', ' abcdefghjkmn\n'])
    expect(readCode(typed)).toBe('abcdefghjkmn')
})
