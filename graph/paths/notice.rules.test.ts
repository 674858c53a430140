import { expect, test } from 'vitest'
import { lowConfidenceNotice, type NoticeFacts } from './notice.rules.ts'

const good: NoticeFacts['path'] = { status: 'verified', confidence: 90, viaName: 'Ana' }
const warm = { strength: 700, freshness: 'fresh' } as const
const noticeOf = (path: Partial<NoticeFacts['path']>, more: Partial<NoticeFacts> = {}) =>
  lowConfidenceNotice({ path: { ...good, ...path }, targetName: 'Dan', connector: warm, hasMailbox: true, ...more })

test('a good path needs no notice', () => {
  expect(noticeOf({})).toBeNull()
  expect(noticeOf({ status: 'probable' })).toBeNull()
})

test('without a path it names the one step that may bring one', () => {
  const none = { status: 'none', confidence: 0, viaName: null } as const
  expect(noticeOf(none)).toMatchObject({ code: 'no_warm_path', next: 'See who to invite next to reach Dan.' })
  expect(noticeOf(none, { hasMailbox: false })?.next).toMatch(/^Import a mailbox/)
})

test('an unsure path is called one, however strong it looks', () => {
  expect(noticeOf({ confidence: 39 })).toEqual({
    code: 'low_confidence',
    message: 'Weak path.',
    next: 'Check with Ana first.',
  })
  expect(noticeOf({ confidence: 39, viaName: null })?.next).toBe('Do you know Dan?')
})

test('a connector gone quiet is to be warmed first', () => {
  expect(noticeOf({}, { connector: { strength: 700, freshness: 'dormant' } })?.code).toBe('warm_connector_first')
  expect(noticeOf({}, { connector: { strength: 100, freshness: 'fresh' } })?.code).toBe('warm_connector_first')
})

test('an inferred path is not sold as a verified one', () => {
  expect(noticeOf({ status: 'inferred' })).toMatchObject({
    code: 'no_verified_path',
    message: 'No verified warm path yet.',
    next: 'Check with Ana first.',
  })
})
