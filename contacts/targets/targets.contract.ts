import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { targetsMessages } from './targets.messages.ts'

/** In one workspace, of all members together. */
export const mostTargets = 500
export const mostFormerCompanies = 5

export const Target = z
  .object({
    id: Id.meta({ description: 'The person, as in every list and path' }),
    name: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    formerCompanies: z.array(z.string()),
    linkedinUrl: z.string().nullable(),
    email: z.string().nullable(),
    isContact: z.boolean().meta({ description: 'They came in as a contact of mine since' }),
    addedAt: Timestamp,
  })
  .meta({ id: 'Target' })
export type Target = z.infer<typeof Target>

/** With or without https, in any language, with a query, also the older /pub/. */
const ProfileUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?[Ll]inked[Ii]n\.com\/(?:in|pub)\/[^\s/?#]{2,100}(?:[/?#]\S{0,300})?$/, {
    error: () => targetsMessages.notProfile(),
  })

const fields = {
  name: Name,
  title: Name.nullable(),
  company: Name.nullable(),
  formerCompanies: z
    .array(Name)
    .max(mostFormerCompanies)
    .meta({ description: 'Where they worked before: whoever of my contacts is there now may know them' }),
}

export const NewTarget = z
  .strictObject({
    name: fields.name.optional().meta({ description: 'Without it, as the profile or the address spells it' }),
    title: fields.title.optional(),
    company: fields.company.optional().meta({ description: 'Without it, as the domain of the address spells it' }),
    formerCompanies: fields.formerCompanies.optional(),
    linkedinUrl: ProfileUrl.optional(),
    email: EmailAddress.optional(),
  })
  .refine(({ name, linkedinUrl, email }) => name !== undefined || linkedinUrl !== undefined || email !== undefined, {
    error: () => targetsMessages.nobodyNamed(),
    path: ['name'],
  })
export type NewTarget = z.infer<typeof NewTarget>

export const TargetChange = z
  .strictObject({ ...fields, linkedinUrl: ProfileUrl.meta({ description: 'Whoever has this profile is this target' }) })
  .partial()
export type TargetChange = z.infer<typeof TargetChange>

export const targets = contract('network', {
  list: {
    route: 'GET /api/network/targets',
    access: 'viewer',
    summary: 'People whom I want to meet and added by name, address or profile, newest first; nobody else sees them',
    reply: Page(Target),
  },
  add: {
    route: 'POST /api/network/targets',
    access: 'member',
    summary:
      'Add somebody as a target who need not be in any file; they are no contact. 200 when they were a target already, who then has what was typed',
    body: NewTarget,
    reply: Target,
    status: [201, 200],
    rate: { points: 300, seconds: 3600 },
  },
  change: {
    route: 'PATCH /api/network/targets/:id',
    access: 'member',
    summary: 'Change what is known of a target, such as where they work: the paths follow from it',
    body: TargetChange,
    reply: Target,
  },
  remove: {
    route: 'DELETE /api/network/targets/:id',
    access: 'member',
    summary: 'Remove a target. Requests about them stay',
    reply: Nothing,
    status: 204,
  },
})
