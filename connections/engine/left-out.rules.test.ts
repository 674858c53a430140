import { expect, test } from 'vitest'
import type { MeetingRecord, MessageRecord } from '@wellmet/platform/files/records.ts'
import { colleaguesOf, whyLeftOut } from './left-out.rules.ts'

const mail = (from: string, ...to: string[]): { record: MessageRecord } => ({
  record: {
    kind: 'message',
    ref: 'one',
    channel: 'mail',
    at: '2026-11-01T08:00:00.000Z',
    from: { email: from },
    to: to.map((email) => ({ email })),
    cc: [],
    isMachine: false,
    people: 1 + to.length,
    threadRef: 'one',
  },
})
const meeting = (organizer: string | null, ...people: MeetingRecord['attendees']): { record: MeetingRecord } => ({
  record: {
    kind: 'meeting',
    ref: 'one',
    at: '2026-11-01T08:00:00.000Z',
    minutes: 30,
    isAllDay: false,
    ...(organizer === null ? {} : { organizer: { email: organizer } }),
    attendees: people,
    cancelled: false,
  },
})
const comes = (email: string) => ({ email, response: 'accepted' as const })

const colleagues = colleaguesOf({
  proven: ['ana@halyard.example', 'ana.lima@gmail.com'],
  others: ['kofi@gmail.com', 'mia@elsewhere.example'],
})
const rules = { neverFolders: [], neverDomains: [], colleagues }

test.each([
  ['a colleague by domain', mail('ben@halyard.example', 'ana@halyard.example')],
  ['somebody at a subdomain', mail('ben@sales.halyard.example', 'ana@halyard.example')],
  ['a member at another domain', mail('mia@elsewhere.example', 'ana@halyard.example')],
  ['a member at a public domain', mail('ana@halyard.example', 'kofi+work@gmail.com')],
  ['the member', mail('ana@halyard.example', 'analima@gmail.com')],
  ['a meeting', meeting('ben@halyard.example', comes('ana@halyard.example'), comes('mia@elsewhere.example'))],
])('%s alone is internal', (_who, one) => {
  expect(whyLeftOut(one, rules)).toBe('internal_only')
  expect(whyLeftOut(one, { ...rules, colleagues: null })).toBeNull()
})

test.each([
  ['somebody else on it', mail('ben@halyard.example', 'ana@halyard.example', 'xavi@outside.example')],
  ['somebody else at a public domain', mail('ana.lima@gmail.com', 'xavi@gmail.com')],
  ['somebody else where a member has their address', mail('ana@halyard.example', 'noa@elsewhere.example')],
  ['a domain that only ends alike', mail('ana@halyard.example', 'ben@other-halyard.example')],
  ['an attendee without an address', meeting('ana@halyard.example', { name: 'Ben', response: 'none' })],
])('with %s it is not', (_who, one) => {
  expect(whyLeftOut(one, rules)).toBeNull()
})

test('an entry of an address book is stored whoever it is of', () => {
  const card = { kind: 'contact' as const, line: 1, emails: ['ben@halyard.example'], phones: [] }
  expect(whyLeftOut({ record: card }, rules)).toBeNull()
})

test('with anybody at a domain that is never stored it is left out, entries of an address book too', () => {
  const never = { ...rules, neverDomains: ['outside.example'] }
  expect(whyLeftOut(mail('ana@halyard.example', 'xavi@mail.outside.example'), never)).toBe('never_domain')
  const card = { kind: 'contact' as const, line: 1, emails: ['xavi@outside.example'], phones: [] }
  expect(whyLeftOut({ record: card }, never)).toBe('never_domain')
})

test('what lies in a folder that is not read is left out', () => {
  const never = { ...rules, neverFolders: ['Private'] }
  const one = mail('ana@halyard.example', 'xavi@outside.example')
  expect(whyLeftOut({ ...one, folders: ['Work', 'Private'] }, never)).toBe('never_folder')
  expect(whyLeftOut({ ...one, folders: ['Work'] }, never)).toBeNull()
  expect(whyLeftOut({ ...one, folders: null }, never), 'it may lie there').toBe('never_folder')
  expect(whyLeftOut({ ...one, folders: null }, rules)).toBeNull()
})
