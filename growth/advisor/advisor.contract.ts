import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const AdvisorSource = z
  .object({
    kind: z
      .enum(['help', 'docs', 'guides'])
      .meta({ description: 'help: of the product; the others are of the workspace' }),
    documentId: Id.nullable(),
    document: z.string(),
    heading: z.string(),
    language: z.string(),
    url: z.string().nullable().meta({ description: 'With the heading, where the page has anchors' }),
  })
  .meta({ id: 'AdvisorSource' })
export type AdvisorSource = z.infer<typeof AdvisorSource>

export const AdvisorAnswer = z
  .object({
    isInDocuments: z.boolean(),
    says: z.string().nullable().meta({ description: 'Why nothing is quoted' }),
    sentences: z
      .array(z.object({ text: z.string(), source: AdvisorSource }))
      .meta({ description: 'Word for word as they stand in the source' }),
    documents: z.int().meta({ description: 'Documents that were searched' }),
    sections: z.int(),
  })
  .meta({ id: 'AdvisorAnswer' })
export type AdvisorAnswer = z.infer<typeof AdvisorAnswer>

export const AdvisorDocument = z
  .object({
    kind: AdvisorSource.shape.kind,
    documentId: Id.nullable(),
    title: z.string(),
    language: z.string(),
    url: z.string().nullable(),
    sections: z.int(),
    sentences: z.int(),
    since: Timestamp.nullable().meta({ description: 'When it was published; null: with the release that runs here' }),
    stale: z
      .enum(['newer_draft', 'old'])
      .nullable()
      .meta({ description: 'newer_draft: changed and not published; old: written more than a year ago' }),
  })
  .meta({ id: 'AdvisorDocument' })
export type AdvisorDocument = z.infer<typeof AdvisorDocument>

export const advisor = contract('accelerator-chat', {
  ask: {
    route: 'POST /api/accelerator-chat',
    access: 'viewer',
    keys: 'never',
    summary: 'Answer a question with sentences of the published documents and guides, each with its source',
    body: z.strictObject({ question: Text(500) }),
    reply: AdvisorAnswer,
    rate: { points: 30, seconds: 60 },
  },
  status: {
    route: 'GET /api/advisor-docs-status',
    access: 'viewer',
    keys: 'never',
    summary: 'Which documents questions are answered from, since when, and which are stale',
    reply: z.object({
      documents: z.array(AdvisorDocument),
      sections: z.int(),
      most: z.int().meta({ description: 'Of the workspace’s documents, the newest so many are searched' }),
    }),
    rate: { points: 60, seconds: 60 },
  },
})
