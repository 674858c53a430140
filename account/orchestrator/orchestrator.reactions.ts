import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { cancelRunsOf } from '@wellmet/platform/runs/cancel-runs-of.ts'
import { playbookUsed, runFailed } from '@wellmet/platform/runs/runs.hooks.ts'
import { memberLeft } from '../members/members.events.ts'
import { findPlaybookSettings } from './orchestrator.store.ts'
import { tellFailed } from './tell-failed.ts'

export const orchestratorHooks: HookReaction[] = [
  during(playbookUsed, async ({ tx }, use) => {
    Object.assign(use, await findPlaybookSettings(tx, { workspaceId: use.workspaceId, playbook: use.playbook }))
  }),
  during(runFailed, tellFailed),
]

export const orchestratorReactions: Reaction[] = [when(memberLeft, 'cancel what runs as them', cancelRunsOf)]
