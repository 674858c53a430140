import { expect, test } from 'vitest'
import { callScim, provisionedWorld, replay } from './scim-for-tests.ts'

test('Entra provisions people and groups in its dialect', async () => {
  const { world, secret } = await provisionedWorld()
  expect(await replay(world, secret, 'entra.json')).toBe(20)
})

test('Okta provisions people and pushes groups in its dialect', async () => {
  const { world, secret } = await provisionedWorld()
  expect(await replay(world, secret, 'okta.json')).toBe(13)
})

test('a directory learns what the server can do', async () => {
  const { world, call, secret } = await provisionedWorld()
  expect((await call('GET /ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
  expect((await call('GET /ResourceTypes')).body).toMatchObject({ totalResults: 2 })
  expect((await call('GET /Schemas')).body).toMatchObject({ totalResults: 2 })
  const unknown = await callScim(world, secret, 'GET /Things')
  expect(unknown).toMatchObject({ status: 404, body: { status: '404' } })
  expect(unknown.type).toMatch(/^application\/scim\+json/)
})

test('other filters, bad paths and bad bodies are refused in the words of SCIM', async () => {
  const { world, call, secret } = await provisionedWorld()
  for (const filter of [
    'userName sw "a"',
    'emails.value eq "a"',
    'userName eq a',
    'id eq "x" and members eq "y"',
    '"',
  ]) {
    const answer = await call(`GET /Users?filter=${encodeURIComponent(filter)}`)
    expect([filter, answer.status, answer.body['scimType']]).toEqual([filter, 400, 'invalidFilter'])
  }
  const made = await call('POST /Users', { userName: 'ana@acme.example' })
  const id = String(made.body['id'])
  const patch = (...operations: unknown[]) => call(`PATCH /Users/${id}`, { Operations: operations })
  for (const [operation, type] of [
    [{ op: 'replace', path: 'emails[type eq "work"', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'move', path: 'active', value: true }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: '' }, 'invalidValue'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'replace', path: 'emails', value: [{ value: 'no address' }] }, 'invalidValue'],
  ] as const) {
    const answer = await patch(operation)
    expect([operation, answer.status, answer.body['scimType']]).toEqual([operation, 400, type])
  }
  expect((await call('POST /Users', { displayName: 'Nobody' })).body).toMatchObject({ scimType: 'invalidValue' })
  expect((await call('GET /Users/not-an-id')).status).toBe(400)
  expect(
    await callScim(world, secret, 'POST /Users', { userName: 'bo@acme.example' }, 'application/json'),
  ).toMatchObject({ status: 201 })
  expect(await callScim(world, secret, 'POST /Users', {}, 'application/xml')).toMatchObject({
    status: 415,
    body: { status: '415' },
  })
})

test('lists come in pages', async () => {
  const { call } = await provisionedWorld()
  for (const name of ['a', 'b', 'c']) await call('POST /Users', { userName: `${name}@acme.example` })
  const namesIn = async (query: string) => {
    const { body } = await call(`GET /Users?${query}`)
    return [
      body['totalResults'],
      (body['Resources'] as { userName: string }[]).map(({ userName }) => userName[0]).join(''),
    ]
  }
  expect(await namesIn('startIndex=1&count=2')).toEqual([3, 'ab'])
  expect(await namesIn('startIndex=3&count=2')).toEqual([3, 'c'])
  expect(await namesIn('startIndex=0&count=1')).toEqual([3, 'a'])
  expect(await namesIn('count=0')).toEqual([3, ''])
  expect(await namesIn('startIndex=9')).toEqual([3, ''])
})

test('a change that was made from an old state is refused', async () => {
  const { world, call, secret } = await provisionedWorld()
  const { body } = await call('POST /Users', { userName: 'ana@acme.example' })
  const path = `${world.origin()}/scim/v2/Users/${String(body['id'])}`
  const { etag } = await call(`GET /Users/${String(body['id'])}`)
  const put = (tag: string, familyName: string) =>
    fetch(path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json', 'if-match': tag },
      body: JSON.stringify({ userName: 'ana@acme.example', name: { familyName } }),
    })
  expect((await put(etag, 'Lima')).status).toBe(200)
  expect((await put(etag, 'Silva')).status).toBe(412)
})
