import type { TargetConsent } from '@wellmet/introductions/asks/asks.contract.ts'
import type { Purpose } from '@wellmet/introductions/guest-links/guest-links.rules.ts'
import type { By } from '@wellmet/introductions/stages/stages.contract.ts'
import type { RequestState } from '@wellmet/introductions/moves/move.rules.ts'
import type { Stage } from '@wellmet/introductions/stages/stages.rules.ts'
import { dateOf, day } from './times.ts'
import type { Limits } from './steps.ts'

export interface Line {
  at: Date
  by: By
  kind: string
  from: Stage | null
  to: Stage
  note?: string | null | undefined
}

/** What is kept beside a request once its connector was written to. */
export interface ModelledAsk {
  askedAt: Date
  isReminded: boolean
  targetAddress: string | null
  targetConsent: TargetConsent | null
  isClosed: boolean
}

export interface Modelled {
  asker: number
  connector: number
  target: number
  isBlind: boolean
  /** Which words it is written in: rewritten, it has the next number. */
  words: number
  state: RequestState
  lines: readonly Line[]
  outcomes: ReadonlySet<string>
  joinedBy: ReadonlySet<number>
  ask: ModelledAsk | null
}

export interface Link {
  of: number
  purpose: Purpose
  mail: number
  createdAt: Date
  expiresAt: Date
  isUsed: boolean
  isRevoked: boolean
}

export type MailKind = 'ask' | 'reminder' | 'forward' | 'target-consent' | 'introduction' | 'outcome'

export interface Mail {
  of: number
  kind: MailKind
  to: string
  words: number | null
  /** Whether it says who asks, by name or by address. */
  tellsAsker: boolean
  /** Whether it says where the target can be written to. */
  tellsTarget: boolean
  status: 'queued' | 'sending' | 'sent' | 'refused' | 'given_up' | 'parked'
  /** How often the server did not take it. */
  tries: number
  claimedAt: Date | null
  isResent: boolean
  /** How often it came to whom it is for. */
  received: number
}

export interface Told {
  of: number
  name: 'asked' | 'changed' | 'failed' | 'recovered'
  /** Of a mail: of what kind. */
  kind: MailKind | null
  /** Reactions that were done; each leaves a receipt. */
  done: ReadonlySet<string>
}

export interface Job {
  id: number
  does: 'deliver' | 'send' | 'ask' | 'silence' | 'remind'
  /** Of an event, a mail or a request. */
  about: number
  key: string | null
  /** Null is at once. */
  runAt: Date | null
  stamp: number
  tries: number
  /** By a worker, who may be dead. */
  isHeld: boolean
  /** Its work was written down, with its receipt. */
  isDone: boolean
}

export interface Kept {
  asksAMonth: number | null
  batchDay: number | null
  quietFrom: string | null
  quietTo: string | null
  noGo: number | null
  tellsOutcomes: boolean
}
export const noRules: Kept = {
  asksAMonth: null,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGo: null,
  tellsOutcomes: true,
}

export const keptOf = ({ quietForDays, ...limits }: Limits, now: Date): Kept => ({
  ...limits,
  quietFrom: quietForDays === null ? null : dateOf(now.getTime()),
  quietTo: quietForDays === null ? null : dateOf(now.getTime() + quietForDays * day),
})

/** Everything that is true in a history at a moment. What is in it is replaced and never changed in place by a list. */
export interface State {
  now: Date
  requests: Modelled[]
  links: Link[]
  mails: Mail[]
  events: Told[]
  jobs: Job[]
  rules: Map<number, Kept>
  refusals: ReadonlySet<string>
  /** Numbers given out to jobs, and to transactions. */
  jobIds: number
  stamps: number
  wordings: number
}

export const emptyState = (now: Date): State => ({
  now,
  requests: [],
  links: [],
  mails: [],
  events: [],
  jobs: [],
  rules: new Map(),
  refusals: new Set(),
  jobIds: 0,
  stamps: 0,
  wordings: 0,
})

const copies = <T extends object>(list: readonly T[]): T[] => list.map((one) => ({ ...one }))

export const copyOf = (state: State): State => ({
  ...state,
  requests: state.requests.map((request) => ({ ...request, ask: request.ask && { ...request.ask } })),
  links: copies(state.links),
  mails: copies(state.mails),
  events: copies(state.events),
  jobs: copies(state.jobs),
  rules: new Map(state.rules),
})

/** Thrown where the product answers 409 or 422: nothing of the step is kept. */
export const refused = Symbol('refused')
/** The same where a link opens nothing. */
export const notValid = Symbol('not valid')
