import { execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook as Signer } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { bring, connections } from '../tests/world/imports.ts'
import { temporaryFolder } from '../tests/services/temporary-folder.ts'
import { worldForThisTest } from '../tests/world/world.ts'
import { buildClient } from '../tools/client/build-client.ts'
import { findFreePort } from '../tools/services/free-port.ts'
import { repository } from '../tools/repository.ts'
import { createClient, verifyWebhook, WebhookNotVerified, WellmetError } from './client.ts'

const run = promisify(execFile)

/** Builds and packs it, and installs it in a folder with nothing else. */
async function installAlone(): Promise<string> {
  const folder = temporaryFolder()
  await run('npm', ['pack', await buildClient(), '--pack-destination', folder])
  const [archive] = readdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], { cwd: folder })
  return folder
}

test('packed and installed alone in an empty folder, it reads, writes once, pages and explains refusals', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const scopes = ['account:read', 'network:read', 'network:write'] as const
  const { secret } = await world.as(ana).apiKeys.create({ body: { name: 'A program', scopes: [...scopes] } })
  const folder = await installAlone()
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@wellmet'])
  writeFileSync(
    join(folder, 'program.ts'),
    `import { createClient, WellmetError, type Schemas } from '@wellmet/client'
     const [url, key] = [process.env['URL']!, process.env['KEY']!]
     const wellmet = createClient({ url, key })
     const { user }: Schemas['Session'] = await wellmet.get('/api/account/session')
     for (const name of ['One', 'Two', 'Three']) await wellmet.post('/api/network/lists', { body: { name, kind: 'people' } })
     const names: string[] = []
     for await (const list of wellmet.list('/api/network/lists')) names.push(list.name)
     const idempotencyKey = crypto.randomUUID()
     const once = { body: { name: 'Once', kind: 'people' as const }, idempotencyKey }
     const made = [await wellmet.post('/api/network/lists', once), await wellmet.post('/api/network/lists', once)]
     const refused = await wellmet.get('/api/webhooks').catch((error: unknown) => error)
     if (!(refused instanceof WellmetError)) throw new Error('not refused')
     const { code, status, whatToDo, requestId } = refused
     // @ts-expect-error There is no such path.
     await wellmet.get('/api/nothing').catch(() => {})
     console.log(JSON.stringify({ user: user.name, names, same: made[0]!.id === made[1]!.id, code, status, whatToDo, hasId: Boolean(requestId) }))`,
  )
  const flags = '--ignoreConfig --target es2022 --module nodenext --strict --types node --skipLibCheck false'.split(' ')
  const roots = ['--typeRoots', join(repository, 'node_modules/@types')]
  const findings = await run(join(repository, 'node_modules/.bin/tsc'), [...flags, ...roots, 'program.ts'], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(findings).toBe('')
  const env = { ...process.env, URL: world.origin(), KEY: secret }
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder, env })
  expect(JSON.parse(stdout)).toMatchObject({
    user: 'Ana Lima',
    names: expect.arrayContaining(['One', 'Two', 'Three']),
    same: true,
    code: 'forbidden',
    status: 403,
    whatToDo: expect.stringContaining('scope'),
    hasId: true,
  })
  const shipped = readFileSync(join(folder, 'node_modules/@wellmet/client/client.js'), 'utf8')
  expect(shipped).not.toMatch(/from '(?!\.)/)
}, 120_000)

test('what its pages show works as it stands there', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  await bring(world, ana, 'Connections.csv', connections(['Joost,de Wit,,joost@kade.example,Kade,Founder,02 May 2026']))
  const { secret } = await world.as(ana).apiKeys.create({ body: { name: 'A program', scopes: ['network:read'] } })
  const folder = await installAlone()
  const pages = ['docs/help/client.md', 'client/README.md', 'README.md'].map((page) => {
    const text = readFileSync(join(repository, page), 'utf8')
    return [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, block]) => block!)
  })
  const signing = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
  const PORT = String(await findFreePort(null))
  const env = {
    ...process.env,
    WELLMET_URL: world.origin(),
    WELLMET_KEY: secret,
    WELLMET_WEBHOOK_SECRET: signing,
    PORT,
  }
  const play = async (block: string) => {
    writeFileSync(join(folder, 'page.js'), block)
    return (await run(process.execPath, ['page.js'], { cwd: folder, env })).stdout
  }
  const [[listing, refusal, receiver], [readme], [front]] = pages as [string[], string[], string[]]
  for (const block of [listing!, readme!, front!]) expect(await play(block)).toBe('Joost de Wit\n')
  expect(await play(refusal!)).toMatch(/^unauthenticated Check the API key/)
  writeFileSync(join(folder, 'receiver.js'), receiver!)
  const running = spawn(process.execPath, ['receiver.js'], { cwd: folder, env })
  onTestFinished(() => void running.kill())
  const body = JSON.stringify({ id: 'e', type: 'contact.added', timestamp: new Date().toISOString(), data: {} })
  const deliver = async (signedWith: string) => {
    const headers = {
      'webhook-id': 'e',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': new Signer(signedWith).sign('e', new Date(), body),
    }
    return fetch(`http://127.0.0.1:${PORT}`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      () => null,
    )
  }
  await expect.poll(() => deliver(signing), { timeout: 30_000 }).toBe(204)
  expect(await deliver(`whsec_${Buffer.alloc(32, 6).toString('base64')}`)).toBe(400)
}, 120_000)

/** Answers as it is told to, one after the other; the last one stays. */
async function startServer(...answers: { status: number; headers?: Record<string, string>; body?: unknown }[]) {
  const seen: { method: string; url: string; key: string | undefined }[] = []
  const server = createServer((request, response) => {
    seen.push({ method: request.method!, url: request.url!, key: request.headers['idempotency-key'] as string })
    const { status, headers, body } = (answers.length > 1 ? answers.shift() : answers[0])!
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const unavailable = { status: 503, body: { code: 'unavailable', title: 'Not now', status: 503 } }
const overloaded = {
  status: 503,
  headers: { 'retry-after': '1' },
  body: { code: 'overloaded', title: 'Full', status: 503 },
}

test('what may pass is asked again after the pause that the server asks for, and a write under one key', async () => {
  const reading = await startServer(unavailable, overloaded, { status: 200, body: { items: [], next: null } })
  const began = performance.now()
  await createClient({ url: reading.url }).get('/api/network/lists')
  expect(reading.seen).toHaveLength(3)
  expect(performance.now() - began).toBeGreaterThan(1_000)
  const writing = await startServer(unavailable, { status: 201, body: { id: '1' } })
  await createClient({ url: writing.url }).post('/api/network/lists', { body: { name: 'One', kind: 'people' } })
  expect(writing.seen).toHaveLength(2)
  expect(writing.seen[0]!.key).toMatch(/^[\w-]{36}$/)
  expect(writing.seen[1]!.key).toBe(writing.seen[0]!.key)
})

test('a write without a key is not repeated, nor is a server waited for that asks for too much', async () => {
  const writing = await startServer(unavailable)
  const client = createClient({ url: writing.url })
  await expect(client.post('/api/webhooks/{id}/test', { path: { id: 'x' } })).rejects.toThrow(WellmetError)
  expect(writing.seen).toHaveLength(1)
  const patient = await startServer({ ...overloaded, headers: { 'retry-after': '3600' } })
  const refused = createClient({ url: patient.url }).get('/api/network/lists')
  await expect(refused).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 3600 })
  expect(patient.seen).toHaveLength(1)
})

test('a proxy’s page, a redirect and a closed port are errors with a code', async () => {
  const proxy = await startServer({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>' })
  const get = (url: string) => createClient({ url, maxTries: 1 }).get('/api/network/lists')
  await expect(get(proxy.url)).rejects.toMatchObject({ code: 'invalid_request', status: 404 })
  const moved = await startServer({ status: 302, headers: { location: 'https://example.com/' } })
  await expect(get(moved.url)).rejects.toMatchObject({ code: 'unreachable', status: 0 })
  await expect(get('http://127.0.0.1:1')).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})

test('a delivery is verified as Standard Webhooks signs it', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const body = JSON.stringify({ id: 'e', type: 'contact.added', timestamp: new Date().toISOString(), data: {} })
  const at = new Date()
  const headers = {
    'webhook-id': 'e',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,bm90IHRoaXM= ${new Signer(secret).sign('e', at, body)}`,
  }
  expect(await verifyWebhook(secret, { headers, body })).toMatchObject({ type: 'contact.added' })
  expect(await verifyWebhook(['whsec_AAAA', secret], { headers: new Headers(headers), body })).toMatchObject({
    id: 'e',
  })
  const late = at.getTime() + 301_000
  await expect(verifyWebhook(secret, { headers, body }, late)).rejects.toThrow(WebhookNotVerified)
  await expect(verifyWebhook('whsec_AAAA', { headers, body })).rejects.toThrow(WebhookNotVerified)
  await expect(verifyWebhook(secret, { headers, body: `${body} ` })).rejects.toThrow(WebhookNotVerified)
  await expect(verifyWebhook(secret, { headers: {}, body })).rejects.toThrow(WebhookNotVerified)
})
