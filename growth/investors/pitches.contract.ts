import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { DisplayName, Id, Name, Nothing, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { secret } from '@wellmet/platform/contract/shapes.ts'
import { mostSections } from './pitch-limits.contract.ts'
import { Path } from '@wellmet/graph/paths/paths.contract.ts'

export const mostLinks = 500

export const SectionKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

const Section = z.strictObject({
  key: SectionKey.meta({ description: 'By which reads are counted, such as financials' }),
  title: Name,
  text: Text(5000),
})

export const PitchChange = z.strictObject({
  title: DisplayName,
  sections: z
    .array(Section)
    .min(1)
    .max(mostSections)
    .refine((sections) => new Set(sections.map(({ key }) => key)).size === sections.length),
})
export type PitchChange = z.infer<typeof PitchChange>

export const PitchLink = z
  .object({
    id: Id,
    reader: z.string().meta({ description: 'Whom it was made for' }),
    createdAt: Timestamp,
    isRevoked: z.boolean(),
    reads: z.array(
      z.object({
        section: z.string(),
        title: z.string(),
        who: z
          .string()
          .meta({ description: 'The reader where they ticked that it is them; otherwise somebody with the link' }),
        times: z.int(),
        lastOn: z.iso.date(),
      }),
    ),
    path: z
      .object({ to: z.object({ id: Id, name: z.string(), role: z.string().nullable() }), path: Path })
      .nullable()
      .meta({ description: 'My best path into the company of that name' }),
  })
  .meta({ id: 'PitchLink' })
export type PitchLink = z.infer<typeof PitchLink>

export const PitchPage = z
  .object({ workspace: z.string(), title: z.string(), reader: z.string(), sections: z.array(Section) })
  .meta({ id: 'PitchPage' })

/** Of a link. */
export const PitchToken = secret(z.string().regex(/^[\w-]{43}$/))

export const pitches = contract('investors', {
  show: {
    route: 'GET /api/investors/pitch',
    access: 'member',
    summary: 'The pitch page of this workspace, who it was sent to, and which sections were opened',
    reply: z.object({ pitch: PitchChange.nullable(), links: z.array(PitchLink) }),
  },
  save: {
    route: 'PUT /api/investors/pitch',
    access: 'admin',
    summary: 'Write the pitch page; readers see it at once',
    body: PitchChange,
    reply: PitchChange,
  },
  addLink: {
    route: 'POST /api/investors/links',
    access: 'admin',
    keys: 'never',
    summary: 'Make a link for one reader; it is shown once',
    body: z.strictObject({ reader: DisplayName }),
    reply: z.object({ id: Id, url: secret(z.string()) }),
    status: 201,
    rate: { points: 300, seconds: 3600 },
  },
  revokeLink: {
    route: 'DELETE /api/investors/links/:id',
    access: 'admin',
    summary: 'The link stops working; what was read stays',
    reply: Nothing,
    status: 204,
  },
  read: {
    route: 'GET /api/investors/pages/:token',
    access: 'anyone',
    summary: 'The pitch page for a reader; changes and counts nothing',
    params: z.strictObject({ token: PitchToken }),
    reply: PitchPage,
    rate: { points: 60, seconds: 60 },
  },
})
