import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Playbook } from '@wellmet/platform/runs/playbook.ts'
import { notify } from '../notifications/notify.ts'
import { orchestratorMessages } from './orchestrator.messages.ts'

interface Failed {
  runId: string
  workspaceId: string
  viewerId: string
  playbook: Playbook
}

export const runLink = (runId: string): `/${string}` => `/settings/playbooks/${runId}`

/** Whoever the run is for can retry it, and sees why it failed. */
export const tellFailed = (
  { tx, services }: HookContext,
  { runId, workspaceId, viewerId, playbook }: Failed,
): Promise<void> =>
  notify(tx, services, {
    userId: viewerId,
    workspaceId,
    kind: 'playbook.stopped',
    title: orchestratorMessages.stopped.message({ playbook: playbook.title() }),
    link: runLink(runId),
  })
