import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { isRead } from './account-states.rules.ts'
import type { BusyTime, Span } from './busy-times.rules.ts'
import { findAccount, listAccounts, listSources, type AccountRow } from './engine.store.ts'
import { requestAs } from './open-source.ts'
import { byConsent, type Provider, type Source } from './provider.ts'

interface Calendars {
  busy: BusyTime[]
  /** The accounts whose calendars were read. */
  addresses: string[]
}

/**
 * When the viewer has no time, read from their connected calendars now and stored nowhere. Null without a calendar that can
 * be asked; throws what the provider throws, because half of the calendars would make times look free.
 */
export async function readBusyTimes(
  { services, db }: { services: Services; db: Db },
  providers: readonly Provider[],
  span: Span,
): Promise<Calendars | null> {
  const rows = await db.reading(async (tx) => {
    const accounts = (await listAccounts(tx)).filter(({ state }) => isRead(state))
    const sources = await listSources(tx, { accounts: accounts.map(({ id }) => id) })
    const found: AccountRow[] = []
    for (const { accountId, source } of sources) {
      const row = source === 'calendar' ? await findAccount(tx, { id: accountId }) : undefined
      if (row) found.push(row)
    }
    return found
  })
  const calendars: Calendars = { busy: [], addresses: [] }
  for (const row of rows) {
    const provider = byConsent(providers).find(({ name }) => name === row.provider)
    const source: Source | undefined = provider?.sources.find(({ name }) => name === 'calendar')
    if (!provider || !source?.readBusy) continue
    calendars.busy.push(...(await source.readBusy(requestAs(services, db, provider, row, source), span)))
    calendars.addresses.push(row.address)
  }
  return calendars.addresses.length > 0 ? calendars : null
}
