import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '../contacts/contacts.contract.ts'
import { Path } from '../paths/paths.contract.ts'

export const LastUpdated = z.object({
  at: Timestamp,
  source: z.string(),
  ageDays: z.int(),
  label: FreshnessLabel,
})

export const Profile = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    trustRank: z.int().min(0).max(100),
    source: z.enum(['graph', 'database', 'pdl']),
    path: Path,
    connectorCount: z.int(),
    lastUpdated: LastUpdated,
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const LookupQuestion = z
  .strictObject({ email: EmailAddress.optional(), linkedinUrl: z.string().trim().min(3).max(300).optional() })
  .refine(
    ({ email, linkedinUrl }) => email !== undefined || linkedinUrl !== undefined,
    'needs an e-mail address or a LinkedIn address',
  )
export type LookupQuestion = z.infer<typeof LookupQuestion>

export const people = contract('people', {
  profile: {
    route: 'GET /api/people/profile/:id',
    access: 'viewer',
    summary: 'Somebody in reach, as far as I can see them',
    reply: Profile,
  },
  lookup: {
    route: 'POST /api/people/lookup',
    access: 'member',
    summary: 'Find people by address; somebody unknown, and somebody known only to others, are both null',
    body: z.strictObject({ people: z.array(LookupQuestion).min(1).max(25) }),
    reply: z.object({ results: z.array(Profile.nullable()).meta({ description: 'In the order of the questions' }) }),
    rate: { points: 120, seconds: 60 },
  },
})
