import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { mailAnswers, startAnsweringMailServer } from '../../tools/product/answering-mail-server.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { sweepTraces } from '../jobs/housekeeping.jobs.ts'
import { enqueue } from '../jobs/job.ts'
import { createLog } from '../log/log.ts'
import { millisecondsPerDay } from '../values/days.rules.ts'
import { parkLostMails } from './mail.jobs.ts'
import { neverEmailToken } from './mailbox.ts'
import { waitAfterTries } from './mail-retry.rules.ts'
import { queueForTest } from './queue-for-tests.ts'
import { reconcileMails } from './reconcile-mails.ts'
import { listResendable, resendMail } from './resend-mail.ts'
import { says } from './mail-blocks.rules.ts'

interface Row {
  id: string
  message_id: string
  status: string
  tries: number
  problem: string | null
  next_try_at: Date | null
  has_text: boolean
}

const hour = 3_600_000

function capture() {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      done()
    },
  })
  return { lines, log: createLog({ level: 'warn', name: 'test', destination }) }
}

async function post(settings: Record<string, string> = {}) {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const { lines, log } = capture()
  const world = await worldForThisTest(
    { SMTP_URL: server.url, MAIL_FROM: 'Wellmet <hello@wellmet.example>', ...settings },
    log,
  )
  const { services, superuser } = world
  const system = services.database.system
  return {
    server,
    world,
    lines,
    queue: (name = 'kofi') =>
      system.asSystem((tx) =>
        queueForTest(tx, services, {
          kind: 'test.mail',
          sender: null,
          to: { address: `${name}@example.com` },
          subject: 'Hello',
          blocks: [says('Dear Kofi,')],
        }),
      ),
    mail: async (id: string): Promise<Row> => (await rows(world)).find((row) => row.id === id)!,
    resend: (id: string) => system.asSystem((tx) => resendMail(tx, services, id)),
    events: async (): Promise<{ name: string; payload: object }[]> =>
      (
        await superuser.query(
          `select name, payload from platform.outbox where name like 'mail.%' order by announced_at`,
        )
      ).rows,
  }
}

const rows = async ({ superuser }: World): Promise<Row[]> =>
  (
    await superuser.query<Row>(
      `select id, message_id, status, tries, problem, next_try_at, content is not null as has_text from platform.mails order by id`,
    )
  ).rows

/** Lets the time pass until all that waits is due: the clock of the product is shifted, the one of the queue is not. */
async function passTime(world: World, ms: number): Promise<void> {
  world.clock.shiftMs += ms
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    world.services.now(),
  ])
  await world.work()
}

test('a mail that the server refuses is not tried again, keeps its text, and is told with the server’s answer', async () => {
  const { server, world, lines, queue, mail, events } = await post()
  server.answer = 'refuses sender'
  const id = await queue()
  await world.work()
  expect(await mail(id)).toMatchObject({ status: 'refused', tries: 1, has_text: true, next_try_at: null })
  expect((await mail(id)).problem).toContain('Sender address rejected')
  expect(await events()).toEqual([
    { name: 'mail.failed', payload: { mailId: id, kind: 'test.mail', about: null, result: 'refused' } },
  ])
  const told = lines.find(({ mailId }) => mailId === id)!
  expect(told).toMatchObject({ level: 'warn', kind: 'test.mail', msg: 'the mail server refused a mail' })
  expect(told['answer']).toContain('553 5.1.8 <…>: Sender address rejected')
  expect(JSON.stringify(lines)).not.toMatch(/kofi@|hello@/)
  expect(await world.services.metrics.renderMetrics()).toMatch(/^mails_total\{result="refused"\} 1$/m)
  server.answer = 'takes'
  await passTime(world, 4 * millisecondsPerDay)
  expect(server.arrived).toEqual([])
})

test('who says never while a mail to them waits does not get it', async () => {
  const { server, world, mail } = await post()
  const { services } = world
  server.answer = 'takes'
  const ana = await world.signUp()
  await world.work()
  const before = server.arrived.length
  server.answer = 'defers'
  const sender = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  const ids = await services.database.system.asSystem(async (tx) => {
    const queue = (name: string) =>
      queueForTest(tx, services, {
        kind: 'test.mail',
        sender,
        to: { address: `${name}@elsewhere.example` },
        subject: 'Hello',
        blocks: [says('Dear Kofi,')],
      })
    return [await queue('kofi'), await queue('mara')]
  })
  await world.work()
  world.clock.shiftMs += 60_000
  const token = neverEmailToken(services, 'kofi@elsewhere.example')
  await world.as(null).mailboxes.suppress({ params: { token } })
  server.answer = 'takes'
  await passTime(world, hour)
  expect(await mail(ids[0]!), 'deleted with its text').toBeUndefined()
  expect(await mail(ids[1]!)).toMatchObject({ status: 'sent' })
  expect(server.arrived).toHaveLength(before + 1)
})

test('a mail that the server defers waits with a time, and is sent when the server takes it', async () => {
  const { server, world, lines, queue, mail } = await post()
  server.answer = 'defers'
  const id = await queue()
  await world.work()
  const waiting = await mail(id)
  expect(waiting).toMatchObject({ status: 'queued', tries: 1, has_text: true })
  expect(waiting.problem).toContain('Try again later')
  expect(waiting.next_try_at!.getTime() - Date.now()).toBeGreaterThan(5_000)
  expect(lines.find(({ mailId }) => mailId === id)).toMatchObject({ nextTryAt: waiting.next_try_at!.toISOString() })
  await world.work()
  expect((await mail(id)).tries).toBe(1)
  server.answer = 'takes'
  await passTime(world, 11_000)
  expect(await mail(id)).toMatchObject({ status: 'sent', has_text: false })
  expect(server.arrived).toHaveLength(1)
})

test('a server that does not listen is tried for three days, and the mail is given up and told after that', async () => {
  const port = await findFreePort(null)
  const { world, queue, mail, events } = await post({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const id = await queue()
  const began = Date.now()
  await world.work()
  for (let tries = 1, wait = waitAfterTries(1); wait !== null; wait = waitAfterTries(++tries)) {
    expect(await mail(id)).toMatchObject({ status: 'queued', tries, has_text: true })
    await passTime(world, wait + 1000)
  }
  expect(world.services.now().getTime() - began).toBeGreaterThan(3 * millisecondsPerDay)
  expect(await mail(id)).toMatchObject({ status: 'given_up', has_text: true })
  expect((await mail(id)).problem).toContain('ECONNREFUSED')
  expect(await events()).toMatchObject([{ name: 'mail.failed', payload: { result: 'given_up' } }])
})

test('a failed mail is sent again once, under the same Message-ID, and its text is deleted after 14 days', async () => {
  const { server, world, queue, mail, resend, events } = await post()
  server.answer = 'refuses recipient'
  const [id, other] = [await queue('kofi'), await queue('mei-lin')]
  await world.work()
  server.answer = 'takes'
  expect(await resend(id)).toMatchObject({ is: 'queued' })
  expect(await resend(id)).toEqual({ is: 'not failed' })
  await world.work()
  expect(await mail(id)).toMatchObject({ status: 'sent', has_text: false })
  expect(await resend(id)).toEqual({ is: 'not failed' })
  expect(server.arrived).toEqual([(await mail(id)).message_id])
  expect((await events()).map(({ name }) => name)).toEqual(['mail.failed', 'mail.failed', 'mail.recovered'])
  const sweep = async () => {
    await world.services.database.system.asSystem((tx) => enqueue(tx, sweepTraces, {}))
    await world.work()
  }
  world.clock.shiftMs = 14 * millisecondsPerDay - hour
  await sweep()
  expect(await mail(other)).toMatchObject({ status: 'refused', has_text: true })
  world.clock.shiftMs = 14 * millisecondsPerDay + hour
  await sweep()
  expect(await mail(other)).toMatchObject({ status: 'refused', has_text: false })
  expect(await resend(other)).toEqual({ is: 'text deleted' })
})

test('a mail whose job was lost is queued again', async () => {
  const { server, world, queue, mail } = await post()
  const id = await queue()
  await world.superuser.query('delete from graphile_worker._private_jobs')
  world.clock.shiftMs = 2 * hour
  await world.services.database.system.asSystem((tx) => enqueue(tx, parkLostMails, {}))
  await world.work()
  expect(await mail(id)).toMatchObject({ status: 'sent' })
  expect(server.arrived).toHaveLength(1)
})

/** Small and good enough: the same seed gives the same run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test.each([1, 2, 3])(
  'whatever the server answers, every mail is delivered, waits with a time, or is told as failed (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const { server, world, queue, resend, events } = await post()
    const { services } = world
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
    const wasRefused = new Set<string>()
    for (let step = 0; step < 40; step += 1) {
      server.answer = random() < 0.3 ? 'takes' : any(mailAnswers)
      if (step < 30) await queue(`person${step}`)
      await passTime(world, random() * hour)
      if (random() < 0.2) {
        const failed = await services.database.system.asSystem(listResendable)
        if (failed.length > 0) await resend(any(failed))
      }
      if (random() < 0.2) await reconcileMails(services, async (messageId) => server.arrived.includes(messageId))
      for (const row of await rows(world)) {
        expect(['queued', 'sent', 'refused', 'given_up', 'parked']).toContain(row.status)
        expect(row.next_try_at !== null || row.status !== 'queued').toBe(true)
        expect(row.has_text).toBe(row.status !== 'sent')
        if (row.status === 'refused') wasRefused.add(row.id)
      }
    }
    server.answer = 'takes'
    for (let i = 0; i < 4; i += 1) {
      await passTime(world, hour)
      await reconcileMails(services, async (messageId) => server.arrived.includes(messageId))
    }
    await world.work()
    const mails = await rows(world)
    expect(mails).toHaveLength(30)
    expect(wasRefused.size).toBeGreaterThan(3)
    expect(server.arrived.length).toBeGreaterThan(10)
    const told = (await events()).filter(({ name }) => name === 'mail.failed')
    const toldIds = new Set(told.map(({ payload }) => (payload as { mailId: string }).mailId))
    expect([...wasRefused].filter((id) => !toldIds.has(id))).toEqual([])
    // None twice, none called sent that did not come, none that came and is called failed.
    expect(new Set(server.arrived).size).toBe(server.arrived.length)
    for (const { message_id, status } of mails)
      expect([message_id, status === 'sent']).toEqual([message_id, server.arrived.includes(message_id)])
    const { rows: jobs } = await world.superuser.query<{ key: string }>(
      `select key from graphile_worker._private_jobs where key like 'send-mail:%' and attempts < max_attempts`,
    )
    const waiting = mails.filter(({ status }) => status === 'queued').map(({ id }) => `send-mail:${id}`)
    expect(jobs.map(({ key }) => key).toSorted()).toEqual(waiting.toSorted())
  },
  120_000,
)
