import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const readImportJob = job('contacts.read-import', z.object({ importId: Id, workspaceId: Id, userId: Id }))
export const undoImportJob = job('contacts.undo-import', z.object({ importId: Id, workspaceId: Id, userId: Id }))
