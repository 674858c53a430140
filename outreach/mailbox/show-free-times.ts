import { readBusyTimes } from '@wellmet/connections/engine/read-busy-times.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '@wellmet/connections/engine/provider-errors.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { findRecipientZone } from '../sending/find-recipient-zone.ts'
import { daysAhead, findFreeTimes } from './free-times.rules.ts'
import type { FreeTimes } from './mailbox.contract.ts'
import { mailboxMessages } from './mailbox.messages.ts'

/** Reads the calendar now, stores nothing and reserves nothing. Throws 409 without a calendar that can be asked. */
export async function showFreeTimes(call: MemberCall, { to, zone }: { to: string; zone: string }): Promise<FreeTimes> {
  const now = call.services.now()
  const theirZone = await findRecipientZone(call, to)
  // Days begin at another time in other zones.
  const span = { from: now, until: addDays(now, daysAhead + 2) }
  const calendars = await readBusyTimes(call, providers, span).catch(refuse)
  if (!calendars) throw fail('not_configured', mailboxMessages.noCalendar())
  const times = findFreeTimes({ now, busy: calendars.busy, mine: zone, theirs: theirZone ?? zone })
  return {
    times: times.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    zone,
    theirZone,
    calendars: calendars.addresses,
  }
}

function refuse(error: unknown): never {
  if (error instanceof AccessEnded || error instanceof NotPermitted)
    throw fail('not_configured', mailboxMessages.calendarEnded())
  if (error instanceof SlowDown || error instanceof ProviderFailed)
    throw fail('conflict', mailboxMessages.calendarNotAnswering())
  throw error
}
