import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { remindConnectorJob } from './asks.jobs.ts'
import { remindConnector } from './email-connector.ts'

export const asksWork: Work[] = [
  work(remindConnectorJob, (context, { requestId }) => remindConnector(context, requestId)),
]
