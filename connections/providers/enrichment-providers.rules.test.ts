import { describe, expect, test } from 'vitest'
import { apollo } from './apollo/apollo.ts'
import { enrichmentProviders } from './enrichment-providers.ts'
import { peopleDataLabs } from './people-data-labs/people-data-labs.ts'

const now = new Date('2026-11-17T03:00:00Z')
const question = { name: 'Jane Doe', company: 'Acme', email: null }
const received = (status: number, body: unknown = '', headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

describe.each(enrichmentProviders.map((provider) => [provider.label, provider] as const))('%s', (_label, provider) => {
  const read = (status: number, body?: unknown, headers?: Record<string, string>) =>
    provider.read(received(status, body, headers), question, now)

  test('tells what is wrong with the account from what is wrong with the provider', () => {
    expect(read(401).kind).toBe('key_refused')
    expect(read(402).kind).toBe('out_of_credits')
    expect(read(500)).toMatchObject({ kind: 'failed', mayBeBilled: false })
    expect(read(503, '<html>')).toMatchObject({ kind: 'failed' })
  })

  test('waits as long as it is told when it was asked too often', () => {
    const told = read(429, '', { 'retry-after': '120' })
    expect(told).toMatchObject({ kind: 'too_fast', until: new Date(now.getTime() + 120_000) })
    const untold = read(429)
    expect(untold).toMatchObject({ kind: 'too_fast' })
    expect('until' in untold && untold.until > now).toBe(true)
  })

  test.each(['', '<html>', '{', '[]', 'null', '{"data": 1, "person": 1}'])(
    'reads nothing out of %j, which may be billed',
    (body) => {
      expect(read(200, body)).toMatchObject({ kind: 'failed', mayBeBilled: true })
    },
  )

  test('sends the name and the company, and an address only when it is given one', () => {
    const sent = (email: string | null) => JSON.stringify(provider.ask({ ...question, email }).query)
    expect(sent(null)).toContain('Acme')
    expect(sent(null)).not.toContain('@')
    expect(sent('jane@acme.example')).toContain('jane@acme.example')
  })

  test('never shows the key in an address', () => {
    expect(JSON.stringify([provider.ask(question), provider.check])).not.toContain('key')
    expect(Object.values(provider.headers('a secret key'))).toContain('a secret key')
  })
})

test('People Data Labs: nobody is 404 in its own words, and another 404 is a fault', () => {
  const body = { status: 404, error: { type: 'not_found', message: 'No records were found matching your request' } }
  const headers = { 'x-totallimit-remaining': '41' }
  expect(peopleDataLabs.read(received(404, body, headers), question, now)).toEqual({ kind: 'no_match', remaining: 41 })
  expect(peopleDataLabs.read(received(404, 'nginx'), question, now)).toMatchObject({ kind: 'failed' })
})

test('People Data Labs: a match without what is asked for still says what it cost', () => {
  const data = { id: 'x', full_name: 'jane doe', job_title: null, location_name: true }
  expect(peopleDataLabs.read(received(200, { status: 200, likelihood: 8, data }), question, now)).toMatchObject({
    kind: 'found',
    spent: 1,
    found: { role: null, location: null },
  })
})

test('Apollo: no person is nobody, and somebody of another name is nobody too', () => {
  const read = (person: unknown) => apollo.read(received(200, { person, request_id: 1 }), question, now)
  expect(read(null)).toEqual({ kind: 'no_match' })
  expect(read({ name: 'John Smith', title: 'CEO' })).toEqual({ kind: 'no_match' })
  expect(read({ name: 'Jané D.', title: 'CTO', city: 'Berlin', organization: { name: 'Acme' } })).toMatchObject({
    kind: 'found',
    found: { role: 'CTO', company: 'Acme', location: 'Berlin', verifiedOn: null },
  })
})

test('Apollo: a refusal that speaks of credits is one of credits', () => {
  const body = { error: 'You have insufficient credits' }
  expect(apollo.read(received(422, body), question, now).kind).toBe('out_of_credits')
  expect(apollo.read(received(422, { error: 'name is invalid' }), question, now).kind).toBe('failed')
})
