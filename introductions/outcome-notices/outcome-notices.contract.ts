import { z } from 'zod'

/** Whether the connector is emailed about an outcome; `did`: they had the one email about an earlier step. */
export const OutcomeEmail = z.enum(['will', 'did', 'wont'])
export type OutcomeEmail = z.infer<typeof OutcomeEmail>
