import { expect, test } from 'vitest'
import { isUnderstood, nobodyNotice } from './nobody-notice.rules.ts'
import { readQuestion } from '../questions/read-question.rules.ts'

test('says which part nobody has', () => {
  expect(nobodyNotice(['Globodyne']).message).toBe('Nobody you can see matches “Globodyne”.')
  expect(nobodyNotice([]).message).toBe('Nobody you can see matches all of it.')
})

test.each([
  ['Aurelian Moldoveanu', true],
  ['CFO at Acme in Berlin', true],
  ['CFO xylophones Berlin', false],
  ['my aunt likes xylophones and tubas', false],
])('%s is understood: %s', (asked, understood) => {
  expect(isUnderstood(readQuestion(asked))).toBe(understood)
})
