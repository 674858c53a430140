import type { Config } from '@wellmet/platform/config/config.ts'
import type { Settings } from '@wellmet/platform/config/settings.ts'
import type {
  FoundPerson,
  PersonSearch,
  ProvidedPerson,
  ProviderAnswer,
  ReceivedAnswer,
} from './enrichment.contract.ts'

/** A service that knows what people do, as data. Nothing that asks it knows which provider it has before it. */
export interface EnrichmentProvider {
  /** As in the paths of the API. */
  name: string
  /** As people call it. */
  label: string
  /** Where a workspace gets a key of its own. */
  keyUrl: string
  /** The environment variables it reads. */
  settings?: Settings
  /** A call that takes longer is given up, and counts as billed. */
  timeoutMs(config: Config): number
  baseUrl(config: Config): string
  headers(key: string): Record<string, string>
  /** One question about one person. */
  ask(question: EnrichmentQuestion): EnrichmentRequest
  read(answer: ReceivedAnswer, question: EnrichmentQuestion, now: Date): ProviderAnswer<ProvidedPerson>
  /** Something that is never billed, and tells whether a key is good. */
  check: EnrichmentRequest
  readCheck(answer: ReceivedAnswer): KeyCheck
  /** Where people can be found by what they do. */
  search?: PeopleSearch
  /** Where the operator can give the whole server an account; null when there is none. */
  serverAccount?: (config: Config) => ServerAccount | null
}

/** A provider that can search, with the account of the server. */
export type SearchProvider = EnrichmentProvider & Required<Pick<EnrichmentProvider, 'search' | 'serverAccount'>>

interface PeopleSearch {
  /** For as many people as this at most; each costs a credit. */
  ask(search: PersonSearch, size: number): EnrichmentRequest
  read(answer: ReceivedAnswer, size: number, now: Date): ProviderAnswer<FoundPerson[]>
}

/** All that a provider is told of somebody. */
export interface EnrichmentQuestion {
  name: string
  /** Where they work, or worked. */
  company: string | null
  /** Only of somebody whose company is not known: a name alone is nobody. */
  email: string | null
}

export interface EnrichmentRequest {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: object
}

export interface KeyCheck {
  verdict: 'good' | 'refused' | 'unknown'
  remaining?: number | null
}

/** An account that all workspaces share, with limits that the operator sets. */
export interface ServerAccount {
  key: string
  monthlyCredits: number
  /** How much of them one workspace may use. */
  workspacePercent: number
  callsPerMinute: number
  /** The day on which a month begins, in UTC. */
  resetDay: number
}
