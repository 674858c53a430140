import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { declaredAgents } from '@wellmet/hq/agents/declared-agents.ts'
import { startProcess, type RunningProcess } from '../../tools/product/processes.ts'

interface Stage {
  /** As the superuser. */
  database: Pick<pg.Client, 'query'>
  /** For the workers. */
  environment: Record<string, string>
  folder?: string
}

interface Plan {
  /** Of each agent; more than a day’s budget allows would only be refused. */
  runsOfEach: number
  kills: number
  workers: number
}

export const stepsOf = (runsOfEach: number): number =>
  declaredAgents.reduce((sum, { steps }) => sum + steps.length * runsOfEach, 0)

const startOne = ({ environment, folder }: Stage, name: string): RunningProcess =>
  startProcess({
    name,
    args: ['tests/faults/worker-with-runs.ts'],
    environment: { ...environment, WORKER_SILENT_AFTER_SECONDS: '5' },
    ...(folder ? { logFile: `${folder}/${name}.log` } : {}),
  })

/** Switches the agents on, starts runs of each, and kills workers with SIGKILL while they advance, until every run has ended. */
export async function agentsUnderKills(stage: Stage, { runsOfEach, kills, workers }: Plan) {
  const { database } = stage
  const all = stepsOf(runsOfEach)
  await database.query(
    `with team as (insert into hq.agents (id, code, added_at) select gen_random_uuid(), c, now() from unnest($1::text[]) c returning id),
       switched as (insert into hq.agent_switch values (true, true, now())),
       -- So that no run of the schedule begins meanwhile.
       scheduled as (insert into hq.agent_runs select gen_random_uuid(), id, 'schedule', 'done', 0, now(), now() from team),
       -- A drill that is due is asked for.
       backed as (insert into platform.backup_runs values (gen_random_uuid(), 'dump', now(), now(), true, '')),
       runs as (insert into hq.agent_runs select gen_random_uuid(), id, 'cycle', 'running', 0, now(), null
         from team cross join generate_series(1, $2) returning id)
     select graphile_worker.add_job('hq.advance-agent', json_build_object('runId', id)) from runs`,
    [declaredAgents.map(({ code }) => code), runsOfEach],
  )
  const places = Array.from({ length: workers }, (_, at) => startOne(stage, `worker-${at}`))
  const began = performance.now()
  let killed = 0
  try {
    for (const until = began + 600_000; performance.now() < until; await sleep(20)) {
      const { rows } = await database.query<{ open: number; steps: number }>(
        `select (select count(*)::int from hq.agent_runs where state = 'running') open, (select count(*)::int from hq.agent_steps) steps`,
      )
      const { open, steps } = rows[0]!
      if (open === 0) break
      if (killed < kills && steps >= (killed * all) / kills) {
        const at = killed++ % workers
        process.kill(places[at]!.pid, 'SIGKILL')
        await places[at]!.ended
        places[at] = startOne(stage, `worker-${at}`)
      }
    }
  } finally {
    await Promise.all(places.map((place) => place.stop()))
  }
  return { killed, seconds: (performance.now() - began) / 1000 }
}

/** What came about, and what should not have: a run without an end, a message twice, a unit that no step took. */
export async function countAgentEffects(database: Pick<pg.Client, 'query'>) {
  const { rows } = await database.query<{
    done: number
    steps: number
    costs: number
    taken: number
    twice: number
    drills: number
  }>(
    `select (select count(*)::int from hq.agent_runs where state = 'done' and cause = 'cycle') as done,
       (select count(*)::int from hq.agent_steps) as steps,
       (select coalesce(sum(used), 0)::int from hq.agent_runs) as costs,
       (select coalesce(sum(used), 0)::int from hq.agent_budgets) as taken,
       (select count(*)::int from (select from hq.agent_messages group by run_id, kind, says ->> 'code' having count(*) > 1) x) as twice,
       (select count(*)::int from hq.actions where kind = 'run_drill') as drills`,
  )
  return rows[0]!
}
