import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** More than anybody says by hand; a bound for what every ranking reads. */
export const mostStepCorrections = 500

/** `know_well` is evidence for the step by my word, and no proof; `not_acquainted` leaves the step out. */
const SaidOfStep = z.enum(['not_acquainted', 'know_well'])

export const StepCorrection = z
  .object({
    id: Id,
    from: Id.meta({ description: 'A teammate’s user id, or a person’s id' }),
    fromName: z.string(),
    to: Id,
    toName: z.string(),
    says: SaidOfStep,
    correctedAt: Timestamp,
  })
  .meta({ id: 'StepCorrection' })
export type StepCorrection = z.infer<typeof StepCorrection>

export const NewStepCorrection = z.strictObject({
  from: Id.meta({ description: 'Where the step begins: a teammate’s user id, or a person’s id' }),
  to: Id.meta({ description: 'The person to whom the step leads' }),
  says: SaidOfStep.default('not_acquainted').meta({ description: 'The last word counts, where both were said' }),
})
export type NewStepCorrection = z.infer<typeof NewStepCorrection>

export const stepCorrections = contract('network', {
  list: {
    route: 'GET /api/network/step-corrections',
    access: 'viewer',
    summary: 'Whom I said not to know each other, or to know each other well, newest first; nobody else sees it',
    reply: Page(StepCorrection),
  },
  say: {
    route: 'POST /api/network/step-corrections',
    access: 'member',
    summary:
      'Say that two people on a path do not know each other: no path of mine uses that step; or that they know each other well',
    body: NewStepCorrection,
    reply: StepCorrection,
    status: [201, 200],
  },
  takeBack: {
    route: 'DELETE /api/network/step-corrections/:id',
    access: 'member',
    summary: 'Take it back: the step is as the evidence has it',
    reply: Nothing,
    status: 204,
  },
})
