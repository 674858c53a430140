import type { Notification } from '@wellmet/account/notifications/notifications.contract.ts'
import { expect, test } from 'vitest'
import { groupNotifications } from './group-notifications.ts'

const told = (kinds: readonly Notification['kind'][]): Notification[] =>
  kinds.map((kind, at) => ({
    id: String(at),
    kind,
    title: kind,
    body: '',
    link: '/',
    createdAt: '2026-11-16T10:00:00Z',
    readAt: null,
  }))

const sizes = (kinds: readonly Notification['kind'][]) =>
  groupNotifications(told(kinds)).map(({ items }) => items.length)

test('neighbouring imports and joins become one row, and what waits for an answer stands alone', () => {
  expect(sizes(['import.done', 'import.done', 'import.done', 'member.joined'])).toEqual([3, 1])
  expect(sizes(['introduction.asked', 'introduction.asked'])).toEqual([1, 1])
})

test('what came in between keeps its place', () => {
  expect(sizes(['import.done', 'introduction.due', 'import.done'])).toEqual([1, 1, 1])
})
