import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** In one workspace. */
export const mostDocuments = 500
export const mostVersions = 200
/** Numbers of deleted versions are not given again. */
export const VersionNumber = z.int().min(1).max(1_000_000)
export const mostSlugs = 50
export const mostShown = 50
/** Of a whole page, so that it opens at once on a slow phone. */
export const mostPageBytes = 50_000

export const mostOfSlug = 80
const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(mostOfSlug)
  .regex(slugPattern)
  .meta({ description: 'The address of the page under /p/: letters a to z, digits and hyphens' })

const DocumentState = z.enum(['draft', 'scheduled', 'published', 'changed', 'taken_down']).meta({
  id: 'DocumentState',
  description: 'changed: published, and edited since. taken_down: by the operator of the server',
})

const Values = z.record(z.string(), z.string())

export const ContentDocument = z
  .object({
    id: Id,
    kind: z.string(),
    slug: z.string().nullable().meta({ description: 'Null where its kind has no page' }),
    url: z.string().nullable().meta({ description: 'Where it is, while it is published' }),
    state: DocumentState,
    version: z.int(),
    publishedVersion: z.int().nullable(),
    publishedAt: Timestamp.nullable(),
    publishAt: Timestamp.nullable(),
    takenDown: z.string().nullable().meta({ description: 'Why the operator took it down' }),
    fields: Values,
    changedAt: Timestamp,
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'ContentDocument' })
export type ContentDocument = z.infer<typeof ContentDocument>

export const DocumentVersion = z
  .object({
    number: z.int(),
    fields: Values,
    author: z.string().nullable(),
    at: Timestamp,
    restoredFrom: z.int().nullable(),
    isPublished: z.boolean(),
  })
  .meta({ id: 'DocumentVersion' })
export type DocumentVersion = z.infer<typeof DocumentVersion>

export const PublishOrder = z.strictObject({
  version: VersionNumber.optional().meta({ description: 'The newest without it' }),
  at: Timestamp.optional().meta({ description: 'Publish then. A time in the past publishes now' }),
})
export type PublishOrder = z.infer<typeof PublishOrder>

export const PublicItem = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    language: z.string(),
    publishedAt: Timestamp.nullable().meta({ description: 'Null for the help of the product' }),
    changedAt: Timestamp.nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'PublicItem' })
export type PublicItem = z.infer<typeof PublicItem>

export const PublicDocument = PublicItem.extend({
  fields: Values.meta({ description: 'As written; the text is Markdown with blocks' }),
  html: z.string().meta({ description: 'The text, rendered and sanitized' }),
}).meta({ id: 'PublicDocument' })
export type PublicDocument = z.infer<typeof PublicDocument>

export const KindConfig = z
  .object({
    name: z.string(),
    title: z.string(),
    about: z.string(),
    place: z.enum(['page', 'team']),
    isListed: z.boolean(),
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        as: z.enum(['line', 'text', 'markdown', 'choice']),
        most: z.int(),
        choices: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'KindConfig' })
export type KindConfig = z.infer<typeof KindConfig>
