import { attempt, enqueue, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { askAtItsTime, giveBackAtItsTime } from './ask-at-its-time.ts'
import { hasRouteStill } from './has-route-still.ts'
import { noticeSilence } from './notice-silence.ts'
import { askScheduledJob, catchUpJob, noticeSilenceJob } from './requests.events.ts'
import { listDue } from './requests.store.ts'
import { silenceRules } from './turn.rules.ts'

/** Without a receipt: what was asked, put off or given back is not at its time any more. */
const askScheduled = attempt(askScheduledJob, async ({ services }, { requestId }) => {
  const hasRoute = await hasRouteStill(services, requestId)
  const act = hasRoute ? askAtItsTime : giveBackAtItsTime
  await services.database.system.asSystem((tx) => act(tx, services, requestId))
})

const noticeSilent = work(noticeSilenceJob, ({ tx, services }, { requestId }) => noticeSilence(tx, services, requestId))

/** For whatever was not woken up at its time; whoever waits under the same key is woken up now and looks for itself. */
const catchUp = work(catchUpJob, async ({ tx, services }) => {
  const now = services.now()
  const silentSince = new Date(now.getTime() - silenceRules.remindAfterDays[0] * 86_400_000)
  for (const { id: requestId, isDraft } of await listDue(tx, { now, silentSince })) {
    if (isDraft) await enqueue(tx, askScheduledJob, { requestId }, { key: `ask:${requestId}` })
    else await enqueue(tx, noticeSilenceJob, { requestId }, { key: `silence:${requestId}` })
  }
})

export const requestsWork: Work[] = [askScheduled, noticeSilent, catchUp]
