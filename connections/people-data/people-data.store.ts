import { statement } from '@wellmet/platform/database/statement.ts'
import type { ProvidedPerson } from './people-data.contract.ts'
import type { Usage } from './quotas.rules.ts'

interface Account {
  provider: string
  workspace: string
}

interface Counted extends Account {
  month: Date
  minute: Date
}
export const readUsage = statement<Counted, Usage>(import.meta.url, 'read_usage')

interface Reservation extends Counted {
  credits: number
  serverLimit: number
  workspaceLimit: number
  perMinute: number
}
/** Without a row one of the three is full, and the transaction must not be committed. */
export const reserveCredits = statement<Reservation, { used: number }>(import.meta.url, 'reserve_credits')

/** The difference is negative where something is given back. */
export const settleCredits = statement<Account & { month: Date; difference: number }, never>(
  import.meta.url,
  'settle_credits',
)
export const pauseProvider = statement<{ provider: string; until: Date; reason: 'credits' | 'rate' }, never>(
  import.meta.url,
  'pause_provider',
)

interface Asked {
  workspace: string
  question: Buffer
}

/** Without people it is being asked. */
export interface AnswerRow {
  size: number
  askedAt: Date
  answeredAt: Date | null
  people: ProvidedPerson[] | null
}
export const findAnswer = statement<Asked, AnswerRow>(import.meta.url, 'find_answer')
export const claimQuestion = statement<
  Asked & { size: number; now: Date; oldBefore: Date; lostBefore: Date },
  { askedAt: Date }
>(import.meta.url, 'claim_question')

/** Names the claim: what was asked at another moment is another's. */
interface Claimed extends Asked {
  askedAt: Date
}
export const keepAnswer = statement<Claimed & { now: Date; people: string }, never>(import.meta.url, 'keep_answer')
export const dropQuestion = statement<Claimed, never>(import.meta.url, 'drop_question')

export const sweepAnswers = statement<{ oldBefore: Date }, never>(import.meta.url, 'sweep_answers')
export const sweepMinutes = statement<{ oldBefore: Date }, never>(import.meta.url, 'sweep_minutes')
