import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { askScheduledJob } from './scheduling.jobs.ts'
import { handleSilenceJob } from '../silence/silence.jobs.ts'
import { listDue } from './scheduling.store.ts'
import { silenceRules } from '../silence/silence.rules.ts'

/** For whatever was not woken up at its time; whoever waits under the same key is woken up now and looks for itself. */
export async function catchUp({ tx, services }: WorkContext): Promise<void> {
  const now = services.now()
  const silentSince = addDays(now, -silenceRules.remindAfterDays[0])
  for (const { id: requestId, workspaceId, userId, isDraft } of await listDue(tx, { now, silentSince })) {
    if (isDraft) await enqueue(tx, askScheduledJob, { requestId, workspaceId, userId }, { key: `ask:${requestId}` })
    else await enqueue(tx, handleSilenceJob, { requestId }, { key: `silence:${requestId}` })
  }
}
