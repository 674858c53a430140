import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Name, Text } from '@wellmet/platform/contract/shapes.ts'
import { connectorRulesMessages } from './connector-rules.messages.ts'

export const defaultAsksAMonth = 5

export const NoGoPerson = z.strictObject({
  name: Name,
  company: Name.optional().meta({ description: 'Without it everybody of that name' }),
  email: EmailAddress.optional(),
  linkedinUrl: Text(300, 3).optional(),
})

/** What a connector allows; whoever asks hears only that, and from when, never which rule about whom. */
export const ConnectorRules = z
  .strictObject({
    asksAMonth: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: `In any 30 days, by everybody here together; null is ${defaultAsksAMonth}, 0 is none` }),
    batchDay: z.int().min(1).max(7).nullable().meta({ description: 'Asks wait for this day of the week; 1 is Monday' }),
    quietFrom: z.iso.date().nullable(),
    quietTo: z.iso.date().nullable().meta({ description: 'The last quiet day' }),
    noGoCompanies: z.array(Name).max(200),
    noGoPeople: z.array(NoGoPerson).max(200),
    tellsOutcomes: z.boolean().meta({ description: 'Whether the connector hears what became of an introduction' }),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    error: () => connectorRulesMessages.bothDays(),
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietTo === null || quietFrom <= quietTo, {
    path: ['quietTo'],
    error: () => connectorRulesMessages.endsTooEarly(),
  })
  .meta({ id: 'ConnectorRules' })
export type ConnectorRules = z.infer<typeof ConnectorRules>

export const connectorRules = contract('introductions', {
  show: {
    route: 'GET /api/introductions/connector-rules',
    access: 'viewer',
    summary: 'What I allow those who would ask me for introductions in this workspace',
    reply: ConnectorRules,
  },
  keep: {
    route: 'PUT /api/introductions/connector-rules',
    access: 'member',
    summary: 'Change it; holds for every ask from now on',
    body: ConnectorRules,
    reply: ConnectorRules,
  },
})
