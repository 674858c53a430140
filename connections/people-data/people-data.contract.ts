import { z } from 'zod'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** How the people-data provider stands to the one who asks. */
export const PeopleDataProvider = z
  .object({
    state: z.enum(['off', 'ok', 'limited', 'down']).meta({
      description:
        'off: this server has no account with it · limited: used up until resetsAt · down: it did not answer',
    }),
    remaining: z.int().min(0).optional().meta({ description: 'What is left of the workspace’s own share this month' }),
    resetsAt: Timestamp.optional(),
  })
  .meta({ id: 'PeopleDataProvider' })
export type PeopleDataProvider = z.infer<typeof PeopleDataProvider>

export const seniorities = [
  'cxo',
  'vp',
  'director',
  'manager',
  'senior',
  'entry',
  'owner',
  'partner',
  'training',
] as const
export type Seniority = (typeof seniorities)[number]

/** Whom the provider is asked for; at least one is set. */
export interface PersonQuestion {
  readonly name: string | null
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
  readonly seniority: Seniority | null
}

/** What is taken over of a profile, and nothing more: no addresses, no numbers. */
export interface ProvidedPerson {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
  readonly linkedinUrl: string | null
  /** The day on which the provider last saw that the role is still so. */
  readonly verifiedOn: string | null
}
