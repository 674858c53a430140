import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { publishDocumentJob } from './content.jobs.ts'
import { publishPlanned } from './publish-document.ts'

export const contentWork: Work[] = [
  work(publishDocumentJob, (context, { documentId }) => publishPlanned(context, documentId)),
]
