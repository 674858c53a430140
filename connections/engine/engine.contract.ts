import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { Id, Nothing, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/**
 * `absent` and `connecting` have no account yet. `expired`: the provider does not take our tokens any more, and the member
 * can connect again. `failed`: several runs in a row did not work. `revoked`: the member disconnected it, and it is being
 * deleted.
 */
export const accountStates = ['absent', 'connecting', 'connected', 'expired', 'failed', 'revoked'] as const
export type AccountState = (typeof accountStates)[number]
/** Those that an account can be stored in. */
export type StoredState = Exclude<AccountState, 'absent' | 'connecting'>

/** What a provider is for; the screens group by it. */
export const providerCategories = [
  'suite',
  'profile',
  'crm',
  'mail',
  'calendar',
  'table',
  'events',
  'newsletter',
  'helpdesk',
  'chat',
] as const
export type ProviderCategory = (typeof providerCategories)[number]
export const ProviderCategory = z.enum(providerCategories).meta({
  description:
    'suite: mail, calendar and address book in one account · profile: who I am elsewhere · crm: contacts of a company · mail: any other mailbox · calendar: any other calendar · table: a list of people · events: guests of the events that we host · newsletter: people who agreed to hear from us · helpdesk: tickets of customers · chat: where messages to members arrive',
})

/** How an address is known to be a member's own. */
export const addressOrigins = ['account', 'alias', 'named'] as const
export type AddressOrigin = (typeof addressOrigins)[number]

/** Why a run ended before everything was read. */
export type SyncProblem = 'provider_failed' | 'not_permitted' | 'answer_unreadable' | 'nothing_there' | 'not_a_table'

const Skipped = z.record(z.string(), z.int()).meta({ description: 'By reason, what was left out' })
export const SourceOfAccount = z.enum(['mail', 'calendar', 'contacts', 'events', 'subscribers', 'tickets'])

export const SourceStatus = z
  .object({
    source: SourceOfAccount,
    isComplete: z.boolean().meta({ description: 'Everything was read once; since then only changes are' }),
    isRunning: z.boolean(),
    read: z.int().meta({ description: 'In this run, or in the last one' }),
    stored: z.int().meta({ description: 'What of it was new or had changed' }),
    skipped: Skipped,
    lastSuccessAt: Timestamp.nullable(),
    nextRunAt: Timestamp.nullable(),
    problem: z.string().nullable().meta({ description: 'Why the last try ended early, in a sentence' }),
  })
  .meta({ id: 'SourceStatus' })
export type SourceStatus = z.infer<typeof SourceStatus>

/** A folder or label of a mailbox, or a calendar, by the id that it has with the provider. */
export const AccountFolder = z
  .strictObject({
    source: SourceOfAccount,
    // As it is: a name with a blank at its end is another one.
    id: z
      .string()
      .min(1)
      .max(1000)
      .regex(/^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]+$/u),
    name: Text(300),
  })
  .meta({ id: 'AccountFolder' })
export type AccountFolder = z.infer<typeof AccountFolder>

export const ConnectedAccount = z
  .object({
    id: Id,
    provider: z.string(),
    address: z.string(),
    state: z.enum(accountStates),
    connectedAt: Timestamp,
    neverDomains: z.array(z.string()).meta({ description: 'Mail and meetings with anybody there are never stored' }),
    neverFolders: z.array(AccountFolder).meta({ description: 'Folders, labels and calendars that are not read' }),
    keepsInternal: z.boolean().meta({ description: 'Whether mail and meetings among colleagues only are stored too' }),
    sources: z.array(SourceStatus),
  })
  .meta({ id: 'ConnectedAccount' })
export type ConnectedAccount = z.infer<typeof ConnectedAccount>

export const ProviderStatus = z
  .object({
    provider: z.string(),
    label: z.string(),
    category: ProviderCategory,
    isAvailable: z.boolean().meta({ description: 'Whether this server is set up for it' }),
    state: z.enum(accountStates).meta({ description: 'Of the account that works best' }),
    reads: z.array(SourceOfAccount).meta({ description: 'None where an account only says who I am' }),
    folders: z.array(SourceOfAccount).meta({ description: 'Those of which folders or calendars can be left out' }),
    accounts: z.array(ConnectedAccount),
  })
  .meta({ id: 'ProviderStatus' })
export type ProviderStatus = z.infer<typeof ProviderStatus>

/** What can be connected, without what of it is. */
export const ProviderOffer = ProviderStatus.pick({
  provider: true,
  label: true,
  category: true,
  isAvailable: true,
}).meta({
  id: 'ProviderOffer',
})
export type ProviderOffer = z.infer<typeof ProviderOffer>

export const SyncRun = z
  .object({
    source: SourceOfAccount,
    startedAt: Timestamp,
    finishedAt: Timestamp,
    isFull: z.boolean(),
    read: z.int(),
    stored: z.int(),
    skipped: Skipped,
    problem: z.string().nullable(),
  })
  .meta({ id: 'SyncRun' })
export type SyncRun = z.infer<typeof SyncRun>

/** Where the member goes to say yes, or no. */
export const ConsentUrl = z.object({ url: z.url() })

/** What a provider says when it sends the member back. */
export const ConsentAnswer = z.strictObject({
  state: secret(Text(300)),
  code: secret(Text(4000)).optional(),
  iss: Text(300).optional(),
  error: Text(200).optional(),
})
export type ConsentAnswer = z.infer<typeof ConsentAnswer>

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, { abort: true })
  .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$/)
  .meta({ description: 'Such as example.com, which also means its subdomains' })

/** What of an account is not stored. */
export const AccountRules = z
  .strictObject({
    neverDomains: z.array(Domain).max(100),
    neverFolders: z.array(AccountFolder).max(100),
    keepsInternal: z.boolean(),
  })
  .partial()
export type AccountRules = z.infer<typeof AccountRules>

export const connectedAccounts = contract('connections', {
  list: {
    route: 'GET /api/connections/accounts',
    access: 'viewer',
    summary: 'My accounts with outside services, by provider',
    reply: z.object({ items: z.array(ProviderStatus) }),
  },
  show: {
    route: 'GET /api/connections/accounts/:id',
    access: 'viewer',
    summary: 'One account with the history of its runs',
    reply: z.object({ account: ConnectedAccount, runs: z.array(SyncRun) }),
  },
  progress: {
    route: 'GET /api/connections/accounts/:id/progress',
    access: 'viewer',
    summary: 'How far reading has come, as it goes on',
    plugIns: [stream],
    reply: ConnectedAccount,
  },
  change: {
    route: 'PATCH /api/connections/accounts/:id',
    access: 'member',
    summary: 'Say which mail and meetings are not stored',
    body: AccountRules,
    reply: ConnectedAccount,
  },
  folders: {
    route: 'GET /api/connections/accounts/:id/folders',
    access: 'member',
    summary: 'The folders, labels and calendars of an account, as its provider has them now',
    reply: z.object({ items: z.array(AccountFolder) }),
    rate: { points: 60, seconds: 3600 },
  },
  sync: {
    route: 'POST /api/connections/accounts/:id/sync',
    access: 'member',
    summary: 'Read what is new now, or everything again',
    body: z.strictObject({ full: z.boolean().default(false) }),
    status: 202,
    reply: ConnectedAccount,
    rate: { points: 20, seconds: 3600 },
  },
  disconnect: {
    route: 'POST /api/connections/accounts/:id/disconnect',
    access: 'member',
    summary: 'End the access, and delete what was read',
    status: 202,
    reply: Nothing,
    keys: 'never',
  },
})
