import { hook } from '../events/hook.ts'
import type { HookContext } from '../events/hook.ts'
import { runHook } from '../events/hook.ts'
import type { Playbook } from './playbook.ts'

/** Each area adds the playbooks that it declares, in every version that may still run. */
export const playbooksListed = hook<Playbook[]>('runs.playbooks-listed')

export interface PlaybookUse {
  workspaceId: string
  playbook: string
  /** Set by whoever knows whether the workspace uses it, and how. Off unless somebody says otherwise. */
  isOn: boolean
  settings: Readonly<Record<string, number>>
}

/** Asked before a run starts. */
export const playbookUsed = hook<PlaybookUse>('runs.playbook-used')

/** A step failed as often as it may; the run waits for a person. In the transaction that records it, as the system. */
export const runFailed = hook<{ runId: string; workspaceId: string; viewerId: string; playbook: Playbook }>(
  'runs.failed',
)

export async function listPlaybooks(context: HookContext): Promise<Playbook[]> {
  const playbooks: Playbook[] = []
  await runHook(context, playbooksListed, playbooks)
  return playbooks
}

export async function readUse(context: HookContext, workspaceId: string, playbook: string): Promise<PlaybookUse> {
  const use: PlaybookUse = { workspaceId, playbook, isOn: false, settings: {} }
  await runHook(context, playbookUsed, use)
  return use
}
