import { z } from 'zod'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { ServerApprovalKind } from '../server-approvals/server-approvals.hooks.ts'
import { quickActionsMessages as m } from './quick-actions.messages.ts'

const Jobs = z.strictObject({ job: z.string(), ids: z.array(z.string()), agent: z.string().nullable() })
export type ChosenJobs = z.infer<typeof Jobs>

const hours = 24
const asker = (agent: string | null) => (agent === null ? [] : [{ label: m.factAgent.message(), value: agent }])

const ofJobs = (action: 'retry_jobs' | 'drain_queue', means: () => Message): ServerApprovalKind<ChosenJobs> => ({
  name: action === 'retry_jobs' ? 'server.retry-jobs' : 'server.drain-queue',
  payload: Jobs,
  hours,
  shows: ({ job, ids, agent }) => ({
    title: m.asks.message({ action, job, n: ids.length }),
    facts: [
      { label: m.factJob.message(), value: job },
      { label: m.factCount.message(), value: String(ids.length) },
      { label: m.factMeans.message(), value: means() },
      ...asker(agent),
    ],
    items: ids.length,
  }),
})

export const retryJobsKind = ofJobs('retry_jobs', () => m.meansRetry.message())
export const drainQueueKind = ofJobs('drain_queue', () => m.meansDrain.message())

/** Operators pause at once, because they can resume. An agent asks. */
export const pauseSendingKind: ServerApprovalKind<{ agent: string }> = {
  name: 'server.pause-sending',
  payload: z.strictObject({ agent: z.string() }),
  hours,
  shows: ({ agent }) => ({
    title: m.asksPause.message(),
    facts: [{ label: m.factMeans.message(), value: m.meansPause.message() }, ...asker(agent)],
    items: 1,
  }),
}
