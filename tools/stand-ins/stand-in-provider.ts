import type { MadeUpCrm } from './crm/made-up-crm.ts'
import type { MadeUpHelpdesk } from './helpdesk/made-up-tickets.ts'
import type { MadeUpMailbox } from './made-up/made-up-mailbox.ts'
import type { MadeUpSheet } from './made-up/made-up-sheets.ts'
import type { SignInOptions } from './sign-in/sign-in-options.ts'
import type { GrantOf } from './stand-in-protocol.ts'
import type { StandIn } from './stand-in-server.ts'

/** Everything that the tests, the demo and the benchmarks know of a provider's stand-in. */
export interface StandInProvider<Api extends StandIn = StandIn> {
  start(options: ApiOptions): Promise<Api>
  /** How its sign-in differs: paths, scopes, lifetimes and what else is in the answer. */
  signIn(apiUrl: string): SignInPreset
  /** Where the product asks: for signing in, and for data. */
  settings: { signIn: readonly string[]; api: readonly string[] }
  /** A sign-in and a request that work. */
  trial: Trial
}

export interface CrmStandIn<Api extends StandIn = StandIn> extends StandInProvider<Api> {
  /** Whether a request lists everybody, and not only what has changed. */
  isWholeList(operation: string, query: URLSearchParams): boolean
  /** Whether it tells at once whom somebody has deleted. */
  tellsDeletions: boolean
  /** As many people as make three pages of the largest size. */
  threePages: number
}

export type SignInPreset = Omit<SignInOptions, 'accounts' | 'redirectUris'>

export interface ApiOptions {
  mailboxes: readonly MadeUpMailbox[]
  sheets: readonly MadeUpSheet[]
  crm: MadeUpCrm
  helpdesk: MadeUpHelpdesk | undefined
  account: string
  grantOf: GrantOf
}

interface Trial {
  scope: string
  params?: Readonly<Record<string, string>>
  path: string
  /** What is in the answer with the tokens beside them. */
  added?: readonly string[]
  hidesLifetime?: true
}
