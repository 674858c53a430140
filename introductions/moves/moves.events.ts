import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'
import { By } from '../stages/stages.contract.ts'

/** Whatever happened to a request; `from` and `to` are stages, the same where only its words or its time changed. */
export const introductionChanged = event(
  'introduction.changed',
  z.object({
    requestId: Id,
    /** Who asks. */
    userId: Id,
    workspaceId: Id,
    by: By,
    kind: z.string(),
    from: z.string().nullable(),
    to: z.string(),
  }),
)

/** The connector is asked from this moment: now, or at the time that was set. */
export const introductionAsked = event('introduction.asked', z.object({ requestId: Id }))

/** The asker asked the connector without Wellmet. An event of its own, so that nothing that writes to the connector reacts. */
export const introductionAskedElsewhere = event('introduction.asked-elsewhere', z.object({ requestId: Id }))
