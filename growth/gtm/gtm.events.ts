import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

/** A program of the workspace told of somebody, and this member is to look at it. */
export const leadTriggered = event('lead.triggered', z.object({ workspaceId: Id, leadId: Id, userId: Id }))
