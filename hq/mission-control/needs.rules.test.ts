import { expect, test } from 'vitest'
import type { BackupState } from '@wellmet/platform/health/count-backups.ts'
import { needsOf } from './needs.rules.ts'

const good: BackupState = {
  lastSuccessAt: '2026-11-19T02:00:00Z',
  ageSeconds: 3_600,
  lastRunSucceeded: true,
  detail: '',
}
const none: BackupState = { lastSuccessAt: null, ageSeconds: null, lastRunSucceeded: null, detail: null }
const quiet = {
  work: {
    workers: 1,
    jobs: { late: 0, failing: 0, oldestDueSeconds: 0 },
    mails: { parked: 0, waiting: 0, failed: 0 },
    backups: { dump: good, drill: good, copy: none },
  },
  jobs: [],
  connections: {},
}
const { work } = quiet

test('a server that does its job needs nobody', () => {
  expect(needsOf(quiet, 'memory')).toEqual([])
})

test('what people rely on comes first', () => {
  const backups = { dump: { ...good, ageSeconds: 30 * 3_600 }, drill: none, copy: none }
  const mails = { parked: 2, waiting: 0, failed: 0 }
  const needs = needsOf(
    { ...quiet, work: { ...work, workers: 0, mails, backups }, connections: { expired: 1 } },
    'redis',
  )
  expect(needs.map(({ code, count }) => [code, count])).toEqual([
    ['no_worker', null],
    ['backup_old', 30],
    ['mails_uncertain', 2],
    ['no_drill', null],
    ['accounts_expired', 1],
  ])
})

test('a backup that failed, or a drill, is urgent whatever was before', () => {
  const failed = { ...good, lastRunSucceeded: false }
  const needs = needsOf({ ...quiet, work: { ...work, backups: { dump: failed, drill: failed, copy: none } } }, 'memory')
  expect(needs).toEqual([
    { code: 'backup_failed', isUrgent: true, count: null },
    { code: 'drill_failed', isUrgent: true, count: null },
  ])
})

test('paused email is urgent, and what waits for a yes is named', () => {
  expect(needsOf(quiet, 'memory', { isSendingPaused: true, approvals: 2 })).toEqual([
    { code: 'sending_paused', isUrgent: true, count: null },
    { code: 'approvals_waiting', isUrgent: false, count: 2 },
  ])
})
