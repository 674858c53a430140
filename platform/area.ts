import type { Settings } from './config/settings.ts'
import type { Contract } from './contract/endpoint.ts'
import { deliveries, type Reaction } from './events/event.ts'
import { during, type HookReaction } from './events/hook.ts'
import type { BoundRoutes } from './http/serve.ts'
import type { Work } from './jobs/job.ts'
import type { ScheduledJob } from './jobs/worker.ts'
import type { Playbook } from './runs/playbook.ts'
import { reactionsOf } from './runs/playbook-reactions.ts'
import { playbooksListed } from './runs/runs.hooks.ts'
import { tablesListed } from './tables/list-tables.ts'
import type { Table } from './tables/table.ts'
import type { SealedColumn } from './vault/sealed-column.ts'

/** What one area plugs into the product. The apps, the tests and the tools read a list of these. */
export interface Area {
  name: string
  /** Its contracts, each bound to its use cases, by the name that the test client calls it. */
  routes: Readonly<Record<string, BoundRoutes>>
  jobs: readonly Work[]
  reactions: readonly Reaction[]
  /** What it does in the same transaction when an area to its left changes something. */
  hooks: readonly HookReaction[]
  /** Jobs that run at fixed times, in UTC. */
  schedule: readonly ScheduledJob[]
  /** The environment variables that it alone reads. */
  settings: readonly Settings[]
  /** Where it keeps sealed values for longer than a few minutes. */
  sealed: readonly SealedColumn[]
  /** Its tables: whose they are, and how they are exported, moved, merged and deleted. */
  tables: readonly Table[]
  /** What it can run step by step, in every version that may still be open. */
  playbooks?: readonly Playbook[]
}

type Areas = readonly Area[]

export const routesOf = (areas: Areas): BoundRoutes[] => areas.flatMap(({ routes }) => Object.values(routes))

export const contractsOf = (areas: Areas): Contract[] => routesOf(areas).map(({ contract }) => contract)

export const playbooksOf = (areas: Areas): Playbook[] => areas.flatMap(({ playbooks }) => playbooks ?? [])

/** Every job with its work, the delivery of events to the reactions and to playbooks among them. */
export const workOf = (areas: Areas): Work[] => [
  deliveries([...areas.flatMap(({ reactions }) => reactions), ...reactionsOf(playbooksOf(areas))]),
  ...areas.flatMap(({ jobs }) => jobs),
]

/** With those that list tables and playbooks, so that areas to the left can act on them, and those that steps need. */
export const hooksOf = (areas: Areas): HookReaction[] => [
  ...areas.flatMap(({ hooks, tables, playbooks = [] }) => [
    ...hooks,
    during(tablesListed, async (_, { found }) => void found.push(...tables)),
    during(playbooksListed, async (_, found) => void found.push(...playbooks)),
  ]),
  ...new Set(playbooksOf(areas).flatMap(({ steps }) => steps.flatMap(({ hooks = [] }) => hooks))),
]

export const scheduleOf = (areas: Areas): ScheduledJob[] => areas.flatMap(({ schedule }) => schedule)

const settingsByAreas = new WeakMap<Areas, readonly Settings[]>()

/** The same list for the same areas, so that what is derived from it can be kept. */
export function settingsOf(areas: Areas): readonly Settings[] {
  const known = settingsByAreas.get(areas)
  if (known) return known
  const made = areas.flatMap(({ settings }) => settings)
  settingsByAreas.set(areas, made)
  return made
}

export const sealedOf = (areas: Areas): SealedColumn[] => areas.flatMap(({ sealed }) => sealed)

export const tablesOf = (areas: Areas): Table[] => areas.flatMap(({ tables }) => tables)
