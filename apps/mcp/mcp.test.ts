import { expect, test } from 'vitest'
import { assistantScopes } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { issueKey } from '../../tests/contract/team.ts'
import { openAssistant, openClient, postMcp, revisions } from '../../tests/world/assistant.ts'
import { plantApp } from '../../tests/world/connected-apps.ts'
import { plantConnection } from '../../tests/world/extension.ts'
import { message } from '../../tests/world/introductions.ts'
import { outcomeStage } from '../../tests/world/outcomes.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { tools } from './tools.ts'

const list = async (origin: string, token: string): Promise<number> =>
  (await postMcp(origin, { key: token }, 'tools/list')).status

test.for(revisions)(
  'a client of %s finds the tools, searches, and reads a path with its explanation',
  async (revision) => {
    const { world, me } = await outcomeStage()
    const { client, use } = await openAssistant(world, me, revision)
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { annotations } of listed)
      expect(annotations).toMatchObject({ destructiveHint: false, openWorldHint: false })
    const found = await use('find_people', { query: 'Ana Ribeiro' })
    expect(found.items).toMatchObject([{ name: 'Ana Ribeiro', company: 'Northgate, Inc.' }])
    const { answer, items } = await use('find_paths', { personId: found.items![0]!['id'] })
    expect(answer).toMatch(/^(?:A verified path|No verified path)/)
    expect(items!.length).toBeGreaterThan(0)
    expect(JSON.stringify(items)).toContain('Bob Reyes')
    expect((items![0] as { steps: { explanation: string[] }[] }).steps[0]!.explanation.length).toBeGreaterThan(0)
    const { items: apps } = await world.as(me).connectedApps.list({})
    expect(apps[0]).toMatchObject({ lastUsedBy: 'robin 1.2.3' })
    expect(apps[0]!.lastUsedAt).not.toBeNull()
  },
)

test('there are at most fourteen tools, their definitions are under 12 kB, and none sends or answers', async () => {
  const world = await worldForThisTest()
  const { client } = await openAssistant(world, await world.signUp())
  const { tools: listed } = await client.listTools()
  expect(listed.length).toBeLessThanOrEqual(14)
  expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThan(12_000)
  expect(listed.filter(({ name }) => /send|answer|reply|delete|update/.test(name))).toEqual([])
})

test('the scopes that an app is let in for are those of the tools', () => {
  expect([...new Set(tools.flatMap(({ scopes }) => scopes))].toSorted()).toEqual([...assistantScopes].toSorted())
})

test('who shows no token, or one for elsewhere, is told where to get one', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const owner = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  const foreign = await plantApp(world, { ...owner, resource: `${world.services.config.PUBLIC_URL}/elsewhere` })
  const otherServer = await plantApp(world, { ...owner, resource: 'https://other.example/mcp' })
  const expired = await plantApp(world, owner)
  await world.superuser.query(
    `update account.app_tokens set expires_at = now() - interval '1 second' where hash = (select t.hash from account.app_tokens t order by t.expires_at desc limit 1)`,
  )
  const strangers = {
    nobody: {},
    'somebody with a session': ana,
    'the extension': await plantConnection(world, { ...owner, name: 'Chrome' }),
    'a token for another address': foreign,
    'a token of another server': otherServer,
    'a made-up token': { key: `wma_${'x'.repeat(43)}` },
    'an expired token': expired,
  }
  const { PUBLIC_URL } = world.services.config
  for (const [who, credentials] of Object.entries(strangers)) {
    const answer = await postMcp(world.origin(), credentials, 'tools/list')
    expect(answer.status, `for ${who}`).toBe(401)
    expect(answer.headers.get('www-authenticate'), `for ${who}`).toContain(
      `resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`,
    )
  }
})

test('a token counts at /mcp alone, and a revoked one nowhere', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const token = await plantApp(world, { userId: ana.user.id, workspaceId: ana.workspace!.id })
  expect(await list(world.origin(), token.key!)).toBe(200)
  await expect(world.as(token).requests.list({ query: {} })).rejects.toMatchObject({ status: 401 })
  await expect(world.as(token).extension.session({})).rejects.toMatchObject({ status: 401 })
  const { rows } = await world.superuser.query<{ id: string }>('select id from account.app_grants')
  await world
    .as(ana)
    .connectedApps.disconnect({ params: { id: rows[0]!.id } })
    .catch(() => undefined)
  await world.superuser.query('delete from account.app_grants')
  expect(await list(world.origin(), token.key!)).toBe(401)
})

test('an API key works too, for programs without a browser, if it was made for this address', async () => {
  const { world, me } = await outcomeStage()
  const elsewhere = await postMcp(world.origin(), await issueKey(world, me, ['people:read']), 'tools/list')
  expect(elsewhere.status).toBe(403)
  expect(elsewhere.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="mcp:use"')
  const only = await issueKey(world, me, ['mcp:use'])
  await expect(world.as(only).requests.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  const key = await issueKey(world, me, ['mcp:use', 'people:read'])
  const client = await openClient(world.origin(), key)
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['find_people', 'find_companies'])
  const lacking = await postMcp(world.origin(), key, 'tools/call', { name: 'list_requests', arguments: {} })
  expect(lacking.status).toBe(403)
  expect(lacking.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="dashboard:read"')
})

test('a page of another site is refused, and nothing is pushed', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { key } = await plantApp(world, { userId: ana.user.id, workspaceId: ana.workspace!.id })
  const foreign = await postMcp(world.origin(), { key: key! }, 'tools/list', {}, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(`${world.origin()}/mcp`, { method, headers: { authorization: `Bearer ${key}` } })
    expect(answer.status, `for ${method}`).toBe(405)
  }
})

test('a draft is saved with its link, what records contradict is named, and nobody is asked', async () => {
  const { world, me, bob } = await outcomeStage()
  const { use } = await openAssistant(world, me)
  const [ana] = (await use('find_people', { query: 'Ana Ribeiro' })).items!
  const words = `${message} Bob Reyes works at Globex.`
  const draft = await use('draft_introduction_request', { personId: ana!['id'], message: words, subject: 'Maps' })
  expect(draft['saved']).toBe('Only the member can send it, on the page behind the link. You cannot.')
  expect(draft['link']).toBe(`${world.services.config.PUBLIC_URL}/introductions?request=${String(draft['id'])}`)
  expect(draft['status']).toMatch(/^draft/)
  await world.work()
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  const { items } = await world.as(me).requests.list({ query: {} })
  expect(items).toMatchObject([{ stage: 'drafted', message: words }])
})

test('what the API refuses, a tool refuses in the same words', async () => {
  const { world, me } = await outcomeStage()
  const { use } = await openAssistant(world, me)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  expect((await use('find_paths', { personId: nowhere })).refused).toBeTruthy()
  expect((await use('get_request', { id: nowhere })).refused).toBeTruthy()
  expect((await use('find_people', { query: 'Ana', cursor: 'made up' })).refused).toContain('cursor')
  expect((await use('find_people', { query: 'Ana', surprise: true })).refused).toBeTruthy()
  expect((await use('find_paths', { company: 'Nowhere Unlimited' })).answer).toBe('No path into Nowhere Unlimited.')
  expect((await use('find_people', { query: 'zzzz qqqq' })).answer).toBe('Nobody in reach fits.')
})
