import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enterAs, makeStaff, operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { advanceAgent } from './advance-agent.ts'
import { declaredAgents } from './declared-agents.ts'

async function start() {
  const world = await worldForThisTest()
  const staff = await operatorIn(world)
  const room = world.as(staff).agents
  await room.bootstrap({})
  return { world, staff, room }
}

const query = { query: {} }
const codes = ['queue-watch', 'sync-watch', 'email-watch', 'backup-watch', 'weekly-report']

/** A job that was tried so often that it is not tried again. */
async function plantGivenUp({ superuser }: World): Promise<void> {
  const { rows } = await superuser.query<{ id: string }>(
    `select (graphile_worker.add_job('platform.sweep-traces', max_attempts => 1, run_at => now() + interval '1 hour')).id`,
  )
  await superuser.query('update graphile_worker._private_jobs set attempts = 1 where id = $1', [rows[0]!.id])
}

const plantRuns = async ({ superuser }: World, code: string, n: number): Promise<string[]> => {
  const ids = Array.from({ length: n }, () => randomUUID())
  await superuser.query(
    `insert into hq.agent_runs (id, agent_id, cause, state, used, started_at)
     select x, (select id from hq.agents where code = $1), 'cycle', 'running', 0, now() from unnest($2::uuid[]) x`,
    [code, ids],
  )
  return ids
}

test('they are added off, and nothing runs until somebody starts them', async () => {
  const { world, room } = await start()
  expect((await room.bootstrap({})).already).toEqual(codes)
  expect((await room.list({})).items.map(({ code }) => code)).toEqual(codes)
  expect(await room.status({})).toMatchObject({ isOn: false, declared: 5, added: 5, running: 0, usedToday: 0 })
  const off = { status: 409 }
  await expect(room.runCycle({})).rejects.toMatchObject(off)
  await expect(room.run({ params: { code: 'queue-watch' }, body: {} })).rejects.toMatchObject(off)
  expect(await room.start({})).toMatchObject({ isOn: true })
  expect((await room.runCycle({})).items.map(({ code }) => code)).toEqual(codes)
  await world.work()
  const { items } = await room.employees({})
  expect(items.map(({ runs }) => runs.map(({ state, cause }) => [state, cause]))).toEqual(
    codes.map(() => [['done', 'cycle']]),
  )
  expect(await room.status({})).toMatchObject({ running: 0, usedToday: 11 })
  const report = await room.employee({ params: { code: 'weekly-report' } })
  expect(report).toMatchObject({
    usesModel: false,
    budget: { usedToday: 3 },
    reads: ['hq.activity_counts', 'hq.step_counts'],
  })
  const said = await room.messages({ params: { agentId: report.agentId! }, ...query })
  expect(said.items.map(({ kind }) => kind)).toEqual(['ended', 'draft', 'draft', 'draft', 'draft', 'read'])
  expect(said.items.at(-2)!.says).toBe('1 person joined, 0 in the week before.')
})

test('a dry run says what it would do and leaves nothing, also while they are off', async () => {
  const { world, room } = await start()
  await plantGivenUp(world)
  const asked = { params: { code: 'queue-watch' }, body: { dryRun: true } }
  expect(await room.run(asked)).toEqual({
    runId: null,
    state: 'done',
    says: [
      { kind: 'read', says: expect.stringContaining('1 was given up') },
      { kind: 'asked', says: 'Asked for a yes to try platform.sweep-traces again.' },
    ],
  })
  expect(await room.status({})).toMatchObject({ usedToday: 0, running: 0 })
  const { rows } = await world.superuser.query('select from hq.approvals union all select from hq.agent_messages')
  expect(rows).toEqual([])
})

test('an agent asks once, and its question runs what an operator approved', async () => {
  const { world, staff, room } = await start()
  await room.start({})
  await plantGivenUp(world)
  const run = async () => {
    await room.run({ params: { code: 'queue-watch' }, body: {} })
    await world.work()
  }
  await run()
  await run()
  const approvals = world.as(staff).serverApprovals
  const { items } = await approvals.pending(query)
  expect(items).toMatchObject([
    { title: 'Try 1 failed job of platform.sweep-traces again', requestedBy: null, needsSomebodyElse: false },
  ])
  await approvals.approve({ params: { approvalId: items[0]!.id }, body: { hash: items[0]!.hash } })
  const { rows } = await world.superuser.query(`select agent, kind, touched from hq.actions`)
  expect(rows).toEqual([{ agent: 'queue-watch', kind: 'retry_jobs', touched: 1 }])
})

test('a drill that is due is asked for, where backups are made', async () => {
  const { world, staff, room } = await start()
  await room.start({})
  await world.superuser.query(
    `insert into platform.backup_runs (id, kind, started_at, ended_at, succeeded, detail)
     values (gen_random_uuid(), 'dump', now(), now(), true, '')`,
  )
  await room.run({ params: { code: 'backup-watch' }, body: {} })
  await world.work()
  expect((await world.as(staff).quickActions.now({})).drill).toMatchObject({ takenAt: null })
  const last = (await room.list({})).items.find(({ code }) => code === 'backup-watch')
  expect(last!.lastSaid).toBe('Asked the backup process for a restore drill.')
})

test('200 runs at once take no unit more than the budget of the day', async () => {
  const { world, room } = await start()
  await room.start({})
  const agent = declaredAgents[0]!
  const runs = await plantRuns(world, agent.code, 200)
  const attempt = { jobId: '0', number: 1, last: false }
  // Each step also enqueues the next, which nobody takes here: every run is advanced until it has ended.
  for (const _ of [...agent.steps, 'once more'])
    await Promise.all(runs.map((id) => advanceAgent(world.services, id, attempt)))
  const { rows } = await world.superuser.query(
    `select (select used from hq.agent_budgets) as day, (select sum(used)::int from hq.agent_runs) as runs,
       (select count(*)::int from hq.agent_steps) as steps,
       (select count(*)::int from hq.agent_runs where state = 'running') as running`,
  )
  const { perDay } = agent.budget
  expect(rows).toEqual([{ day: perDay, runs: perDay, steps: perDay, running: 0 }])
}, 120_000)

test('after a stop no step begins, and what had begun has ended', async () => {
  const { world, room } = await start()
  await room.start({})
  const runs = await plantRuns(world, 'queue-watch', 25)
  const attempt = { jobId: '0', number: 1, last: false }
  const count = async () =>
    (await world.superuser.query<{ n: number }>('select count(*)::int as n from hq.agent_steps')).rows[0]!.n
  let advancing = Promise.all(runs.map((id) => advanceAgent(world.services, id, attempt)))
  expect(await room.stop({})).toMatchObject({ isOn: false })
  const atStop = await count()
  await advancing
  advancing = Promise.all(runs.map((id) => advanceAgent(world.services, id, attempt)))
  await advancing
  expect(await count()).toBe(atStop)
  const { rows } = await world.superuser.query('select distinct state from hq.agent_runs')
  expect(rows).toEqual([{ state: 'stopped' }])
})

test('the definitions say every step and tool, and each fits its budget', async () => {
  const { room } = await start()
  const { items } = await room.definitions({})
  expect(items.map(({ code }) => code)).toEqual(codes)
  for (const { steps, budget } of items)
    expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(budget.perRun)
  expect(JSON.stringify(items)).not.toMatch(/"mode":"auto","title":"(?!Run a restore drill)/)
})

test('support looks and changes nothing', async () => {
  const { world } = await start()
  const support = world.as(await enterAs(world, await makeStaff(world, 'support'))).agents
  expect((await support.employees({})).items).toHaveLength(5)
  const refused = { status: 403 }
  await expect(support.start({})).rejects.toMatchObject(refused)
  await expect(support.stop({})).rejects.toMatchObject(refused)
})
