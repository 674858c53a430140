import { expect, test } from 'vitest'
import { backUp } from '@wellmet/database/backup/run-backups.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { sweepTraces } from '@wellmet/platform/jobs/housekeeping.jobs.ts'
import { worldWithBackups } from '../../tests/world/backups.ts'
import { join } from '../../tests/world/team.ts'
import type { ShownStatus } from './render-status.ts'

const METRICS_TOKEN = 'a token of the operator'

test('an operator sees on one screen what Prometheus reads too', async () => {
  const { world, me, services: backups, wellmet } = await worldWithBackups({ METRICS_TOKEN })
  await join(world, me, 'member', 'Bob Diaz')
  expect(await backUp(backups)).toMatchObject({ succeeded: true })
  await world.work()
  await world.services.database.system.asSystem((tx) => enqueue(tx, sweepTraces, {}))
  await world.superuser.query(
    `update graphile_worker._private_jobs set attempts = 2, last_error = 'connect ECONNREFUSED 127.0.0.1:25', run_at = now() + interval '1 hour'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'platform.sweep-traces')`,
  )
  await world.superuser.query(
    `insert into platform.database_sizes (day, bytes) values (current_date - 10, pg_database_size(current_database()) - 1e9::bigint)`,
  )

  const screen = await wellmet('status')
  expect(screen).toMatch(/^Workers +NONE RUNS/m)
  expect(screen).toMatch(/^Jobs +.* 1 failed and are tried again, 0 given up$/m)
  expect(screen).toMatch(/platform\.sweep-traces: 1 tried again, next at \S+Z: connect ECONNREFUSED 127\.0\.0\.1:25/)
  expect(screen).toMatch(/^Backup +worked \d+ s ago$/m)
  expect(screen).toMatch(/^Restore +none yet$/m)
  expect(screen).toMatch(/^Users +2, 2 active in 30 days, 0 disabled$/m)
  expect(screen).toMatch(/^Database +\S+ MB, grows by 100\.\d MB a day$/m)
  expect(screen).toMatch(/^Disk +\S+ has \S+ GB free, \d+%; full in \d+ days if only the database grows$/m)
  expect(screen.split('\n').length).toBeLessThan(30)

  const status = JSON.parse(await wellmet('status', '--json')) as ShownStatus
  const [workspace] = status.workspaces
  expect(workspace).toMatchObject({ id: me.workspace!.id, counts: { members: 2, contacts: 2, requests: 0 } })
  expect(screen).toMatch(new RegExp(`^${workspace!.name.slice(0, 28)} +2 +2 +0 +0$`, 'm'))

  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${world.origin()}/metrics`, { headers })).text()
  const figure = (line: string) => expect(metrics.split('\n')).toContain(line)
  figure(`jobs{name="platform.sweep-traces",state="retried"} 1`)
  figure(`users{kind="total"} 2`)
  figure(`workspace_usage{workspace="${me.workspace!.id}",kind="contacts"} 2`)
  for (const [kind, value] of Object.entries(status.connections)) figure(`connected_accounts{kind="${kind}"} ${value}`)
  for (const { name, retried, givenUp } of status.jobs) {
    figure(`jobs{name="${name}",state="retried"} ${retried}`)
    figure(`jobs{name="${name}",state="givenUp"} ${givenUp}`)
  }
  expect(metrics).toMatch(/^database_growth_bytes_per_day 1\d{8}$/m)
  // Names of workspaces are for the operator's terminal alone.
  expect(metrics).not.toContain(workspace!.name)
  await expect(wellmet('status', '--jsn')).rejects.toMatchObject({ code: 2 })
}, 300_000)
