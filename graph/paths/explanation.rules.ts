import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { startOfDay } from '@wellmet/platform/values/days.rules.ts'
import type { OnRecord } from './edge.rules.ts'
import type { Audience, Explanation } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'

/** What a connector may read. What is for the workspace is not: a connector may be an outsider. */
const isForConnector: Record<Audience, boolean> = { viewer: false, workspace: false, connector: true, target: true }

/** Sentences about the connector, by the code of the same sentence about somebody else. */
const toConnector: Readonly<Record<string, { readonly code: string }>> = {
  [m.colleagues.code]: m.youWereColleagues,
  [m.confirmed.code]: m.youAreConfirmed,
  [m.connected.code]: m.youAreConnected,
  [m.hasAsContact.code]: m.youHaveThem,
  [m.inTouch.code]: m.youAreInTouch,
  [m.oneWay.code]: m.youWroteOneWay,
  [m.workTogether.code]: m.youWorkTogether,
}

/**
 * The sentences that the connector of this name may be shown, in their order and in the current language. What is said of
 * them is said to them.
 */
export const textsForConnector = (connector: string, explanations: readonly Explanation[]): string[] =>
  explanations
    .filter(({ audience }) => isForConnector[audience])
    .map((explanation) => {
      const own = explanation.params['one'] === connector ? toConnector[explanation.code] : undefined
      return renderMessage({ ...explanation, ...(own ? { code: own.code } : {}) })
    })

/** From the connector's own records, for the connector alone; null without a day. */
export function lastContactWords({ messages, meetings, lastDay }: OnRecord, other: string): string | null {
  if (lastDay === null || messages + meetings === 0) return null
  const how = meetings === 0 ? 'mail' : messages === 0 ? 'meeting' : 'both'
  return m.youWereLastInTouch({ other, how, on: startOfDay(lastDay) })
}
