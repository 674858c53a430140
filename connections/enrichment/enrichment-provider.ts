import type { Config } from '@wellmet/platform/config/config.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { EnrichmentAnswer, SharedCredits } from './enrichment.contract.ts'

/** A service that knows what people do, as data. The waterfall never asks which provider it has before it. */
export interface EnrichmentProvider {
  /** As in the paths of the API. */
  name: string
  /** As people call it. */
  label: string
  /** Where a workspace gets a key of its own. */
  keyUrl: string
  /** A call that takes longer is given up, and counts as billed. */
  timeoutMs(config: Config): number
  baseUrl(config: Config): string
  headers(key: string): Record<string, string>
  /** One question about one person. */
  ask(question: EnrichmentQuestion): ProviderRequest
  read(answer: ReceivedAnswer, question: EnrichmentQuestion, now: Date): EnrichmentAnswer
  /** Something that is never billed, and tells whether a key is good. */
  check: ProviderRequest
  readCheck(answer: ReceivedAnswer): KeyCheck
  /** Where the operator can give the whole server an account. */
  serverAccount?: ServerAccount
}

/** All that a provider is told of somebody. */
export interface EnrichmentQuestion {
  name: string
  /** Where they work, or worked. */
  company: string | null
  /** Only of somebody whose company is not known: a name alone is nobody. */
  email: string | null
}

export interface ProviderRequest {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string>>
}

export interface ReceivedAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export interface KeyCheck {
  verdict: 'good' | 'refused' | 'unknown'
  remaining?: number | null
}

/** An account that all workspaces share, with limits that the operator sets. */
export interface ServerAccount {
  /** Null when the operator has not set one up. */
  key(config: Config): string | null
  show(call: MemberCall): Promise<SharedCredits>
  /** Counts one credit before it is spent. As the system. Null when a limit is reached; then roll back. */
  takeCredit(tx: Tx, services: Services, workspaceId: string): Promise<SettleCredit | null>
}

/** Gives back what was not spent, and leaves the provider alone for as long as it wants. As the system. */
export type SettleCredit = (tx: Tx, answer: EnrichmentAnswer) => Promise<void>
