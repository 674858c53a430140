import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

/** The guests of an event were read, or the event was called off and is gone. */
export const gatheringRead = event('gathering.read', z.object({ gatheringId: Id, workspaceId: Id, userId: Id }))
