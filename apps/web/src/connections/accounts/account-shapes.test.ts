import type { ConnectedAccount, SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { expect, test } from 'vitest'
import { isUnderWay, lastSuccessOf, readDomain, stageOf } from './account-shapes.ts'

const now = new Date('2026-11-16T12:00:00Z')
const resting: SourceStatus = {
  source: 'mail',
  isComplete: true,
  isRunning: false,
  read: 240,
  stored: 12,
  skipped: {},
  lastSuccessAt: '2026-11-16T11:50:00.000Z',
  nextRunAt: '2026-11-16T12:05:00.000Z',
  problem: null,
}
const accountOf = (
  source: Partial<SourceStatus>,
  state: ConnectedAccount['state'] = 'connected',
): ConnectedAccount => ({
  id: '01998d5e-0000-7000-8000-000000000000',
  provider: 'google',
  address: 'ana@halyard.example',
  state,
  connectedAt: '2026-11-16T11:00:00.000Z',
  neverDomains: [],
  neverFolders: [],
  keepsInternal: false,
  sources: [{ ...resting, ...source }],
})

test('an account between two runs has nothing under way', () => {
  expect(isUnderWay(accountOf({}), null, now)).toBe(false)
})

test('a run, a run that is due and a deletion are under way', () => {
  expect(isUnderWay(accountOf({ isRunning: true }), null, now)).toBe(true)
  expect(isUnderWay(accountOf({ nextRunAt: '2026-11-16T12:00:00.000Z' }), null, now)).toBe(true)
  expect(isUnderWay(accountOf({}, 'revoked'), null, now)).toBe(true)
})

test('a source that was asked for waits until it has been read or failed', () => {
  const asked = accountOf({})
  expect(stageOf(asked.sources[0]!, asked, asked, now)).toBe('waiting')
  const read = { ...resting, lastSuccessAt: '2026-11-16T12:00:01.000Z' }
  expect(stageOf(read, asked, asked, now)).toBe('resting')
  const failed = { ...resting, nextRunAt: '2026-11-16T12:01:00.000Z' }
  expect(stageOf(failed, asked, asked, now)).toBe('resting')
})

test('without access nothing is read, whatever was begun', () => {
  const account = accountOf({ isRunning: true }, 'expired')
  expect(stageOf(account.sources[0]!, account, null, now)).toBe('resting')
})

test('the last success is that of the source that was read last', () => {
  const { sources, ...account } = accountOf({})
  const later = { ...resting, lastSuccessAt: '2026-11-16T11:55:00.000Z' }
  expect(lastSuccessOf({ ...account, sources: [later, ...sources, { ...resting, lastSuccessAt: null }] })).toBe(
    later.lastSuccessAt,
  )
  expect(lastSuccessOf(accountOf({ lastSuccessAt: null }))).toBeNull()
})

test.each(['example.com', ' @Example.com ', 'ana@example.com'])('%j is the domain example.com', (typed) => {
  expect(readDomain(typed)).toBe('example.com')
})
