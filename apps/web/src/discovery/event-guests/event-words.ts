import type { Reach } from '@wellmet/discovery/event-guests/event-guests.contract.ts'
import { eventGuestsMessages } from '@wellmet/discovery/event-guests/event-guests.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'

/** "You reach 11 of 80; best: Mei-Lin Tan and Kofi Mensah". */
export const reachWords = ({ guests, reached, best }: Reach): string => {
  if (guests === 0) return eventGuestsMessages.noGuests()
  if (reached === 0) return eventGuestsMessages.reachNone({ guests })
  const names = formatList(best.map(({ name }) => name))
  return names === ''
    ? eventGuestsMessages.reach({ reached, guests })
    : eventGuestsMessages.reachBest({ reached, guests, names })
}
