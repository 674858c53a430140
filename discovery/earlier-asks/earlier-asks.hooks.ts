import { hook } from '@wellmet/platform/events/hook.ts'
import type { AskStage } from './earlier-asks.contract.ts'

/** A request that the viewer may see, by the numbers of its target and of the target's company. */
export interface FoundAsk {
  readonly requestId: string
  readonly isMine: boolean
  readonly askedBy: string
  readonly personId: string | null
  readonly companyId: string | null
  readonly name: string
  readonly title: string | null
  readonly connectorName: string
  readonly stage: AskStage
  readonly askedAt: Date
  readonly changedAt: Date
  /** How far it came at any time, also where it ended afterwards. */
  readonly accepted: boolean
  readonly introduced: boolean
  readonly met: boolean
  /** A meeting is booked, and nobody has met yet. */
  readonly booked: boolean
}

/** Requests to these people, or to anybody at these companies: whoever follows the hook fills them in, newest first. */
export interface AsksNeeded {
  readonly people: readonly string[]
  readonly companies: readonly string[]
  readonly found: FoundAsk[]
}

export const asksNeeded = hook<AsksNeeded>('asks.needed')
