import { expect, inject, test } from 'vitest'
import { findAccount } from '@wellmet/connections/engine/engine.store.ts'
import { openTokens, type Tokens } from '@wellmet/connections/engine/tokens.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import type { Fault } from '../../tools/stand-ins/faults.ts'
import { Refused } from '../world/client.ts'
import { suiteStage, type SuiteStage } from '../world/suites.ts'
import { readDatabase, readRedis, secretsIn, type Place } from './places-of-secrets.ts'

/** What a careless provider says: it repeats what it was sent, in every place where somebody might print it. */
const repeating = (status: number, secret: string): Fault => ({
  kind: 'this answer',
  status,
  body: { error: `bad ${secret}`, error_description: `${secret} is not known`, message: secret, [secret]: secret },
})
/** Readable by nobody, so that whoever tries may print it. */
const noJson = (secret: string): Fault => ({
  kind: 'this answer',
  status: 200,
  body: `${secret} ${secret}`,
  headers: { 'content-type': 'application/json' },
})

async function tokensOf({ world, me }: SuiteStage, id: string): Promise<Tokens> {
  const [userId, workspaceId] = [me.user.id, me.workspace!.id]
  const db = world.services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const account = await db.transaction((tx) => findAccount(tx, { id }))
  return openTokens(world.services, account!)
}

/** Everything secret that went to the provider or came from it. */
function secretsOf({ signIn, data }: SuiteStage, tokens: readonly Tokens[]): Map<string, string> {
  const secrets = new Map<string, string>()
  const add = (what: string, secret: string | null | undefined) => secret && secrets.set(`${what} ${secret}`, secret)
  for (const { access, refresh } of tokens) {
    add('access token', access)
    add('refresh token', refresh)
  }
  for (const { token } of data.asked) add('access token', token)
  for (const { body, query } of signIn.asked) {
    const sent = new URLSearchParams(body)
    for (const name of ['code', 'code_verifier', 'refresh_token', 'token', 'client_secret']) add(name, sent.get(name))
    add('state', query.get('state'))
  }
  return secrets
}

test('no token of a provider comes to rest anywhere, or into an answer, whatever the provider says', async () => {
  const redisUrl = inject('redisUrl')
  const lines: string[] = []
  const log = createLog({ level: 'debug', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const size = { messages: 40, events: 4, contacts: 5, people: 10 }
  const stage = await suiteStage('google', size, redisUrl ? { REDIS_URL: redisUrl } : {}, log)
  const { world, me, data, signIn, consent, comeBack, connect, status } = stage
  const answers: unknown[] = []
  const hear = async (asked: Promise<unknown>): Promise<void> => {
    answers.push(await asked.catch((error: unknown) => (error instanceof Refused ? error.problem : error)))
  }
  const listen = async (id: string): Promise<void> => {
    await world.work()
    await hear(status())
    await hear(world.as(me).connectedAccounts.show({ params: { id } }))
  }
  const sync = async (id: string): Promise<void> => {
    await hear(world.as(me).connectedAccounts.sync({ params: { id }, body: { full: false } }))
    await listen(id)
  }

  for (const fault of [repeating, (_: number, secret: string) => noJson(secret)]) {
    const query = await consent()
    signIn.faults.script({ ...fault(400, query.code!), when: ({ operation }) => operation === 'token' })
    await hear(comeBack(query))
  }

  const { id } = await connect()
  const first = await tokensOf(stage, id)
  const { access, refresh } = first
  for (const fault of [repeating(500, access), repeating(400, access), repeating(403, access), noJson(access)]) {
    data.faults.script(fault)
    await sync(id)
  }
  for (const fault of [repeating(500, refresh!), noJson(refresh!)]) {
    data.faults.script({ kind: 'unauthorized' })
    signIn.faults.script({ ...fault, when: ({ operation }) => operation === 'token.refresh' })
    await sync(id)
  }
  await sync(id)
  signIn.revokeAccess('ana@halyard.example')
  await sync(id)
  expect(await status()).toMatchObject({ state: 'expired' })
  await connect()
  await listen(id)
  const second = await tokensOf(stage, id)

  const searched = async (): Promise<Place[]> => [
    ...(await readDatabase(world)),
    ...(await readRedis(redisUrl)),
    ['the log', lines.join('')],
    ['an answer', JSON.stringify(answers)],
  ]
  const beforeLeaving = await searched()

  signIn.faults.script({
    ...repeating(500, second.refresh!),
    times: 3,
    when: ({ operation }) => operation === 'revoke',
  })
  await hear(world.as(me).connectedAccounts.disconnect({ params: { id } }))
  for (let tries = 0; tries < 3; tries += 1) {
    await world.work()
    beforeLeaving.push(...(await searched()))
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  }
  await listen(id)
  expect(signIn.countOf('revoke')).toBe(3)
  expect((await status()).accounts).toEqual([])

  const secrets = secretsOf(stage, [first, second])
  expect(secrets.size).toBeGreaterThan(15)
  const places = [...beforeLeaving, ...(await searched())]
  expect(secretsIn(places, secrets)).toEqual([])
  // The search itself finds what is there, and all faults struck.
  expect(secretsIn(places, new Map([['the address', 'ana@halyard.example']]))).not.toEqual([])
  expect([data.faults.pending, signIn.faults.pending]).toEqual([0, 0])
  expect(lines.join('')).toContain('a source was not read')
  expect(lines.join('')).toContain('a provider did not complete a consent')
  expect(lines.join('')).toContain('a provider was not told that an account left')
}, 60_000)
