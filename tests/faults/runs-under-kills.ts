import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { decideApproval } from '@wellmet/account/approvals/decide-approval.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { startRun } from '@wellmet/platform/runs/start-run.ts'
import { startProcess, type RunningProcess } from '../../tools/product/processes.ts'
import { madeUp, witnessTable } from '../world/made-up-playbook.ts'

interface Stage {
  services: Services
  /** As the superuser. */
  database: Pick<pg.Client, 'query'>
  /** For the workers. */
  environment: Record<string, string>
  folder?: string
  who: { userId: string; workspaceId: string }
}

interface Plan {
  runs: number
  kills: number
  workers: number
  settings: { seconds: number; failures: number }
}

const startOne = ({ environment, folder }: Stage, name: string): RunningProcess =>
  startProcess({
    name,
    args: ['tests/faults/worker-with-runs.ts'],
    environment: { ...environment, WORKER_SILENT_AFTER_SECONDS: '5' },
    ...(folder ? { logFile: `${folder}/${name}.log` } : {}),
  })

/**
 * Starts runs of the made-up playbook, says yes to each approval as it comes, and kills workers with SIGKILL while they
 * advance. Answers once every run has ended.
 */
export async function runUnderKills(stage: Stage, { runs, kills, workers, settings }: Plan) {
  const { services, database, who } = stage
  await database.query(witnessTable)
  await database.query(
    `insert into account.playbook_settings (id, workspace_id, playbook, is_on, settings, changed_at)
     values (gen_random_uuid(), $1, 'test.made-up', true, $2, now())`,
    [who.workspaceId, settings],
  )
  const playbook = madeUp()
  await services.database.system.asSystem(async (tx) => {
    for (let at = 0; at < runs; at++)
      await startRun({ tx, services }, playbook, {
        workspaceId: who.workspaceId,
        viewerId: who.userId,
        about: `thing-${at}`,
        input: { what: `thing${at}` },
      })
  })
  const places = Array.from({ length: workers }, (_, at) => startOne(stage, `worker-${at}`))
  const began = performance.now()
  let killed = 0
  try {
    for (const until = began + 1_200_000; performance.now() < until; await sleep(100)) {
      await sayYes(stage)
      const { rows } = await database.query<{ open: number; steps: number }>(
        `select (select count(*)::int from platform.runs where state <> 'done') open,
           (select count(*)::int from platform.run_steps where state in ('done', 'skipped')) steps`,
      )
      const { open, steps } = rows[0]!
      if (open === 0) break
      // Spread over the whole of the work.
      if (killed < kills && steps >= (killed * runs * 5) / kills) {
        const at = killed++ % workers
        process.kill(places[at]!.pid, 'SIGKILL')
        await places[at]!.ended
        places[at] = startOne(stage, `worker-${at}`)
      }
    }
    await waitUntilQuiet(database)
  } finally {
    await Promise.all(places.map((place) => place.stop()))
  }
  return { killed, seconds: (performance.now() - began) / 1000 }
}

/** As an admin does, by the use case. */
async function sayYes({ services, database, who }: Stage): Promise<void> {
  const { rows } = await database.query<{ id: string; hash: string }>(
    'select id, hash from account.approvals where verdict is null limit 20',
  )
  const db = services.database.asViewer({ viewerId: who.userId, workspaceId: who.workspaceId, principal: 'admin' })
  const call = { db, services, viewer: { ...who, role: 'owner' } } as unknown as MemberCall
  for (const { id, hash } of rows) await decideApproval(call, id, { verdict: 'approved', hash })
}

/** Until what was announced has been heard: nothing is left to do now. Mail has nobody to take it here. */
async function waitUntilQuiet(database: Pick<pg.Client, 'query'>): Promise<void> {
  for (const until = performance.now() + 120_000; performance.now() < until; await sleep(200)) {
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('platform.deliver-event', 'platform.advance-run')`,
    )
    if (rows[0]!.n === 0) return
  }
  throw new Error('Jobs are left that no worker takes.')
}

/** How often each effect came about, over all runs: `missing` and `twice` name those that did not do so once. */
export async function countEffects(database: Pick<pg.Client, 'query'>, runs: number) {
  const { rows } = await database.query<{ effect: string; n: number }>(
    `select effect || ' ' || coalesce(run_id::text, '') as effect, count(*)::int n from witness.effects group by 1
     union all select 'mail ' || to_address, count(*)::int from platform.mails where kind = 'test.run' group by 1
     union all select 'notification ' || (title ->> 'text'), count(*)::int from account.notifications where kind = 'playbook.nudge' group by 1
     union all select 'approval ' || (payload ->> 'what'), count(*)::int from account.approvals where kind = 'test.thing' group by 1`,
  )
  const { rows: steps } = await database.query<{ n: number; failures: number }>(
    `select count(*)::int n, coalesce(sum(attempts), 0)::int failures from platform.run_steps where state = 'done'`,
  )
  // Three acts, what was heard of the last, a mail, a notification and an approval.
  return {
    expected: runs * 7,
    seen: rows.length,
    twice: rows.filter(({ n }) => n !== 1).map(({ effect, n }) => `${effect} ${n} times`),
    stepsDone: steps[0]!.n,
    failures: steps[0]!.failures,
  }
}
