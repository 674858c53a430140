import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { notifyOfOutcomeJob, remindConnectorJob } from './asks.jobs.ts'
import { remindConnector } from './email-connector.ts'
import { notifyOfOutcome } from './notify-of-outcome.ts'

export const asksWork: Work[] = [
  work(notifyOfOutcomeJob, (context, { requestId }) => notifyOfOutcome(context, requestId)),
  work(remindConnectorJob, (context, { requestId }) => remindConnector(context, requestId)),
]
