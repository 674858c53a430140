import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const readImportJob = job('network.read-import', z.object({ importId: Id }))

export const importDone = event('import.done', z.object({ importId: Id, ownerId: z.int() }))
