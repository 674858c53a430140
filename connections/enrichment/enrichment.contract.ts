import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Whose key is used: the workspace's own, or that of the whole server. */
export const KeyOwner = z.enum(['workspace', 'server'])
export type KeyOwner = z.infer<typeof KeyOwner>

/** What is left of an account that workspaces share. */
export const SharedCredits = z
  .object({
    state: z.enum(['off', 'ok', 'limited', 'down']).meta({
      description:
        'off: this server has no account with it · limited: used up until resetsAt · down: it did not answer',
    }),
    remaining: z.int().min(0).optional().meta({ description: 'What is left of the workspace’s own share this month' }),
    resetsAt: Timestamp.optional(),
  })
  .meta({ id: 'PeopleDataProvider' })
export type SharedCredits = z.infer<typeof SharedCredits>

export const seniorities = [
  'cxo',
  'vp',
  'director',
  'manager',
  'senior',
  'entry',
  'owner',
  'partner',
  'training',
] as const
export type Seniority = (typeof seniorities)[number]

/** Whom a provider is asked for; at least one is set. */
export interface PersonSearch {
  readonly name: string | null
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
  readonly seniority: Seniority | null
}

/** What is taken over of a profile, and nothing more: no addresses, no numbers. */
export interface ProvidedPerson {
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
  readonly linkedinUrl: string | null
  /** The day on which the provider last saw that the role is still so. */
  readonly verifiedOn: string | null
}

/** Somebody whom a search found. */
export interface FoundPerson extends ProvidedPerson {
  /** As the provider calls them. */
  readonly id: string
  readonly name: string
}

/** What a provider answered, as it came. */
export interface ReceivedAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** What a provider answered, in our words. */
export type ProviderAnswer<Found> = (
  | { kind: 'found'; found: Found; spent: number }
  | { kind: 'no_match' }
  | { kind: 'out_of_credits' }
  | { kind: 'too_fast'; until: Date }
  | { kind: 'key_refused' }
  | { kind: 'failed'; mayBeBilled: boolean }
) & {
  /** What is left of the account, where the provider tells. */
  remaining?: number | null
  /** Until when it wants no more calls, although it answered this one. */
  restUntil?: Date | null
}

export const EnrichmentProvider = z
  .object({
    provider: z.string().meta({ description: 'As in the paths' }),
    label: z.string(),
    keyUrl: z.url().meta({ description: 'Where a workspace gets a key' }),
    isAvailable: z.boolean().meta({ description: 'Whether somebody in this workspace can be looked up there' }),
    account: KeyOwner.nullable().meta({ description: 'Whose account is used; null without one' }),
    sends: z.array(z.enum(['name', 'company', 'email'])).meta({
      description:
        'All that leaves this server about a contact. The email address leaves only if no company is known of them',
    }),
    returns: z.array(z.enum(['role', 'company', 'location', 'linkedinUrl'])).meta({
      description: 'All that is taken over. Email addresses and phone numbers never are',
    }),
  })
  .meta({ id: 'EnrichmentProvider' })
export type EnrichmentProviderShown = z.infer<typeof EnrichmentProvider>

export const enrichmentStates = ['off', 'ok', 'limited', 'refused', 'down'] as const

export const EnrichmentStatus = z
  .object({
    provider: z.string(),
    label: z.string(),
    state: z.enum(enrichmentStates).meta({
      description:
        'off: no key · limited: nothing until resetsAt · refused: the key is not accepted · down: the last call did not work',
    }),
    account: KeyOwner.nullable(),
    keyEnds: z.string().nullable().meta({ description: 'The last four characters of the workspace’s own key' }),
    connectedAt: Timestamp.nullable(),
    remaining: z.int().min(0).nullable().meta({
      description: 'Credits, as far as the provider told or as the operator’s limits say; null when unknown',
    }),
    resetsAt: Timestamp.nullable(),
    priority: z.int().min(1).meta({ description: 'The place in the order in which providers are asked, from 1' }),
    lastUsedAt: Timestamp.nullable(),
    problem: z.string().nullable().meta({ description: 'What is wrong and what to do, in a sentence' }),
  })
  .meta({ id: 'EnrichmentStatus' })
export type EnrichmentStatus = z.infer<typeof EnrichmentStatus>

const Statuses = z.object({ items: z.array(EnrichmentStatus) })
const ByProvider = z.strictObject({ provider: Text(40) })

export const enrichment = contract('enrich', {
  providers: {
    route: 'GET /api/enrich/providers',
    access: 'viewer',
    summary: 'Services that can be asked what a contact does, what they are told, and whether one is set up',
    reply: z.object({ items: z.array(EnrichmentProvider) }),
  },
  status: {
    route: 'GET /api/enrich/status',
    access: 'viewer',
    summary: 'How this workspace stands with each provider, in the order in which they are asked',
    reply: Statuses,
  },
  connect: {
    route: 'POST /api/enrich/:provider/connect',
    access: 'admin',
    summary: 'Save a key of the workspace, after asking the provider whether it is good. It is never shown again',
    params: ByProvider,
    body: z.strictObject({ key: secret(Text(400, 8)) }),
    reply: EnrichmentStatus,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  disconnect: {
    route: 'POST /api/enrich/:provider/disconnect',
    access: 'admin',
    summary: 'Delete the key of the workspace',
    params: ByProvider,
    reply: EnrichmentStatus,
    keys: 'never',
  },
  priority: {
    route: 'POST /api/enrich/:provider/priority',
    access: 'admin',
    summary: 'Move a provider to a place in the order in which they are asked',
    params: ByProvider,
    body: z.strictObject({ priority: z.int().min(1).max(100) }),
    reply: Statuses,
  },
})
