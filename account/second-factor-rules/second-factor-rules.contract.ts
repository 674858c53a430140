import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'

export const SecondFactorRule = z
  .object({
    required: z.boolean().meta({ description: 'Members without a second factor can only set one up' }),
    membersWithout: z.array(z.object({ userId: Id, name: z.string() })),
  })
  .meta({ id: 'SecondFactorRule' })
export type SecondFactorRule = z.infer<typeof SecondFactorRule>

export const secondFactorRules = contract('security', {
  show: {
    route: 'GET /api/security/workspace-rule',
    access: 'owner',
    keys: 'never',
    summary: 'Whether this workspace demands a second factor, and who has none',
    reply: SecondFactorRule,
  },
  change: {
    route: 'PUT /api/security/workspace-rule',
    access: 'owner',
    keys: 'never',
    fresh: 10,
    summary: 'Demand a second factor of every member of this workspace, or stop demanding it',
    body: z.strictObject({ required: z.boolean() }),
    reply: SecondFactorRule,
  },
})
