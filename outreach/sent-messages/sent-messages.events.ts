import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

/** A step of a follow-up left the mailbox of the member who wrote it. */
export const stepSent = event('follow-up.step-sent', z.object({ sequenceId: Id, step: z.int(), userId: Id }))
