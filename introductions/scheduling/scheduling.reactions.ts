import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { askPlanned } from '../requests/requests.hooks.ts'
import { askScheduledJob } from './scheduling.jobs.ts'

export const schedulingHooks: HookReaction[] = [
  during(askPlanned, ({ tx }, { at, ...ask }) =>
    enqueue(tx, askScheduledJob, ask, { key: `ask:${ask.requestId}`, runAt: at }),
  ),
]
