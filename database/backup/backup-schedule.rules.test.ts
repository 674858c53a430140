import { expect, test } from 'vitest'
import { isCopyNews, isDue } from './backup-schedule.rules.ts'

const at = (time: string): Date => new Date(`2026-11-${time}Z`)
const never = { succeededAt: null, triedAt: null }
const worked = (time: string) => ({ succeededAt: at(time), triedAt: at(time) })

test.each([
  ['there was no dump yet', 'dump', never, '18T12:00', true],
  ['the night has not come', 'dump', worked('18T01:31'), '19T01:29', false],
  ['it is half past one', 'dump', worked('18T01:31'), '19T01:30', true],
  ['one was typed shortly before', 'dump', worked('19T01:10'), '19T01:30', true],
  ['one was typed after it', 'dump', worked('19T09:00'), '19T12:00', false],
  ['no process ran for days', 'dump', worked('15T01:31'), '18T12:00', true],
  [
    'the last one failed a minute ago',
    'dump',
    { succeededAt: at('17T01:31'), triedAt: at('18T01:31') },
    '18T01:32',
    false,
  ],
  [
    'the last one failed an hour ago',
    'dump',
    { succeededAt: at('17T01:31'), triedAt: at('18T01:31') },
    '18T02:31',
    true,
  ],
  ['there was no drill yet', 'drill', never, '18T12:00', true],
  // 15 and 22 November 2026 are Sundays.
  ['the week is not over', 'drill', worked('15T04:31'), '22T04:29', false],
  ['it is Sunday', 'drill', worked('15T04:31'), '22T04:30', true],
] as const)('when %s, a %s is due: %#', (_, kind, last, now, due) => {
  expect(isDue(kind, last, at(now))).toBe(due)
})

test.each([
  ['nothing was stored yet', never, '18T12:00', true, true],
  ['it is the one that was stored', worked('18T12:00'), '18T12:00', true, false],
  ['it worked again a minute later', worked('18T12:00'), '18T12:01', true, false],
  ['it worked again an hour later', worked('18T12:00'), '18T13:00', true, true],
  ['it fails now', worked('18T12:00'), '18T12:01', false, true],
  ['it still fails', { succeededAt: at('17T12:00'), triedAt: at('18T12:00') }, '18T12:02', false, false],
  ['it works again', { succeededAt: at('17T12:00'), triedAt: at('18T12:00') }, '18T12:02', true, true],
])('how a copy ended when %s', (_, last, endedAt, succeeded, isNews) => {
  expect(isCopyNews({ endedAt: at(endedAt), succeeded }, last)).toBe(isNews)
})
