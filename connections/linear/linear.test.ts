import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { sweepLinearJob } from './linear.jobs.ts'

const secret = 'lin_wh_the secret of the webhook'
const settings = { LINEAR_WEBHOOK_SECRET: secret }

const issueOf = (links: string[], changes: object = {}) => ({
  type: 'Issue',
  action: 'update',
  webhookTimestamp: Date.now(),
  data: { identifier: 'ENG-12', title: 'Meet Ana', description: links.join('\n'), state: { type: 'completed' } },
  updatedFrom: { stateId: 'before' },
  ...changes,
})

interface Sending {
  delivery?: string
  signature?: string
  text?: string
}

/** With spaces that a parser would not keep: the signature is over the bytes. */
async function deliver({ origin }: World, told: object, sending: Sending = {}): Promise<number> {
  const text = sending.text ?? JSON.stringify(told, null, 1)
  const response = await fetch(`${origin()}/api/integrations/linear/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'linear-delivery': sending.delivery ?? randomUUID(),
      'linear-event': 'Issue',
      'linear-signature': sending.signature ?? createHmac('sha256', secret).update(text).digest('hex'),
    },
    body: text,
  })
  return response.status
}

async function stage() {
  const { world, me, bob } = await introductionStage(settings)
  const { id } = await world.as(me).requests.create({
    body: { target: { name: 'Somebody Wanted' }, connector: { personId: bob.user.id }, message, status: 'pending' },
  })
  const link = `http://wellmet.test/introductions?request=${id}`
  const asked = async (who = me) => {
    await world.work()
    const { items } = await world.as(who).notifications.list({})
    return items.filter(({ title }) => title.startsWith('Linear'))
  }
  return { world, me, bob, id, link, asked }
}

test('an issue that links to a request is completed: the asker is asked what became of it, and nothing else changes', async () => {
  const { world, me, bob, id, link, asked } = await stage()
  await world.work()
  const before = await world.as(me).requests.show({ params: { id } })
  expect(await deliver(world, issueOf([link]))).toBe(200)
  expect(await asked()).toMatchObject([
    {
      kind: 'introduction.due',
      title: 'Linear issue ENG-12 is done. How did the introduction to Somebody Wanted turn out?',
      link: `/introductions?request=${id}`,
    },
  ])
  expect(await asked(bob)).toEqual([])
  expect(await world.as(me).requests.show({ params: { id } })).toEqual(before)
})

test('the same delivery again, under its number or another one, is taken and changes nothing', async () => {
  const { world, me, link, asked } = await stage()
  const told = issueOf([link])
  const delivery = randomUUID()
  expect(await deliver(world, told, { delivery })).toBe(200)
  const [first] = await asked()
  await world
    .as(me)
    .notifications.markRead({ params: { id: first!.id } })
    .catch(() => {})
  expect(await deliver(world, told, { delivery })).toBe(200)
  expect(await deliver(world, told)).toBe(200)
  expect(await asked()).toHaveLength(1)
  const { rows } = await world.superuser.query('select count(*)::int as n from connections.linear_deliveries')
  expect(rows[0].n).toBe(1)
})

test('a wrong signature, another secret, changed bytes and an old delivery are refused, and leave nothing', async () => {
  const { world, link, asked } = await stage()
  const told = issueOf([link])
  const text = JSON.stringify(told)
  const good = createHmac('sha256', secret).update(text).digest('hex')
  expect(await deliver(world, told, { signature: '' })).toBe(422)
  expect(await deliver(world, told, { signature: 'f'.repeat(64) })).toBe(422)
  expect(await deliver(world, told, { text: `${text} `, signature: good })).toBe(422)
  expect(await deliver(world, told, { text, signature: createHmac('sha256', 'x').update(text).digest('hex') })).toBe(
    422,
  )
  expect(await deliver(world, { ...told, webhookTimestamp: Date.now() - 61_000 })).toBe(422)
  expect(await deliver(world, told, { delivery: '' })).toBe(422)
  expect(await deliver(world, told, { delivery: 'x'.repeat(101) })).toBe(422)
  expect(await asked()).toEqual([])
  const { rows } = await world.superuser.query('select * from connections.linear_deliveries')
  expect(rows).toEqual([])
})

test('an unknown request, a draft and a request that has ended are nobody’s news', async () => {
  const { world, me, bob, id, link, asked } = await stage()
  const draft = await world.as(me).requests.create({
    body: { target: { name: 'Somebody Else' }, connector: { personId: bob.user.id }, message },
  })
  const unknown = `http://wellmet.test/introductions?request=${randomUUID()}`
  expect(await deliver(world, issueOf([unknown, `http://wellmet.test/introductions?request=${draft.id}`]))).toBe(200)
  await world.as(me).requests.update({ params: { id }, body: { status: 'cancelled' } })
  expect(await deliver(world, issueOf([link]))).toBe(200)
  expect(await asked()).toEqual([])
})

test('what else Linear tells is taken, and old deliveries are swept away', async () => {
  const world = await worldForThisTest(settings)
  expect(await deliver(world, { type: 'Comment', action: 'create', webhookTimestamp: Date.now(), data: {} })).toBe(200)
  world.clock.shiftMs = 8 * 24 * 3600_000
  await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [sweepLinearJob.name])
  await world.work()
  const { rows } = await world.superuser.query('select * from connections.linear_deliveries')
  expect(rows).toEqual([])
})

test('without a secret there is no such address', async () => {
  const world = await worldForThisTest()
  expect(await deliver(world, issueOf([]))).toBe(404)
})
