import { z } from 'zod'
import { Id, TimeZone } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

export const userSignedUp = event(
  'user.signed-up',
  z.object({ userId: Id, workspaceId: Id, timeZone: TimeZone.optional() }),
)
