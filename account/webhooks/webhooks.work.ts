import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { eventDays } from './webhooks.contract.ts'
import { deliverWebhookJob, sweepWebhooksJob } from './webhooks.jobs.ts'
import { deleteEventsBefore } from './webhooks.store.ts'

export const webhooksWork: Work[] = [
  attempt(deliverWebhookJob, ({ services }, { endpointId }) => deliverWebhooks(services, endpointId)),
  work(sweepWebhooksJob, async ({ tx, services }) => {
    await deleteEventsBefore(tx, { before: addDays(services.now(), -eventDays) })
  }),
]
