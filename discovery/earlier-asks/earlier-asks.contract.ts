import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Where a request stands that was asked. */
export const AskStage = z.enum([
  'awaiting_connector',
  'connector_replied',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'cancelled',
])
export type AskStage = z.infer<typeof AskStage>

export const EarlierAsk = z
  .object({
    requestId: Id,
    isMine: z.boolean().meta({ description: 'False where a teammate asked and I joined' }),
    askedBy: z.string(),
    target: z.object({ personId: Id.nullable(), name: z.string(), title: z.string().nullable() }),
    connector: z.object({ name: z.string() }),
    stage: AskStage,
    introduced: z
      .boolean()
      .meta({ description: 'It came to an introduction at any time, also where it ended afterwards' }),
    askedAt: Timestamp,
    changedAt: Timestamp,
  })
  .meta({ id: 'EarlierAsk', description: 'A request that I may see, and what came of it' })
export type EarlierAsk = z.infer<typeof EarlierAsk>
