import { expect, test } from 'vitest'
import { readQuestion } from '../questions/read-question.rules.ts'
import { relaxations } from '../questions/relax-question.rules.ts'
import { truly, widenedNotice } from './widened-notice.rules.ts'

const shown = [{ name: 'Eleni Lefèvre', role: 'First Officer', company: 'Nordic Ferry Lines', location: null }]

test('what nobody has is said to be left out', () => {
  expect(widenedNotice(truly([{ part: 'word', typed: 'second' }], shown))?.message).toBe(
    'Nobody who fits matches “second”, so this was left out.',
  )
})

test('what somebody has who is shown is not said to be missing', () => {
  expect(widenedNotice(truly([{ part: 'word', typed: 'first' }], shown))?.message).toBe(
    'Not everyone shown matches “first”.',
  )
})

test('what is said of a condition stays', () => {
  const dropped = [{ part: 'condition' as const, typed: 'first', why: 'No meetings on record.' }]
  expect(truly(dropped, shown)).toEqual(dropped)
})

test('a title that was left out is said once, though its level was left out before', () => {
  const { dropped } = relaxations(readQuestion('vp sales at Acme')).at(-1)!
  expect(widenedNotice(dropped)).toMatchObject({
    message: 'Nobody who fits the rest has the title “vp sales”. Showing all titles.',
    next: 'Change or remove vp sales if these aren’t the people you meant.',
  })
})
