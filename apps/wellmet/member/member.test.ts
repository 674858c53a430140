import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import { connections } from '../../../tests/world/imports.ts'
import { introductionStage } from '../../../tests/world/introductions.ts'
import { temporaryFolder } from '../../../tests/services/temporary-folder.ts'
import { worldForThisTest, type Somebody, type World } from '../../../tests/world/world.ts'
import { repository } from '../../../tools/repository.ts'

const run = promisify(execFile)
const program = join(repository, 'apps/wellmet/main.ts')

interface Failed {
  code: number
  stdout: string
  stderr: string
}

/** A machine of a member: a home folder, and the command in it. */
function machineOf(world: World, settings: Record<string, string> = {}) {
  const home = temporaryFolder()
  const { WELLMET_URL: _url, WELLMET_KEY: _key, XDG_CONFIG_HOME: _folder, ...others } = process.env
  const env = { ...others, NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'), HOME: home, ...settings }
  const options = { env, cwd: home }
  const file = join(home, '.config/wellmet/session.json')
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [program, ...args], options)
    const shown = { stdout: '', stderr: '' }
    child.stdout.on('data', (text: Buffer) => (shown.stdout += text.toString()))
    child.stderr.on('data', (text: Buffer) => (shown.stderr += text.toString()))
    onTestFinished(() => void child.kill())
    const shows = async (pattern: RegExp): Promise<void> => {
      await expect.poll(() => `${shown.stderr}\n${shown.stdout}`, { timeout: 60_000 }).toMatch(pattern)
    }
    return { child, shown, shows, ended: once(child, 'exit') }
  }
  return {
    home,
    file,
    start,
    type: (...args: string[]) => run(process.execPath, [program, ...args], options),
    fails: (...args: string[]): Promise<Failed> =>
      run(process.execPath, [program, ...args], options).then(
        () => Promise.reject(new Error('It did not fail.')),
        (error: Failed) => error,
      ),
    /** Types `wellmet login`, and confirms the code in the web app as this member. */
    signIn: async (who: Somebody) => {
      const login = start('login', world.origin(), '--name', 'wellmet on a test machine')
      await login.shows(/this code: [A-Z]{4}-[A-Z]{4}/)
      const userCode = /this code: (\S+)/.exec(login.shown.stderr)![1]!
      await world.as(who).deviceCodes.confirm({ params: { userCode } })
      await login.ended
      return login.shown
    },
  }
}

test('a member signs in by a code, and signs out: the key is for this user alone, and revoked', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { file, type, fails, signIn } = machineOf(world)
  expect((await fails('search', 'anybody')).stderr).toContain('You are not signed in: wellmet login')
  const { stderr } = await signIn(ana)
  expect(stderr).toContain(`Signed in as Ana Lima in ${ana.workspace!.name}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { key } = JSON.parse(readFileSync(file, 'utf8')) as { key: string }
  expect(stderr).not.toContain(key)
  const [listed] = (await world.as(ana).apiKeys.list({})).items
  expect(listed).toMatchObject({ name: 'wellmet on a test machine' })
  await type('logout')
  expect(existsSync(file)).toBe(false)
  expect((await world.as(ana).apiKeys.list({})).items).toEqual([])
  await expect(world.as({ key }).users.session({})).rejects.toMatchObject({ status: 401 })
}, 120_000)

test('a no in the web app ends it, and an address without TLS is not called', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { file, start, fails } = machineOf(world)
  const login = start('login', world.origin())
  await login.shows(/this code: /)
  const userCode = /this code: (\S+)/.exec(login.shown.stderr)![1]!
  await world.as(ana).deviceCodes.deny({ params: { userCode } })
  expect((await login.ended)[0]).toBe(1)
  expect(login.shown.stderr).toContain('It was refused in the web app.')
  expect(existsSync(file)).toBe(false)
  expect(await fails('login', 'http://wellmet.example.com')).toMatchObject({ code: 2 })
}, 120_000)

test('who is found, by which path, and a draft that only the member sends', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { type, fails, signIn } = machineOf(world)
  await signIn(me)
  const joost = await find('Joost')
  const found = await type('search', 'Joost', 'Kade')
  expect(found.stdout).toContain(joost)
  expect(found.stdout).toContain('Joost de Wit · Founder · Kade')
  expect(JSON.parse((await type('search', 'Joost', '--json')).stdout).results[0]).toMatchObject({ id: joost })
  const path = await type('path', 'Joost de Wit')
  expect(path.stdout).toContain('You → Bob Reyes → Joost de Wit')
  const { stdout, stderr } = await type('ask', joost, '--message', 'Would twenty minutes next week be of use to you?')
  const [draft] = (await world.as(me).requests.list({})).items
  expect(stdout.trim()).toBe(`${world.origin()}/introductions/compose?request=${draft!.id}`)
  expect(stderr).toContain('Bob Reyes is asked to introduce you to Joost de Wit')
  expect(draft).toMatchObject({ stage: 'drafted' })
  await world.work()
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  expect(await fails('ask', joost)).toMatchObject({ code: 2, stderr: expect.stringContaining('--message') })
  expect((await fails('path', 'Nobody of this name')).code).toBe(1)
  expect((await fails('search', '--wrong')).code).toBe(2)
}, 180_000)

test('a network comes in from a file, and goes out as CSV and as JSON', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { home, start, type, fails, signIn } = machineOf(world)
  await signIn(ana)
  const file = join(home, 'Connections.csv')
  writeFileSync(file, connections(['Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026']))
  const importing = start('import', file)
  await expect.poll(async () => (await world.as(ana).imports.list({})).items, { timeout: 60_000 }).toHaveLength(1)
  await world.work()
  await importing.ended
  expect(importing.shown.stderr).toContain('1 added')
  expect((await type('export')).stdout).toContain('Joost')
  expect(JSON.parse((await type('export', '--json')).stdout)).toMatchObject({ name: 'Joost de Wit', company: 'Kade' })
  await type('export', 'contacts.csv')
  expect(statSync(join(home, 'contacts.csv')).mode & 0o777).toBe(0o600)
  expect((await fails('import', join(home, 'nothing.csv'))).stderr).toContain('cannot be read')
}, 180_000)

async function startReceiver() {
  const received: { headers: Record<string, string>; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

test('what happens is printed as it happens, and forwarded with a signature that verifies', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { fails, start, signIn } = machineOf(world)
  await signIn(ana)
  const happens = (contactId: string) =>
    world.services.database.system.asSystem((tx) =>
      recordEvent(tx, world.services, {
        userId: ana.user.id,
        workspaceId: ana.workspace!.id,
        type: 'contact.added',
        data: { contactId },
      }),
    )
  await happens('before')
  const { received, url } = await startReceiver()
  const listening = start('webhooks', 'listen', '--forward', url, '--json')
  await listening.shows(/Waiting for events/)
  await sleep(50)
  for (const id of ['one', 'two', 'three']) await happens(id)
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(3)
  const secret = /signed with (whsec_\S+)/.exec(listening.shown.stderr)![1]!
  const told = received.map(({ headers, body }) => new Verifier(secret).verify(body, headers))
  expect(told).toMatchObject([
    { data: { contactId: 'one' } },
    { data: { contactId: 'two' } },
    { data: { contactId: 'three' } },
  ])
  const printed = listening.shown.stdout.trim().split('\n')
  expect(printed.map((text) => JSON.parse(text))).toEqual(told)
  expect((await fails('webhooks', 'listen', '--forward', 'https://example.com/')).code).toBe(2)
}, 120_000)

test('real deliveries are received, and what is not signed with the secret is refused', async () => {
  const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
  const world = await worldForThisTest()
  const { start } = machineOf(world, { WELLMET_WEBHOOK_SECRET: secret })
  const listening = start('webhooks', 'listen', '--port', '0')
  await listening.shows(/deliveries at http:\S+/)
  const address = /deliveries at (http:\/\/[\d.:]+\d)/.exec(listening.shown.stderr)![1]!
  const body = JSON.stringify({ id: 'e', type: 'webhook.test', timestamp: '2026-11-19T12:00:00Z', data: {} })
  const now = new Date()
  const headers = (signedWith: string) => ({
    'webhook-id': 'e',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Verifier(signedWith).sign('e', now, body),
  })
  const post = async (signedWith: string) =>
    (await fetch(address, { method: 'POST', headers: headers(signedWith), body })).status
  expect(await post(`whsec_${Buffer.alloc(32, 1).toString('base64')}`)).toBe(400)
  expect(await post(secret)).toBe(204)
  await listening.shows(/webhook\.test · e/)
}, 60_000)
