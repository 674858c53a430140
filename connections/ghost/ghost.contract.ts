import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Page, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { accountStates } from '../engine/engine.contract.ts'

/** The longest text of a post that is written from here. */
export const longestPost = 500_000

export const GhostAccess = z.strictObject({
  url: Text(2000)
    .regex(/^https?:\/\/[^\s/@]{1,300}(?:\/\S{0,1700})?$/)
    .meta({ description: 'Where the admin of the site is, such as https://blog.example.com' }),
  adminKey: secret(
    z
      .string()
      .trim()
      .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/)
      .meta({ description: 'Admin API key of a custom integration: an id, a colon and a secret' }),
  ),
  membersBecomeLeads: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether members who agreed to a newsletter become leads of the workspace' }),
})
export type GhostAccess = z.infer<typeof GhostAccess>

export const GhostSettings = z
  .object({
    state: z.enum(accountStates),
    accountId: Id.nullable(),
    site: z.string().nullable().meta({ description: 'The name of the site' }),
    url: z.string().nullable(),
    membersBecomeLeads: z.boolean(),
    lastReadAt: Timestamp.nullable().meta({ description: 'When its members were last read' }),
    isReading: z.boolean(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'GhostSettings' })
export type GhostSettings = z.infer<typeof GhostSettings>

export const ghostPostStates = ['draft', 'scheduled', 'published', 'sent'] as const
const PostState = z.enum(ghostPostStates).meta({ description: 'sent: by email only' })

/** Ghost numbers its posts itself. */
export const GhostPostId = z.string().regex(/^[0-9a-f]{24}$/)

export const GhostPostSummary = z
  .object({
    id: GhostPostId,
    title: z.string(),
    state: PostState,
    url: z.url().nullable().meta({ description: 'Where it is, or will be' }),
    updatedAt: Timestamp,
    publishedAt: Timestamp.nullable(),
  })
  .meta({ id: 'GhostPostSummary' })
export type GhostPostSummary = z.infer<typeof GhostPostSummary>

export const GhostPost = GhostPostSummary.extend({
  excerpt: z.string().nullable(),
  html: z.string(),
  hasCards: z
    .boolean()
    .meta({ description: 'It holds cards, such as galleries, that would be lost if its text was written as HTML' }),
}).meta({ id: 'GhostPost' })
export type GhostPost = z.infer<typeof GhostPost>

const Title = Text(255).meta({ description: 'On one line' })
const Excerpt = Text(300)
const Html = z.string().max(longestPost)
/** Nothing is ever sent to members by email from here. */
const Written = z.enum(['draft', 'published'])

export const NewGhostPost = z.strictObject({
  title: Title,
  html: Html,
  excerpt: Excerpt.optional(),
  state: Written.default('draft'),
})
export type NewGhostPost = z.infer<typeof NewGhostPost>

export const GhostPostChange = z.strictObject({
  updatedAt: Timestamp.meta({ description: 'Of the version that was edited. 409 if somebody saved another one since' }),
  title: Title.optional(),
  html: Html.optional(),
  excerpt: Excerpt.nullable().optional(),
  state: Written.optional(),
})
export type GhostPostChange = z.infer<typeof GhostPostChange>

const hour = 3600
const reading = { points: 120, seconds: 60 }
const PostParams = z.strictObject({ id: GhostPostId })

export const ghostContract = contract('ghost', {
  settings: {
    route: 'GET /api/ghost/settings',
    access: 'viewer',
    summary: 'My Ghost site, and how far reading its members has come',
    reply: GhostSettings,
  },
  saveSettings: {
    route: 'POST /api/ghost/settings',
    access: 'member',
    summary: 'Connect a Ghost site with its Admin API key, or say whether its members become leads',
    body: z
      .strictObject({
        access: GhostAccess.omit({ membersBecomeLeads: true }).optional(),
        membersBecomeLeads: z.boolean().optional(),
      })
      .meta({ description: 'Access is needed once' }),
    reply: GhostSettings,
    keys: 'never',
    rate: { points: 30, seconds: hour },
  },
  posts: {
    route: 'GET /api/ghost/posts',
    access: 'member',
    summary: 'Posts of my Ghost site, the last changed first, as Ghost has them now',
    query: z.strictObject({
      state: PostState.optional(),
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .optional(),
    }),
    reply: Page(GhostPostSummary).extend({ total: z.int() }),
    rate: reading,
  },
  create: {
    route: 'POST /api/ghost/posts',
    access: 'member',
    summary: 'Write a post on my Ghost site. Nobody gets it by email',
    body: NewGhostPost,
    reply: GhostPost,
    status: 201,
    rate: { points: 60, seconds: hour },
  },
  post: {
    route: 'GET /api/ghost/posts/:id',
    access: 'member',
    summary: 'One post of my Ghost site with its text',
    params: PostParams,
    reply: GhostPost,
    rate: reading,
  },
  change: {
    route: 'PUT /api/ghost/posts/:id',
    access: 'member',
    summary: 'Change a post. 409 with the times of both versions if somebody saved it meanwhile',
    params: PostParams,
    body: GhostPostChange,
    reply: GhostPost,
    rate: { points: 120, seconds: hour },
  },
})
