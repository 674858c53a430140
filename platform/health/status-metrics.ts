import type { Metrics } from '../telemetry/metrics.ts'
import type { ServerStatus } from './server-status.ts'
import type { Counts } from './usage.hooks.ts'

const states = ['due', 'later', 'running', 'retried', 'givenUp'] as const

const listCounts = (counts: Counts) => Object.entries(counts).map(([kind, value]) => ({ labels: { kind }, value }))

/** The numbers of `wellmet status` for Prometheus. Workspaces are told apart by their ids, which name nobody. */
export function watchStatus(metrics: Metrics, read: () => Promise<ServerStatus>): void {
  metrics.watchFigures({
    name: 'jobs',
    help: 'Jobs by name and state: due, later, running, retried (failed before), givenUp',
    labelNames: ['name', 'state'],
    read: async () =>
      (await read()).jobs.flatMap((job) =>
        states.map((state) => ({ labels: { name: job.name, state }, value: job[state] })),
      ),
  })
  metrics.watchFigures({
    name: 'users',
    help: 'Users by kind: total, activeLast30Days, disabled, leaving',
    labelNames: ['kind'],
    read: async () => listCounts((await read()).users),
  })
  metrics.watchFigures({
    name: 'connected_accounts',
    help: 'Connected accounts by state, and syncs of the last day',
    labelNames: ['kind'],
    read: async () => listCounts((await read()).connections),
  })
  metrics.watchFigures({
    name: 'workspace_usage',
    help: 'What each workspace has: members, contacts, requests',
    labelNames: ['workspace', 'kind'],
    read: async () =>
      (await read()).workspaces.flatMap(({ id, counts }) =>
        Object.entries(counts).map(([kind, value]) => ({ labels: { workspace: id, kind }, value })),
      ),
  })
  metrics.watchFigure({
    name: 'database_bytes',
    help: 'Size of the database',
    read: async () => (await read()).database.bytes,
  })
  metrics.watchFigure({
    name: 'database_growth_bytes_per_day',
    help: 'How much the database grew each day, over the last 30 days',
    read: async () => (await read()).database.growthBytesPerDay,
  })
}
