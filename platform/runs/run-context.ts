import type { Tx } from '../database/connection.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Playbook } from './playbook.ts'
import type { RunContext, Step } from './step.ts'
import { waitKeyOf } from './wait-keys.ts'

interface Of {
  tx: Tx
  db: Db
  services: Services
  playbook: Playbook
  step: Step
  run: { id: string; workspaceId: string; viewerId: string; input: unknown; settings: Readonly<Record<string, number>> }
  now: Date
  attempt: number
  values: ReadonlyMap<string, unknown>
}

export const contextOf = ({ playbook, step, run, values, ...rest }: Of): RunContext => ({
  ...rest,
  runId: run.id,
  viewer: { workspaceId: run.workspaceId, userId: run.viewerId },
  input: playbook.input.parse(run.input),
  settings: run.settings,
  valueOf: <T>({ name }: Step<unknown, string, T>) => values.get(name) as T | undefined,
  keyOf: (key) => waitKeyOf(playbook, step.name, key),
})

/** The transactions of a run see what its viewer sees. */
export const openAsViewer = (
  { database }: Services,
  { workspaceId, viewerId }: { workspaceId: string; viewerId: string },
): Db => database.asViewer({ viewerId, workspaceId, principal: `user:${viewerId}` })
