import { fail } from '../contract/problem.ts'
import type { HookContext } from '../events/hook.ts'
import { enqueue } from '../jobs/job.ts'
import { newId } from '../values/id.ts'
import { settingsOf, type Choice, type Playbook, type Start } from './playbook.ts'
import { readUse } from './runs.hooks.ts'
import { advanceRunJob } from './runs.jobs.ts'
import { runsMessages } from './runs.messages.ts'
import { insertRun } from './runs.store.ts'

/** Runs as the system, in the transaction of what starts it. Null if one is open about the same, or the playbook is off. */
export async function startRun(
  context: HookContext,
  playbook: Playbook,
  { workspaceId, viewerId, about, input, startedBy = null }: Start & { startedBy?: string | null },
): Promise<string | null> {
  const { tx, services } = context
  const use = await readUse(context, workspaceId, playbook.name)
  if (!use.isOn) return null
  const now = services.now()
  const id = newId(now.getTime())
  const started = await insertRun(tx, {
    id,
    workspaceId,
    viewerId,
    startedBy,
    playbook: playbook.name,
    version: playbook.version,
    about,
    input: JSON.stringify(playbook.input.parse(input)),
    settings: JSON.stringify(settingsOf(playbook, use.settings)),
    now,
  })
  if (started === 0) return null
  await enqueue(tx, advanceRunJob, { runId: id, workspaceId })
  return id
}

/** By hand: says why it did not start. */
export async function startRunByHand(
  context: HookContext,
  playbook: Playbook,
  { label: name, ...start }: Start & Choice & { startedBy: string },
): Promise<string> {
  if (!(await readUse(context, start.workspaceId, playbook.name)).isOn) throw fail('conflict', runsMessages.isOff())
  const id = await startRun(context, playbook, start)
  if (id === null) throw fail('conflict', runsMessages.alreadyOpen({ name }))
  return id
}
