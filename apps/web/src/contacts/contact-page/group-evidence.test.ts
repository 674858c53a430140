import { expect, test } from 'vitest'
import type { Evidence } from './contact-shapes.ts'
import { groupEvidence, kindsWords, pieceWords } from './group-evidence.ts'

const piece = (at: string, kind: Evidence['kind'], direction: Evidence['direction'], people = 2): Evidence => ({
  at,
  kind,
  direction,
  people,
  maker: 'both',
  counts: true,
})

test('evidence is grouped by month, newest first', () => {
  const months = groupEvidence([
    piece('2026-10-02T08:00:00Z', 'mail', 'to you'),
    piece('2026-11-03T08:00:00Z', 'meeting', 'together', 4),
    piece('2026-10-20T08:00:00Z', 'mail', 'from you'),
  ])
  expect(months.map(({ month, pieces }) => [month, pieces.length])).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
  ])
  expect(months[1]?.pieces[0]?.at).toBe('2026-10-20T08:00:00Z')
  expect(kindsWords(months[1]?.pieces ?? [])).toBe('2 emails')
})

test('a piece says who did what, and how many were there', () => {
  expect(pieceWords(piece('2026-10-02T08:00:00Z', 'mail', 'to you'))).toBe('They sent you an email')
  expect(pieceWords(piece('2026-10-02T08:00:00Z', 'meeting', 'together', 4))).toBe('You met, in a group of 4')
})

test('a meeting says what the owner answered where that decides whether it counts', () => {
  const meeting = piece('2026-10-02T08:00:00Z', 'meeting', 'together')
  expect(pieceWords({ ...meeting, maker: 'anybody', counts: false })).toBe(
    'You have not accepted this invitation, so it does not count',
  )
  expect(pieceWords({ ...meeting, maker: 'other side' })).toBe(
    'They invited you to a meeting, and you write to each other',
  )
})
