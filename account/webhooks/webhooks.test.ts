import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '../../tests/contract/team.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { recordEvent } from './record-event.ts'
import type { EventType } from './webhooks.contract.ts'
import { sweepWebhooksJob } from './webhooks.jobs.ts'

interface Received {
  headers: Record<string, string>
  body: string
}

/** A program that answers as it is told to, and keeps what it was sent. */
async function startReceiver() {
  const received: Received[] = []
  const answers: ((attempt: number) => { status: number; headers?: Record<string, string>; body?: string })[] = []
  const receiver = {
    received,
    origin: '',
    /** From now on; the last one stays. */
    answerWith: (...next: typeof answers) => void answers.splice(0, answers.length, ...next),
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() })
      const answer = (answers.length > 1 ? answers.shift() : answers[0])?.(received.length) ?? { status: 204 }
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}

const all: EventType[] = ['introduction.created', 'introduction.changed', 'outcome.recorded', 'ask.received']

const create = (world: World, who: Somebody, url: string, eventTypes = all) =>
  world.as(who).webhooks.create({ body: { name: 'Our CRM', url, eventTypes } })

/** Lets so much time pass, for clocks and for jobs that wait. */
async function later(world: World, seconds: number): Promise<void> {
  world.clock.shiftMs += seconds * 1000
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = least(run_at, now()) where run_at <= now() + $1 * interval '1 ms'`,
    [world.clock.shiftMs],
  )
  await world.work()
}

async function stage() {
  const receiver = await startReceiver()
  const { world, me, bob, find } = await introductionStage({ PRIVATE_WEBHOOK_ORIGINS: receiver.origin })
  const ask = async () => {
    const target = { personId: await find('Joost') }
    return world
      .as(me)
      .requests.create({ body: { target, connector: { personId: bob.user.id }, message, status: 'pending' } })
  }
  return { world, me, bob, receiver, ask }
}

async function tested(...origins: string[]) {
  const receiver = await startReceiver()
  const world = await worldForThisTest({ PRIVATE_WEBHOOK_ORIGINS: [receiver.origin, ...origins].join() })
  const me = await world.signUp()
  const { webhook, secret } = await create(world, me, `${receiver.origin}/hook`)
  const webhooks = world.as(me).webhooks
  const deliveries = async () => (await webhooks.deliveries({ params: { id: webhook.id } })).items
  const shown = async () => (await webhooks.list({})).items[0]!
  return { receiver, world, me, webhook, secret, webhooks, deliveries, shown }
}

test('the asker’s program is told of the request, the connector’s of the ask, each with a signature that verifies', async () => {
  const { world, me, bob, receiver, ask } = await stage()
  const mine = await create(world, me, `${receiver.origin}/mine`)
  const theirs = await create(world, bob, `${receiver.origin}/theirs`)
  const { id } = await ask()
  await world.work()
  const events = receiver.received.map(({ headers, body }) => {
    const verified = [mine, theirs].map(({ secret }) => {
      try {
        return new Verifier(secret).verify(body, headers) as { type: string; data: { requestId: string } }
      } catch {
        return null
      }
    })
    expect(verified.filter(Boolean)).toHaveLength(1)
    return { whose: verified[0] ? 'mine' : 'theirs', ...verified.find(Boolean)! }
  })
  expect(events.map(({ whose, type }) => `${whose} ${type}`).toSorted()).toEqual([
    'mine introduction.changed',
    'mine introduction.created',
    'theirs ask.received',
  ])
  expect(new Set(events.map(({ data }) => data.requestId))).toEqual(new Set([id]))
  const { items } = await world.as(me).webhooks.events({})
  expect(items.map((event) => JSON.stringify(event)).toSorted()).toEqual(
    receiver.received
      .map(({ body }) => body)
      .filter((body) => !body.includes('ask.received'))
      .toSorted(),
  )
  expect((await world.as(bob).webhooks.events({ query: { type: 'ask.received' } })).items).toHaveLength(1)
  expect((await world.as(bob).webhooks.events({ query: { type: 'introduction.created' } })).items).toEqual([])
})

test('an event says nothing about a person: only ids and words of ours', async () => {
  const { world, me, receiver, ask } = await stage()
  await create(world, me, receiver.origin)
  await ask()
  await world.work()
  const sent = receiver.received.map(({ body }) => body).join()
  expect(sent).toContain('introduction.created')
  for (const private_ of ['Joost', 'Bob', 'Mara', 'kade', 'cold outreach', '@']) expect(sent).not.toContain(private_)
})

test('what fails is tried again, under the same id, until it is taken', async () => {
  const { world, me, receiver, webhook, webhooks, deliveries, shown } = await tested()
  receiver.answerWith(
    () => ({ status: 500, body: 'broken' }),
    () => ({ status: 302, headers: { location: '/elsewhere' } }),
    () => ({ status: 200, body: 'thanks' }),
  )
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 1, status: 500, answer: 'broken' }])
  expect((await shown()).state).toBe('unproven')
  await later(world, 10)
  expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 2, status: 302 }])
  await later(world, 400)
  expect(await deliveries()).toMatchObject([
    { state: 'delivered', tries: 3, status: 200, answer: 'thanks', nextTryAt: null, event: { type: 'webhook.test' } },
  ])
  expect(await shown()).toMatchObject({ state: 'working', failingSince: null })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received).toHaveLength(3)
  expect((await world.as(me).webhooks.events({})).items).toEqual([])
})

test('a worker that dies after sending is followed by another, under the same id', async () => {
  const { world, receiver, webhook, webhooks, deliveries } = await tested()
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  await world.superuser.query(`update account.webhook_deliveries set state = 'waiting', settled_at = null`)
  await later(world, 14)
  expect(receiver.received).toHaveLength(1)
  await later(world, 10)
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    receiver.received[0]!.headers['webhook-id'],
    receiver.received[0]!.headers['webhook-id'],
  ])
  expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }])
})

test('a receiver that says nothing rests, whatever waits for it, and a test by hand asks at once', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const origin = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
  closed.close()
  const { world, me, receiver, webhook, webhooks } = await tested(origin)
  await world.superuser.query('update account.webhook_endpoints set url = $1', [origin])
  const params = { id: webhook.id }
  const tries = async () => (await webhooks.deliveries({ params })).items.map((delivery) => delivery.tries)
  const happens = (type: EventType) =>
    world.services.database.system.asSystem((tx) =>
      recordEvent(tx, world.services, { userId: me.user.id, workspaceId: me.workspace!.id, type, data: {} }),
    )
  await happens('ask.received')
  await world.work()
  await happens('ask.received')
  await world.work()
  expect(await tries()).toEqual([0, 1])
  await webhooks.test({ params })
  await world.work()
  expect((await tries())[0]).toBe(1)
  await world.superuser.query('update account.webhook_endpoints set url = $1', [receiver.origin])
  await later(world, 400)
  expect((await webhooks.deliveries({ params })).items.map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ])
})

test('a receiver that is gone is told nothing more, and its member is notified', async () => {
  const { world, me, receiver, webhook, webhooks, deliveries, shown } = await tested()
  receiver.answerWith(() => ({ status: 410 }))
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  expect(await shown()).toMatchObject({ state: 'off', offBecause: 'gone' })
  expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 1, status: 410 }])
  expect((await world.as(me).notifications.list({})).items).toMatchObject([
    { kind: 'webhook.stopped', title: 'Your webhook Our CRM was turned off' },
  ])
  await expect(webhooks.test({ params: { id: webhook.id } })).rejects.toMatchObject({ status: 409 })
  receiver.answerWith(() => ({ status: 200 }))
  await webhooks.change({ params: { id: webhook.id }, body: { isOn: true } })
  const [failed] = await deliveries()
  await webhooks.replay({ params: { id: webhook.id, deliveryId: failed!.id } })
  await world.work()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([failed!.event.id, failed!.event.id])
  expect(await shown()).toMatchObject({ state: 'working', offBecause: null })
})

test('five days of failures turn it off', async () => {
  const { world, receiver, webhook, webhooks, shown, deliveries } = await tested()
  receiver.answerWith(() => ({ status: 503, headers: { 'retry-after': '120' } }))
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  await later(world, 60)
  expect(receiver.received).toHaveLength(1)
  await later(world, 70)
  expect(receiver.received).toHaveLength(2)
  for (let day = 0; day < 4; day += 1) await later(world, 86_400)
  expect((await shown()).state).not.toBe('off')
  await later(world, 90_000)
  await webhooks.test({ params: { id: webhook.id } }).catch(() => {})
  await later(world, 3_600)
  expect(await shown()).toMatchObject({ state: 'off', offBecause: 'failed_for_long' })
  expect((await deliveries()).every(({ state }) => state === 'failed')).toBe(true)
})

test('for a day the old secret signs beside the new one', async () => {
  const { world, receiver, webhook, webhooks, secret: old } = await tested()
  const { secret } = await webhooks.rotate({ params: { id: webhook.id } })
  const verifies = (key: string) => {
    const { body, headers } = receiver.received.at(-1)!
    try {
      return Boolean(new Verifier(key).verify(body, headers))
    } catch {
      return false
    }
  }
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  expect([verifies(old), verifies(secret)]).toEqual([true, true])
  world.clock.shiftMs += 25 * 3_600_000
  await webhooks.test({ params: { id: webhook.id } })
  await world.superuser.query(`update graphile_worker._private_jobs set run_at = now()`)
  await world.work()
  const signatures = receiver.received.at(-1)!.headers['webhook-signature']!.split(' ')
  expect(signatures).toHaveLength(1)
  const { rows } = await world.superuser.query('select e::text as row from account.webhook_endpoints e')
  for (const key of [old, secret]) expect(rows[0].row).not.toContain(key.slice(6))
})

test('private and other addresses are refused, whether typed or resolved', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  for (const url of [
    'https://127.0.0.1/',
    'https://10.0.0.7/x',
    'https://[::1]/',
    'https://localhost/',
    'https://example.com:8080/',
    'http://example.com/',
    'https://169.254.169.254/latest',
  ])
    await expect(create(world, me, url)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'url' }] },
    })
  await expect(create(world, me, 'ftp://example.com/')).rejects.toMatchObject({ status: 400 })
})

test('an address that is no longer named by the operator is not called', async () => {
  const { world, receiver, webhook, webhooks, deliveries } = await tested()
  await world.superuser.query(`update account.webhook_endpoints set url = 'https://127.0.0.1/inside'`)
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  expect(await deliveries()).toMatchObject([{ state: 'waiting', status: null, problem: 'forbidden_address' }])
  expect(receiver.received).toEqual([])
})

test('nobody else sees, changes or tests a webhook, and it ends with the membership', async () => {
  const { world, me, receiver, webhook } = await tested()
  const eve = await join(world, me, 'member')
  const theirs = world.as(eve).webhooks
  const params = { id: webhook.id }
  expect((await theirs.list({})).items).toEqual([])
  for (const call of [
    () => theirs.deliveries({ params }),
    () => theirs.change({ params, body: { isOn: false } }),
    () => theirs.delete({ params }),
    () => theirs.rotate({ params }),
    () => theirs.test({ params }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
  await create(world, eve, `${receiver.origin}/eve`)
  await world.as(me).members.remove({ params: { userId: eve.user.id } })
  const { rows } = await world.superuser.query('select user_id from account.webhook_endpoints')
  expect(rows).toEqual([{ user_id: me.user.id }])
})

test('a paused webhook is told nothing, and nothing afterwards of what happened meanwhile', async () => {
  const { world, me, receiver, ask } = await stage()
  const { webhook } = await create(world, me, receiver.origin)
  const { webhooks } = world.as(me)
  await webhooks.change({ params: { id: webhook.id }, body: { isOn: false } })
  await ask()
  await world.work()
  await webhooks.change({ params: { id: webhook.id }, body: { isOn: true } })
  await world.work()
  expect(receiver.received).toEqual([])
  expect((await webhooks.events({})).items.length).toBeGreaterThan(0)
})

test('after 30 days an event is deleted, with its deliveries', async () => {
  const { world, webhook, webhooks, deliveries } = await tested()
  await webhooks.test({ params: { id: webhook.id } })
  await world.work()
  expect(await deliveries()).toHaveLength(1)
  world.clock.shiftMs += 31 * 86_400_000
  await world.services.database.system.asSystem((tx) => enqueue(tx, sweepWebhooksJob, {}))
  await world.work()
  const { rows } = await world.superuser.query(
    'select (select count(*)::int from account.webhook_events) as events, count(*)::int as deliveries from account.webhook_deliveries',
  )
  expect(rows).toEqual([{ events: 0, deliveries: 0 }])
})

test('a failed try is said and tried again at once, and another address takes a fresh proof', async () => {
  const { world, me, receiver, webhook, webhooks, deliveries, shown } = await tested()
  const params = { id: webhook.id }
  receiver.answerWith(() => ({ status: 500 }))
  await webhooks.test({ params })
  await world.work()
  await later(world, 10)
  expect(await shown()).toMatchObject({ lastFailure: { status: 500, problem: null } })
  const [waits] = await deliveries()
  expect(waits).toMatchObject({ state: 'waiting', tries: 2 })
  receiver.answerWith(() => ({ status: 204 }))
  world.clock.shiftMs += 5_000
  await webhooks.replay({ params: { ...params, deliveryId: waits!.id } })
  await world.work()
  expect(await deliveries()).toMatchObject([{ id: waits!.id, state: 'delivered', tries: 3 }])
  expect(await shown()).toMatchObject({ lastFailure: null, state: 'working' })
  for (const url of ['https://127.0.0.1/', 'http://example.com/'])
    await expect(webhooks.changeAddress({ params, body: { url } })).rejects.toMatchObject({ status: 422 })
  const url = `${receiver.origin}/elsewhere`
  expect(await webhooks.changeAddress({ params, body: { url } })).toMatchObject({ url, state: 'unproven' })
  const stale = await startSession(world, me.user.id, me.workspace!.id, { beginning: 'unproven' })
  await expect(world.as({ ...me, ...stale }).webhooks.changeAddress({ params, body: { url } })).rejects.toMatchObject({
    status: 403,
    code: 'step_up_required',
  })
  expect((await world.as(me).audit.list({ query: {} })).items[0]).toMatchObject({ action: 'webhook.address-changed' })
})

test('owners and admins see whose webhooks there are, without paths and secrets; members do not', async () => {
  const { world, me, receiver } = await tested()
  const mia = await join(world, me, 'member', 'Mia Member')
  await create(world, mia, `${receiver.origin}/hook?token=hidden`)
  const seen = await world.as(me).webhooks.ofMembers({})
  expect(seen.items).toMatchObject([
    { owner: { name: me.user.name } },
    { owner: { name: 'Mia Member' }, name: 'Our CRM' },
  ])
  expect(JSON.stringify(seen)).not.toContain('hidden')
  await expect(world.as(mia).webhooks.ofMembers({})).rejects.toMatchObject({ status: 403 })
})
