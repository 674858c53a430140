import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { remindConnectorJob, sweepLinksJob } from './letters.jobs.ts'
import { deleteExpiredLinks } from './retire-links.ts'
import { remindConnector } from './write-to-connector.ts'

export const lettersWork: Work[] = [
  work(remindConnectorJob, (context, { requestId }) => remindConnector(context, requestId)),
  work(sweepLinksJob, deleteExpiredLinks),
]
