import { insightsMessages } from './insights.messages.ts'

export interface Brought {
  readonly contacts: number
  readonly unknown: number
  readonly withoutContact: number
  readonly hasMessages: boolean
  readonly hasMeetings: boolean
  readonly hasLinkedin: boolean
}

export function coverageSentence({ contacts, unknown, withoutContact }: Brought): string {
  if (contacts === 0) return insightsMessages.noContacts()
  if (withoutContact === 0) return insightsMessages.allInTouch({ contacts })
  return unknown === 0
    ? insightsMessages.onlyConnections({ silent: withoutContact, contacts })
    : insightsMessages.strengthUnknown({ silent: withoutContact, contacts, unknown })
}

/** What tells most, first: mail says who answers, a calendar whom one meets, LinkedIn who they are. */
export function whatToBring({ contacts, hasMessages, hasMeetings, hasLinkedin }: Brought): string | null {
  if (contacts === 0) return insightsMessages.importSomething()
  if (!hasMessages) return insightsMessages.importMailbox()
  if (!hasMeetings) return insightsMessages.importCalendar()
  return hasLinkedin ? null : insightsMessages.importLinkedIn()
}
