import { expect, test } from 'vitest'
import { operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import type { Credentials } from '../../tests/world/client.ts'

const query = { query: {} }
const job = 'platform.sweep-traces'

async function start() {
  const world = await worldForThisTest()
  const staff = await operatorIn(world)
  await world.work()
  await world.superuser.query(`select graphile_worker.add_job($1, run_at => now() + interval '1 hour')`, [job])
  await world.as(staff).quickActions.take({ body: { action: 'drain_queue', job } })
  const [asked] = (await world.as(staff).serverApprovals.pending(query)).items
  return { world, staff, asked: asked! }
}

const jobsLeft = async ({ superuser }: World) =>
  (
    await superuser.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [job],
    )
  ).rows[0]!.n

const decide = (world: World, who: Credentials, id: string, hash: string, how: 'approve' | 'reject' = 'approve') =>
  world.as(who).serverApprovals[how]({ params: { approvalId: id }, body: { hash } })

test('a lone operator approves what they asked for; of two, the other one does', async () => {
  const { world, staff, asked } = await start()
  expect(asked).toMatchObject({ needsSomebodyElse: false, requestedBy: { name: 'Staff' }, verdict: null })
  const other = await operatorIn(world)
  const [now] = (await world.as(staff).serverApprovals.pending(query)).items
  expect(now!.needsSomebodyElse).toBe(true)
  await expect(decide(world, staff, asked.id, asked.hash)).rejects.toMatchObject({ status: 409 })
  expect(await jobsLeft(world)).toBe(1)
  expect(await decide(world, other, asked.id, asked.hash)).toMatchObject({ verdict: 'approved' })
  expect(await jobsLeft(world)).toBe(0)
  expect(await world.as(staff).serverApprovals.stats({})).toMatchObject({ pending: 0, approved: 1, rejected: 0 })
  await expect(decide(world, other, asked.id, asked.hash)).rejects.toMatchObject({ status: 409 })
})

test('of two who decide at once, one does, and it happens once', async () => {
  const { world, asked } = await start()
  const two = [await operatorIn(world), await operatorIn(world)]
  const answers = await Promise.allSettled(two.map((who) => decide(world, who, asked.id, asked.hash)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await world.superuser.query('select touched from hq.actions')
  expect(rows).toEqual([{ touched: 1 }])
})

test('a yes holds for exactly what was shown', async () => {
  const { world, staff, asked } = await start()
  await expect(decide(world, staff, asked.id, '0'.repeat(64))).rejects.toMatchObject({ status: 409 })
  await world.superuser.query(`update hq.approvals set payload = jsonb_set(payload, '{job}', '"platform.send-mail"')`)
  await expect(decide(world, staff, asked.id, asked.hash)).rejects.toMatchObject({ status: 409 })
  expect(await jobsLeft(world)).toBe(1)
  const { rows } = await world.superuser.query('select verdict from hq.approvals')
  expect(rows).toEqual([{ verdict: null }])
})

test('a no changes nothing, and silence is a no', async () => {
  const { world, staff, asked } = await start()
  expect(await decide(world, staff, asked.id, asked.hash, 'reject')).toMatchObject({ verdict: 'rejected' })
  await world.as(staff).quickActions.take({ body: { action: 'drain_queue', job } })
  const [again] = (await world.as(staff).serverApprovals.pending(query)).items
  await world.superuser.query(
    `update hq.approvals set requested_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
    [again!.id],
  )
  await expect(decide(world, staff, again!.id, again!.hash)).rejects.toMatchObject({ status: 409 })
  await world.superuser.query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
    `expire-server-approval:${again!.id}`,
  ])
  await world.work()
  expect(await jobsLeft(world)).toBe(1)
  expect((await world.as(staff).serverApprovals.pending(query)).items).toEqual([])
  expect(await world.as(staff).serverApprovals.stats({})).toMatchObject({ rejected: 1, expired: 1, approved: 0 })
})
