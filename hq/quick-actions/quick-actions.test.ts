import { expect, onTestFinished, test } from 'vitest'
import { takeDrillRequest } from '@wellmet/database/backup/drill-requests.ts'
import { says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import { queueForTest } from '@wellmet/platform/mail/queue-for-tests.ts'
import { signedInAs } from '../../database/migrate.ts'
import { operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import type { QuickAction } from './quick-actions.contract.ts'

async function start(settings: Record<string, string> = {}) {
  const world = await worldForThisTest(settings)
  const ana = await world.signUp('Ana Lima')
  const staff = await operatorIn(world)
  const room = world.as(staff).quickActions
  const take = (body: QuickAction) => room.take({ body })
  return { world, ana, staff, room, take }
}

test('while email is paused nothing leaves, and what waited leaves once it is resumed', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { world, room, take } = await start({ SMTP_URL: catcher.url })
  await world.work()
  const before = catcher.mails.length
  const paused = await take({ action: 'pause_sending' })
  expect(paused).toMatchObject({ state: 'done', says: 'Email paused', undo: { action: 'resume_sending' } })
  const mail = {
    kind: 'test.mail',
    sender: null,
    to: { name: 'Bo', address: 'bo@example.com' },
    subject: 'Hello',
    blocks: [says('Hi')],
  }
  await world.services.database.system.asSystem((tx) => queueForTest(tx, world.services, mail))
  await world.work()
  expect(catcher.mails).toHaveLength(before)
  expect((await room.now({})).sendingPausedAt).toEqual(expect.any(String))
  await expect(take({ action: 'pause_sending' })).rejects.toMatchObject({ status: 409 })
  expect(await take(paused.undo!)).toMatchObject({ says: 'Email resumed', undo: { action: 'pause_sending' } })
  await world.superuser.query(`update graphile_worker._private_jobs set run_at = now() where key like 'send-mail:%'`)
  await world.work()
  expect(catcher.mails.slice(before).map(({ to }) => to)).toEqual([['bo@example.com']])
  const { items } = await room.now({})
  expect(items.map(({ says, by }) => [says, by])).toEqual([
    ['Email resumed', 'Staff'],
    ['Email paused', 'Staff'],
  ])
})

test('members read of a maintenance, until it is withdrawn or over', async () => {
  const { world, ana, take } = await start()
  const seen = () => world.as(ana).quickActions.maintenance({})
  expect(await seen()).toEqual({ notice: null })
  const at = (hours: number) => new Date(world.services.now().getTime() + hours * 3_600_000).toISOString()
  const times = { startsAt: at(1), endsAt: at(2) }
  const announced = await take({ action: 'announce_maintenance', ...times })
  expect(await seen()).toEqual({ notice: times })
  const withdrawn = await take(announced.undo!)
  expect(await seen()).toEqual({ notice: null })
  await take(withdrawn.undo!)
  expect(await seen()).toEqual({ notice: times })
  await expect(take({ action: 'announce_maintenance', startsAt: at(2), endsAt: at(1) })).rejects.toMatchObject({
    status: 422,
  })
  world.clock.shiftMs += 2 * 3_600_000
  await world.superuser.query(
    `update hq.maintenance_notices set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
  )
  expect(await seen()).toEqual({ notice: null })
})

test('a drill is asked of the backup process, and can be taken back until it begins', async () => {
  const { world, room, take } = await start()
  await expect(take({ action: 'run_drill' })).rejects.toMatchObject({ problem: { code: 'not_configured' } })
  await world.superuser.query(
    `insert into platform.backup_runs (id, kind, started_at, ended_at, succeeded, detail)
     values (gen_random_uuid(), 'dump', now(), now(), true, '')`,
  )
  const asked = await take({ action: 'run_drill' })
  expect(asked.undo).toEqual({ action: 'cancel_drill' })
  await take(asked.undo!)
  expect((await room.now({})).drill).toBe(null)
  await take({ action: 'run_drill' })
  await expect(take({ action: 'run_drill' })).rejects.toMatchObject({ status: 409 })
  const url = signedInAs(world.superuserUrl, 'wellmet_backup')
  expect(await takeDrillRequest(url, new Date())).toBe(true)
  expect((await room.now({})).drill).toMatchObject({ takenAt: expect.any(String) })
  await expect(take({ action: 'cancel_drill' })).rejects.toMatchObject({ status: 409 })
})

test('failed jobs are tried again, and waiting ones dropped, once that is approved and no others', async () => {
  const { world, staff, room, take } = await start()
  await world.work()
  const add = (n: number) =>
    world.superuser.query(
      `select (graphile_worker.add_job('platform.sweep-traces', run_at => now() + interval '1 hour')).id from generate_series(1, $1)`,
      [n],
    )
  await add(3)
  await world.superuser.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where id in (select max(id) from graphile_worker._private_jobs)`,
  )
  expect((await room.now({})).jobs).toEqual([{ job: 'platform.sweep-traces', failed: 1, waiting: 1 }])
  const approvals = world.as(staff).serverApprovals
  const approve = async () => {
    const [asked] = (await approvals.pending({ query: {} })).items
    return approvals.approve({ params: { approvalId: asked!.id }, body: { hash: asked!.hash } })
  }
  const left = async () =>
    (
      await world.superuser.query<{ n: number }>(
        `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'platform.sweep-traces'`,
      )
    ).rows[0]!.n
  expect(await take({ action: 'retry_jobs', job: 'platform.sweep-traces' })).toMatchObject({
    state: 'waiting',
    undo: null,
  })
  expect(await left()).toBe(3)
  await approve()
  await world.work()
  expect(await left()).toBe(2)
  await take({ action: 'drain_queue', job: 'platform.sweep-traces' })
  await add(1)
  await approve()
  expect(await left()).toBe(1)
  await expect(take({ action: 'retry_jobs', job: 'platform.sweep-traces' })).rejects.toMatchObject({ status: 409 })
  expect((await room.now({})).items.map(({ says }) => says)).toEqual([
    '2 jobs of platform.sweep-traces dropped',
    '1 job of platform.sweep-traces tried again',
  ])
})
