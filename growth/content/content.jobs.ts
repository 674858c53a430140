import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const publishDocumentJob = job('growth.publish-document', z.object({ workspaceId: Id, documentId: Id }))
