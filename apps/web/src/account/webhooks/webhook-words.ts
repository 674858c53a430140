import { eventTypes, testEvent, type Webhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages as m } from '@wellmet/account/webhooks/webhooks.messages.ts'

/** What happened, in words; the name that programs get if this version does not know it. */
export const eventWords = (type: string): string => {
  if (type === testEvent) return m.testEvent()
  return Object.hasOwn(eventTypes, type) ? eventTypes[type as keyof typeof eventTypes]() : type
}

/** Why a try failed. */
export const whyWords = ({ status, problem }: { status: number | null; problem: string | null }): string =>
  status === null ? m.noAnswer({ problem: problem ?? 'unreachable' }) : m.answered({ status: String(status) })

export const stateWords = ({ state, offBecause, lastFailure }: Webhook): string => {
  if (offBecause) return m.offBecause({ why: offBecause })
  return lastFailure ? m.lastFailed({ why: whyWords(lastFailure) }) : m.state({ state })
}
