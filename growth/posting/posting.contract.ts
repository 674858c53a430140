import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { postingMessages } from './posting.messages.ts'

export const placeKinds = ['ghost', 'slack', 'teams', 'webhook'] as const
export const PlaceKind = z.enum(placeKinds).meta({ id: 'PostingPlaceKind' })
export type PlaceKind = z.infer<typeof PlaceKind>

/** Of one member. */
export const mostPlaces = 30
/** In one workspace on one day. */
export const mostPostsADay = 200
/** How long it is shown what became of a post. */
export const postDays = 400
export const longestTitle = 120
/** Of any place; each has its own limit below it. */
export const longestText = 20_000

const PostingPlace = z
  .object({
    id: Id,
    kind: PlaceKind,
    label: z.string().meta({ description: 'What kind of place it is, as people call it' }),
    name: z.string(),
    isWorking: z.boolean().meta({ description: 'Whether the account behind it can be used' }),
    mostText: z.int().meta({ description: 'Characters that it takes' }),
    hasTitle: z.boolean().meta({ description: 'Whether title and text are apart there' }),
    canBeAsked: z.boolean().meta({ description: 'Whether the place tells later if a post arrived' }),
  })
  .meta({ id: 'PostingPlace' })
export type PostingPlace = z.infer<typeof PostingPlace>

export const PostingSettings = z
  .strictObject({
    needsApproval: z.boolean().meta({ description: 'Whether an admin approves each post' }),
    ghostState: z.enum(['draft', 'published']).meta({ description: 'How posts arrive at Ghost. Never by email' }),
  })
  .meta({ id: 'PostingSettings' })
export type PostingSettings = z.infer<typeof PostingSettings>

export const PostingConnection = z
  .object({
    places: z.array(PostingPlace).meta({ description: 'My own' }),
    settings: PostingSettings.meta({ description: 'Of the workspace' }),
    ghost: z
      .array(z.object({ accountId: Id, name: z.string() }))
      .meta({ description: 'Sites that I connected and that are no place yet' }),
    secret: secret(z.string().nullable()).meta({
      description: 'Of a webhook that was connected just now, and never again: it signs what is sent there',
    }),
  })
  .meta({ id: 'PostingConnection' })
export type PostingConnection = z.infer<typeof PostingConnection>

export const NewPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ghost'), accountId: Id }),
  z.strictObject({
    kind: z.literal('channel'),
    accountId: Id.meta({ description: 'Of Slack or Teams, as GET /api/comms/channels lists it' }),
    channelId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,80}$/)
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    name: Name,
    url: z.url({ protocol: /^https?$/, error: () => postingMessages.notUrl() }).max(2000),
  }),
])
export type NewPlace = z.infer<typeof NewPlace>

export const PostDraft = z
  .object({
    placeId: Id,
    title: z.string(),
    text: z.string(),
    link: z.url(),
    mostText: z.int(),
    isCut: z.boolean().meta({ description: 'The document is longer than the place takes' }),
    isPosted: z.boolean().meta({ description: 'This version is there already, or on its way' }),
  })
  .meta({ id: 'PostDraft' })
export type PostDraft = z.infer<typeof PostDraft>

export const crossPostStates = [
  'approval',
  'waiting',
  'sending',
  'posted',
  'accepted',
  'failed',
  'unknown',
  'rejected',
] as const

export const CrossPost = z
  .object({
    id: Id,
    documentId: Id.nullable(),
    version: z.int(),
    kind: PlaceKind,
    place: z.string(),
    title: z.string(),
    text: z.string(),
    state: z.enum(crossPostStates).meta({
      description:
        'approval: an admin decides first · accepted: taken there, which says no more · unknown: it may be there, and is not posted again',
    }),
    says: z.string().meta({ description: 'The same in a sentence' }),
    url: z.url().nullable().meta({ description: 'Where it is, if the place says so' }),
    by: z.string().nullable(),
    approvalId: Id.nullable(),
    createdAt: Timestamp,
    settledAt: Timestamp.nullable(),
  })
  .meta({ id: 'CrossPost' })
export type CrossPost = z.infer<typeof CrossPost>

const WrittenPost = z.strictObject({
  placeId: Id,
  title: Text(longestTitle),
  text: Text(longestText),
})
export type WrittenPost = z.infer<typeof WrittenPost>

const hour = 3600

export const postingContract = contract('campaign3', {
  connection: {
    route: 'GET /api/campaign3/connection',
    access: 'viewer',
    summary: 'Where I can post what the workspace has published, and whether an admin approves it first',
    reply: PostingConnection,
  },
  connect: {
    route: 'POST /api/campaign3/connect',
    access: 'member',
    summary: 'Add a place: a Ghost site or a channel that I connected, or a webhook',
    body: NewPlace,
    reply: PostingConnection,
    keys: 'never',
    rate: { points: 60, seconds: hour },
  },
  disconnect: {
    route: 'POST /api/campaign3/disconnect',
    access: 'member',
    summary: 'Take a place away. What was posted there stays there',
    body: z.strictObject({ placeId: Id }),
    reply: PostingConnection,
    keys: 'never',
  },
  settings: {
    route: 'PUT /api/campaign3/settings',
    access: 'admin',
    summary: 'Say whether an admin approves each post, and how posts arrive at Ghost',
    body: PostingSettings,
    reply: PostingSettings,
    keys: 'never',
  },
  drafts: {
    route: 'POST /api/campaign3/drafts',
    access: 'member',
    summary: 'A draft of a published document for each place, within its limits. Posts nothing',
    body: z.strictObject({ documentId: Id, placeIds: z.array(Id).min(1).max(mostPlaces) }),
    reply: z.object({ items: z.array(PostDraft) }),
  },
  crossPost: {
    route: 'POST /api/campaign3/cross-post',
    access: 'member',
    summary: 'Post a published document to these places, once each; after an approval where the workspace wants one',
    body: z.strictObject({ documentId: Id, posts: z.array(WrittenPost).min(1).max(mostPlaces) }),
    reply: z.object({ approvalId: Id.nullable(), items: z.array(CrossPost) }),
    status: 202,
    rate: { points: 60, seconds: hour },
  },
  list: {
    route: 'GET /api/campaign3/cross-posts',
    access: 'viewer',
    summary: `What was posted in the last ${postDays} days and what became of it in each place, newest first`,
    query: z.strictObject({ documentId: Id.optional(), limit: z.int().min(1).max(200).default(50) }),
    reply: z.object({ items: z.array(CrossPost) }),
  },
})
