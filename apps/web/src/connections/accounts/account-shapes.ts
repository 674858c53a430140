import { isRead } from '@wellmet/connections/engine/account-states.rules.ts'
import type { ConnectedAccount, ProviderStatus, SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'

/** The clock of the server may be a little ahead, and a job begins a moment after its time. */
const soonMs = 3_000

const isDue = ({ nextRunAt }: SourceStatus, now: Date): boolean =>
  nextRunAt !== null && Date.parse(nextRunAt) <= now.getTime() + soonMs

/** Whether a source has not begun since it was asked to, when it looked like this. */
const isUnchanged = (source: SourceStatus, before: SourceStatus | undefined): boolean =>
  before !== undefined && source.lastSuccessAt === before.lastSuccessAt && source.nextRunAt === before.nextRunAt

export type SourceStage = 'reading' | 'waiting' | 'resting'

/** What a source does now. `asked` is the account as it was when the member asked to read it. */
export const stageOf = (
  source: SourceStatus,
  { state }: Pick<ConnectedAccount, 'state'>,
  asked: ConnectedAccount | null,
  now = new Date(),
): SourceStage => {
  if (!isRead(state)) return 'resting'
  if (source.isRunning) return 'reading'
  const before = asked?.sources.find((one) => one.source === source.source)
  return isDue(source, now) || isUnchanged(source, before) ? 'waiting' : 'resting'
}

/** Whether more is about to be told: something is read or deleted. */
export const isUnderWay = (account: ConnectedAccount, asked: ConnectedAccount | null, now = new Date()): boolean =>
  account.state === 'revoked' || account.sources.some((source) => stageOf(source, account, asked, now) !== 'resting')

const order: readonly SourceStatus['source'][] = ['mail', 'calendar', 'contacts', 'events', 'subscribers', 'tickets']

/** What tells most of who knows whom comes first. */
export const inOrder = (sources: readonly SourceStatus[]): SourceStatus[] =>
  sources.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source))

/** When anything of it was last read. */
export const lastSuccessOf = ({ sources }: ConnectedAccount): string | null =>
  sources
    .flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    .toSorted()
    .at(-1) ?? null

/** "@Example.com" and "ana@example.com" name the domain too. */
export const readDomain = (typed: string): string => typed.trim().toLowerCase().split('@').at(-1) ?? ''

/** Nothing is read from an account that only says who somebody is. */
export const readsNothing = ({ reads }: Pick<ProviderStatus, 'reads'>): boolean => reads.length === 0
