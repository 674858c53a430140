import { contactDaysOf, lastContact, type Channel, type Evidence } from './contact-days.rules.ts'
import { countedEvidence } from './evidence-makers.rules.ts'
import type { Activity, Pair } from './strength.rules.ts'

/** Evidence as it is stored: numbers for kinds and directions. */
export interface StoredEvidence {
  readonly kind: number
  readonly day: number
  /** 1 from the owner, -1 to the owner, 0 together. */
  readonly direction: number
  readonly people: number
  readonly inCopy: boolean
  /** As a number of `evidenceMakers`; null where kind and direction tell. */
  readonly maker: number | null
}

const channels: Record<number, Channel> = { 1: 'mail', 2: 'meeting', 3: 'linkedin' }
const connection = 4

/** What is stored of two people and counts, in the terms of the formula. Invitations and endorsements are not contact. */
export function pairOf(
  stored: readonly StoredEvidence[],
  today: number,
): { pair: Pair; activity: Activity; lastDay: number | null } {
  const evidence = countedEvidence(stored).flatMap(({ kind, day, direction, people, inCopy }): Evidence[] => {
    const channel = channels[kind]
    if (!channel) return []
    return [
      {
        day,
        channel,
        direction: direction === -1 ? 'in' : 'out',
        recipients: people,
        addressed: inCopy ? 'cc' : 'to',
        machine: false,
      },
    ]
  })
  const days = contactDaysOf(evidence)
  const connected = stored.find(({ kind }) => kind === connection)
  const heard = evidence.filter(
    ({ direction, channel, day }) => (direction === 'in' || channel === 'meeting') && day <= today,
  )
  return {
    pair: { days, connection: connected ? { since: connected.day } : null },
    activity: {
      act30: heard.reduce((sum, { day }) => sum + 2 ** ((day - today) / 30), 0),
      // A mailbox does not show what somebody writes to others; their silence towards the owner is in the days already.
      silent: null,
    },
    lastDay: lastContact(days, today),
  }
}
