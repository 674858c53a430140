import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { Evidence } from './learning.rules.ts'
import { outcomeModelMessages as m } from './outcome-model.messages.ts'

export type About =
  | 'asks_of_connector'
  | 'intros_by_connector'
  | 'open_asks'
  | 'intros_to_target'
  | 'denied_steps'
  | 'introduced_steps'
  | 'intros_into_company'
  | 'open_into_company'
  | 'asks_in_workspace'
  | 'intros_in_workspace'

/** How often something was asked for and happened; of late, because outcomes fade. */
export interface Counted extends Evidence {
  readonly asked: number
  readonly happened: number
  /** The share that is expected: drawn to that of everybody while little is counted. */
  readonly rate: number
}

/** The viewer's own introductions into a company. */
export interface IntoCompany {
  readonly asked: number
  readonly happened: number
  /** Of those asked for: nobody can say yet what came of them. */
  readonly open: number
}

/** One line as it is kept. */
export interface IntroductionCount extends Counted {
  readonly about: About
  readonly key: string
  /** Who may read it: with their own outcomes, which count at once. Null is everybody who has none under this key. */
  readonly userId: string | null
  readonly lastAt: Date
}

/** What earlier introductions say about one way: a connector and a target. */
export interface OutcomeStatistics {
  /** Asks of the connector that are settled, and how many they acted on. */
  readonly asks: Counted | null
  /** Introductions that the connector made, and how many were taken up. */
  readonly made: Counted | null
  /** The viewer's own to this target. */
  readonly target: Counted | null
  readonly openAsks: number
  /** The connector answered the viewer that they do not know the target. */
  readonly isDenied: boolean
  /** The day on which the connector introduced the viewer to the target; null where they did not. */
  readonly introducedOn: number | null
  /** Of the whole workspace, and of this kind of path in it. */
  readonly allAsks: Counted | null
  readonly allIntros: Counted | null
  readonly asksOfKind: Counted | null
  readonly introsOfKind: Counted | null
}

/** Under `asks_in_workspace` and `intros_in_workspace`: of all paths, through members, and through contacts. */
export const workspaceKeys = { all: '0', member: '1', contact: '2' } as const

export const noStatistics: OutcomeStatistics = {
  asks: null,
  made: null,
  target: null,
  openAsks: 0,
  isDenied: false,
  introducedOn: null,
  allAsks: null,
  allIntros: null,
  asksOfKind: null,
  introsOfKind: null,
}

/** 0 to 100, from the outcomes of what was asked of them; null while none is settled. */
export const reputationOf = ({ asks }: OutcomeStatistics): number | null => (asks ? Math.round(asks.rate * 100) : null)

/** What is known of earlier asks and introductions by a path. */
export function outcomeSentences({ asks, target, openAsks }: OutcomeStatistics, connector: string): Message[] {
  return [
    ...(asks ? [m.actedOn.message({ name: connector, happened: asks.happened, asked: asks.asked })] : []),
    ...(target ? [m.tookUp.message({ happened: target.happened, asked: target.asked })] : []),
    ...(openAsks > 0 ? [m.waiting.message({ name: connector, count: openAsks })] : []),
  ]
}
