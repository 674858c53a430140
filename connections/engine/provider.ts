import type { z } from 'zod'
import type { ContactRecord, MeetingRecord, MessageRecord } from '@wellmet/platform/files/records.ts'
import type { Config } from '@wellmet/platform/config/config.ts'
import type { Settings } from '@wellmet/platform/config/settings.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { BusyTime, Span } from './busy-times.rules.ts'
import type { ChatOfProvider, OpenChat } from './chat.ts'
import type { ProviderCategory } from './engine.contract.ts'
import type { LiveMailbox } from './live-mailbox.ts'
import type { MailUse } from './mail-uses.contract.ts'
import type { Outbox, OutboxProvider } from './outbox.ts'
import type { TicketRecord } from './ticket-record.rules.ts'

/**
 * An outside service as data. The engine does the rest, and never asks which provider it has before it. A member gives
 * access by agreeing at the service, or by typing in what opens the account.
 */
export type Provider = ConsentProvider | TypedProvider

/** The sources of which parts can be left out. */
export const sourcesWithFolders = (provider: Provider): SourceName[] =>
  isTyped(provider)
    ? provider.sources.filter(({ hasFolders }) => hasFolders).map(({ name }) => name)
    : provider.sources.filter((source) => 'listFolders' in source).map(({ name }) => name)

export const isTyped = (provider: Provider): provider is TypedProvider => provider.fields !== undefined

/** Those that members agree at. */
export const byConsent = (providers: readonly Provider[]): ConsentProvider[] =>
  providers.filter((provider): provider is ConsentProvider => !isTyped(provider))

export interface ConsentProvider {
  /** As in the paths of the API. */
  name: string
  /** As people call it. */
  label: string
  category: ProviderCategory
  /** The environment variables it reads. */
  settings?: Settings
  /** Null when the operator has not set it up. */
  signIn(config: Config): SignIn | null
  fields?: never
  /** None where an account only says who somebody is. */
  sources: readonly Source[]
  /** How members send from it, where they can. */
  outbox?: OutboxProvider
  /** An account belongs to one user of the server, who has no other. */
  isOfOneUser?: boolean
  /** Whose account it is: from the claims of its sign-in, from what the member picked there, or from a request. */
  identifyOwner(
    request: ProviderRequest,
    claims: Said,
    tokenResponse: Said,
    picked: string | null,
  ): Promise<AccountOwner> | AccountOwner
  /** Whether an answer says that too much was asked; 429 and 503 always do. */
  isOverQuota?(answer: ProviderResponse): boolean
  /** How long to wait after such an answer, where Retry-After does not say it. */
  pauseMs?(answer: ProviderResponse): number | null
  /** Whether an answer says that the token is over; 401 always does. */
  isTokenOver?(answer: ProviderResponse): boolean
  /** The scopes of the second consent, which has tokens of its own. Absent where there is no mailbox. */
  mailScopes?: Readonly<Record<MailUse, readonly string[]>>
  /** The mails themselves, by requests with the tokens of that consent. */
  openMailbox?(request: ProviderRequest): LiveMailbox
  /** Some tell with the tokens where the data of this account is. */
  baseUrlIn?(tokenResponse: Said): string | null
  /** Others are asked for it once, where members sign in. */
  findBaseUrl?(request: ProviderRequest, config: Config): Promise<string>
  /** Where messages are sent through an account. */
  chat?: ChatOfProvider & { open(request: ProviderRequest, subject: string): OpenChat }
}

export interface TypedProvider {
  name: string
  label: string
  category: ProviderCategory
  settings?: Settings
  /** What is typed in. It is sealed like tokens, and never shown again. */
  fields: z.ZodObject
  sources: readonly { name: SourceName; hasFolders?: true }[]
  /** What the password opens beyond headers, once the member allows it. */
  mailUses?: readonly MailUse[]
  /** The mails themselves. Whoever opens it closes it. */
  openMailbox?(services: Services, typed: unknown): Promise<LiveMailbox>
  /** Where the operator has to set it up first. */
  isSetUp?(config: Config): boolean
  /** Where messages are sent through an account. */
  chat?: ChatOfProvider
  /** Reaches the account; whoever opens it closes it. Throws AccessEnded or ProviderFailed, with what is wrong. */
  open(services: Services, typed: unknown): Promise<OpenAccount>
  /** For mailboxes: sends from it. Whoever opens it closes it. */
  openOutbox?: (services: Services, typed: unknown) => Promise<Outbox>
}

export interface OpenAccount {
  /** Asks for something that only the right access gives. */
  identifyOwner(): Promise<AccountOwner>
  read(source: SourceName, position: Position): Promise<SourcePage>
  /** For sources that have folders. */
  listFolders?(source: SourceName): Promise<Folder[]>
  /** For those that messages are sent through. */
  chat?: OpenChat
  close(): void
}

/** A typed provider whose `open` gets what was typed in as its fields describe it. */
export const typedProvider = <F extends z.ZodObject>(
  provider: Omit<TypedProvider, 'fields' | 'open' | 'openMailbox' | 'openOutbox'> & {
    fields: F
    open(services: Services, typed: z.output<F>): Promise<OpenAccount>
    openMailbox?: (services: Services, typed: z.output<F>) => Promise<LiveMailbox>
    openOutbox?: (services: Services, typed: z.output<F>) => Promise<Outbox>
  },
): TypedProvider => {
  const { openMailbox, openOutbox, ...others } = provider
  return {
    ...others,
    open: (services, typed) => provider.open(services, provider.fields.parse(typed)),
    ...(openMailbox && { openMailbox: (services, typed) => openMailbox(services, provider.fields.parse(typed)) }),
    ...(openOutbox && { openOutbox: (services, typed) => openOutbox(services, provider.fields.parse(typed)) }),
  }
}

type Said = Readonly<Record<string, unknown>>

export interface SignIn {
  clientId: string
  clientSecret: string
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  /** Null when a provider cannot be told that a token is not used any more. */
  revocationUrl: string | null
  /** By which header or field the client says who it is; in the form unless said otherwise. */
  clientAuthentication?: 'basic'
  /** Where its data is, unless the tokens tell. */
  baseUrl: string
  /** What is asked for beside the scopes of the sources. Null where scopes belong to the app and are not asked for. */
  scopes: readonly string[] | null
  /** Whether it names itself in its answers, so that the answer of another one is noticed. */
  namesItself: boolean
  /** Whether it refuses a request with a proof key. The session and the secret of the client are what is left. */
  refusesPkce?: boolean
  /** For answers with tokens that are not as RFC 6749 has them. */
  repairTokens?: (answer: Said) => Said
  /** What else it wants to hear before it asks for consent. */
  extra?: Readonly<Record<string, string>>
}

export interface AccountOwner {
  /** Stays the same when the address changes. */
  subject: string
  address: string
  /** Further addresses of the same owner that the provider has verified, in lower case. What it was only told is none. */
  aliases?: readonly string[]
}

export type SourceName = 'mail' | 'calendar' | 'contacts' | 'events' | 'subscribers' | 'tickets'

/** A folder or label of a mailbox, or a calendar. */
export interface Folder {
  /** Stays the same when it gets another name, where the provider has such ids. */
  id: string
  name: string
}

/** One kind of thing that an account holds. */
export interface Source {
  name: SourceName
  /** The scope without which it cannot be read. */
  scope: string
  /** Where it is, unless where the account is. */
  baseUrl?(config: Config): string
  /** What of it a member may leave out; absent where there is one thing only. */
  listFolders?(request: ProviderRequest): Promise<Folder[]>
  /** One page, newest first where the provider allows it. */
  read(request: ProviderRequest, position: Position): Promise<SourcePage>
  /** Whether an answer says that changes cannot be told any more from where we were: then everything is read again. */
  isCursorExpired(answer: ProviderResponse): boolean
  /** Of a calendar: when its owner has no time, also where nobody else is invited. */
  readBusy?(request: ProviderRequest, span: Span): Promise<BusyTime[]>
  /**
   * For those that do not tell all that was deleted: after so long everything is listed again, and what is not there any
   * more is withdrawn.
   */
  listAgainMs?: number
}

export interface Position {
  /** From where to read changes; null to read everything. */
  cursor: string | null
  /** Null for the first page. */
  page: string | null
  /** Who the account is, as `identifyOwner` said. */
  subject: string
  /** Nothing that is older is wanted. */
  since: Date
  /** Folders, by their ids, from which nothing is wanted. */
  without: readonly string[]
  now: Date
}

export interface SourcePage {
  records: readonly SourceRecord[]
  /** Refs of what the provider has no more, or what did not take place. */
  gone?: readonly string[]
  /** What this page tells whole, by how refs begin: what was stored of it before and is not on the page is gone. */
  whole?: Whole
  /** By reason, what was left out. */
  skipped?: Readonly<Record<string, number>>
  /** What is no mail, meeting or contact of the member. The noun that reads it has tables for it. */
  other?: OtherRows
  /** Null after the last page. */
  next: string | null
  /** From where changes are read after this run. The last one that a run was told counts. */
  cursor?: string
}

export interface OtherRows {
  read: number
  /** In the transaction that saves the place of the next page. Says how many were new or had changed. */
  save(tx: Tx, run: RunOfPage): Promise<number>
}

export interface RunOfPage {
  services: Services
  account: { accountId: string; workspaceId: string; userId: string }
  /** The same for all pages of one run. */
  runAt: Date
}

export interface Whole {
  refsFrom: readonly string[]
  /** What took place earlier is not spoken of. Everything is, without it. */
  since?: string
}

export interface SourceRecord {
  /** The same for the same thing, whenever it is read. */
  ref: string
  /** Null for what has no time, such as an entry of an address book. */
  at: string | null
  /** In which folders it lies, by their ids. Absent where there are none. */
  folders?: readonly string[]
  record: MessageRecord | MeetingRecord | ContactRecord | TicketRecord
}

/** What may say something about the member's contacts. */
export type GatheredRecord = Exclude<SourceRecord['record'], TicketRecord>

/** A request in the name of the account, by a path or a whole address on the same server. */
export type ProviderRequest = (path: string, options?: ProviderRequestOptions) => Promise<ProviderResponse>

export interface ProviderRequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Statuses that are no failure: the answer is given back as it is. */
  expected?: readonly number[]
  /** Instead of `Bearer`. */
  scheme?: 'OAuth'
  headers?: Record<string, string>
  body?: string
}

export interface ProviderResponse {
  status: number
  headers: Readonly<Record<string, string>>
  bytes(): Uint8Array
  text(): string
  json(): unknown
}
