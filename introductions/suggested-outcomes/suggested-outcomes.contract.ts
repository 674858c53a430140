import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { OutcomeKind } from '../outcomes/outcomes.contract.ts'
import { Stage } from '../stages/stages.contract.ts'

export const SuggestableOutcome = OutcomeKind.extract(['intro_sent', 'target_replied', 'meeting_booked'])
export type SuggestableOutcome = z.infer<typeof SuggestableOutcome>

/** What I am in the request. */
export const Role = z.enum(['asker', 'connector'])
export type Role = z.infer<typeof Role>

export const SuggestedOutcome = z
  .object({
    id: Id,
    requestId: Id,
    role: Role.meta({ description: 'Whether it is my own request, or one that was asked of me' }),
    outcome: SuggestableOutcome,
    asker: z.object({ name: z.string() }),
    connector: z.object({ name: z.string() }),
    target: z.object({ name: z.string() }),
    records: z.int().meta({ description: 'How many emails or meetings show it' }),
    firstAt: Timestamp.meta({ description: 'When the first of them was sent, or begins' }),
  })
  .meta({ id: 'SuggestedOutcome' })
export type SuggestedOutcome = z.infer<typeof SuggestedOutcome>

export const OutcomeSettings = z
  .strictObject({
    recordsAutomatically: z
      .boolean()
      .meta({ description: 'Whether what my mail shows about my own requests is recorded without a click' }),
  })
  .meta({ id: 'OutcomeSettings' })
export type OutcomeSettings = z.infer<typeof OutcomeSettings>

export const suggestedOutcomes = contract('introductions', {
  list: {
    route: 'GET /api/introductions/suggested-outcomes',
    access: 'viewer',
    summary: 'What my own mail and calendar show about open requests: of each request the furthest',
    reply: Page(SuggestedOutcome),
  },
  confirm: {
    route: 'POST /api/introductions/suggested-outcomes/:id/confirm',
    access: 'member',
    summary: 'It is so: record it as if I had said it',
    reply: z.object({
      requestId: Id,
      stage: Stage,
      mayUndo: z.boolean().meta({ description: 'My own request can be put back to where it stood' }),
    }),
  },
  dismiss: {
    route: 'POST /api/introductions/suggested-outcomes/:id/dismiss',
    access: 'member',
    summary: 'It is not so: the same emails and meetings do not suggest it again',
    status: 204,
    reply: Nothing,
  },
  showSettings: {
    route: 'GET /api/introductions/outcome-settings',
    access: 'viewer',
    summary: 'Whether outcomes that my mail shows are recorded without a click',
    reply: OutcomeSettings,
  },
  saveSettings: {
    route: 'PUT /api/introductions/outcome-settings',
    access: 'member',
    summary: 'Change it; holds for what is read from now on',
    body: OutcomeSettings,
    reply: OutcomeSettings,
  },
})
