import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

/** An issue of Linear that links to these introduction requests was completed. Whether there are such requests is not known. */
export const issueCompleted = event('linear-issue.completed', z.object({ requestIds: z.array(Id), issue: z.string() }))
