import { expect, test } from 'vitest'
import { readSearch } from './answers.rules.ts'

const now = new Date('2026-11-15T08:00:10Z')
const size = 2
const error = (type: string) => JSON.stringify({ status: 1, error: { type, message: 'x' } })
const found = (data: unknown, headers = {}) =>
  readSearch({ status: 200, headers, body: JSON.stringify({ data }) }, size, now)
const row = (id: string, more = {}) => ({ id, full_name: 'Jane Doe', ...more })
const rest = { headers: { 'x-ratelimit-reset': '2026-11-15 08:00:40' }, body: error('rate_limit_error') }

test.each([
  [404, 'not_found', { kind: 'found', found: [], spent: 0 }],
  [400, 'invalid_request_error', { kind: 'failed', mayBeBilled: false }],
  [401, 'authentication_error', { kind: 'key_refused' }],
  [402, 'payment_required', { kind: 'out_of_credits' }],
  [429, 'rate_limit_error', { kind: 'too_fast' }],
  [500, 'api_error', { kind: 'failed', mayBeBilled: false }],
  [503, 'api_error', { kind: 'failed', mayBeBilled: false }],
  [404, 'another', { kind: 'failed', mayBeBilled: false }],
  [302, 'moved', { kind: 'failed', mayBeBilled: false }],
])('%i %s', (status, type, outcome) => {
  expect(readSearch({ status, headers: {}, body: error(type) }, size, now)).toMatchObject(outcome)
})

test('nobody found in the old way is nobody found', () => {
  expect(found([])).toMatchObject({ kind: 'found', found: [], spent: 0 })
})

test.each(['<html>', '', '[]', 'null', '{"data":{}}', '{"data":null}'])('%s may have cost everything', (body) => {
  expect(readSearch({ status: 200, headers: {}, body }, size, now)).toMatchObject({ kind: 'failed', mayBeBilled: true })
})

test('no more people than were asked for, each once, and the bill is the provider’s own', () => {
  const many = [row('a'), row('a'), row('b'), row('c')]
  expect(found(many)).toMatchObject({ found: [{ id: 'a' }, { id: 'b' }], spent: 4 })
  expect(found(many, { 'x-call-credits-spent': '3' })).toMatchObject({ spent: 3 })
  for (const lie of ['-1', '1e9', '9999', 'many', '0x10', ''])
    expect(found(many, { 'x-call-credits-spent': lie })).toMatchObject({ spent: 4 })
})

test('a row that is nobody is left out, and a field that cannot be read is unknown', () => {
  const rows = [
    null,
    7,
    {},
    row('', {}),
    { id: 'x', full_name: '\u0000 ' },
    row('ok', { job_title: 5, location_name: true }),
  ]
  expect(found(rows)).toMatchObject({ found: [{ id: 'ok', name: 'Jane Doe', role: null, location: null }] })
  const hostile = row('h', { full_name: `Ja\u202ene\u0007 ${'x'.repeat(1_000)}`, job_last_verified: 'yesterday' })
  const [person] = (found([hostile]) as { found: { name: string; verifiedOn: string | null }[] }).found
  expect(person!.name).toMatch(/^Ja ne x/)
  expect(person!.name).toHaveLength(200)
  expect(person!.verifiedOn).toBeNull()
})

test('when to come back is read from what it says, within reason', () => {
  const until = (headers: Record<string, string>) =>
    (readSearch({ status: 429, headers, body: '' }, size, now) as { until: Date }).until.toISOString()
  expect(until(rest.headers)).toBe('2026-11-15T08:00:40.000Z')
  expect(until({ 'retry-after': '20' })).toBe('2026-11-15T08:00:30.000Z')
  for (const lie of ['2001-01-01 00:00:00', '2099-01-01 00:00:00', 'soon', ''])
    expect(until({ 'x-ratelimit-reset': lie })).toBe('2026-11-15T08:01:10.000Z')
})

test('a dictionary in single quotes says that this was the last call of the minute', () => {
  const after = (left: string) => found([], { ...rest.headers, 'x-ratelimit-remaining': left })
  expect(after("{'minute': 0}")).toMatchObject({ restUntil: new Date('2026-11-15T08:00:40Z') })
  for (const left of ["{'minute': 3}", '{}', "{'minute': None}", 'x'])
    expect(after(left)).toMatchObject({ restUntil: null })
})
