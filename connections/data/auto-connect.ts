import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { connectSecondAccount, listReadable, type ReadableAccount } from '../engine/connect-second-account.ts'
import { requestAs } from '../engine/open-source.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { startConsent } from '../engine/start-consent.ts'
import { googleSettings } from '../providers/google/google.settings.ts'
import { googleSheets } from '../providers/google-sheets/google-sheets.ts'
import { listSpreadsheets } from '../providers/google-sheets/list-spreadsheets.ts'
import { dataMessages } from './data.messages.ts'

/** Each costs two requests, and Google allows 60 a minute. The next call goes on. */
const mostAtOnce = 20

interface Found {
  name: string
  connectionId: string | null
  problem: string | null
}

/**
 * Connects all spreadsheets that the member chose at Google and that are not connected. Says where to choose one when
 * there was none to connect.
 */
export async function autoConnect(
  call: MemberCall,
): Promise<{ items: Found[]; connected: number; url: string | null }> {
  const accounts = await listReadable(call, googleSheets)
  const connectedBefore = new Map(accounts.map(({ subject, id }) => [subject, id]))
  const found = new Map<string, Found>()
  let tried = 0
  for (const account of accounts) {
    // It was among those of the same person.
    if (found.has(account.subject)) continue
    for (const { id, name } of await listFor(call, account)) {
      const connectionId = connectedBefore.get(id)
      if (connectionId !== undefined) found.set(id, { name, connectionId, problem: null })
      else if (tried < mostAtOnce) {
        tried += 1
        found.set(id, { name, ...(await connect(call, account, id)) })
      } else found.set(id, { name, connectionId: null, problem: null })
    }
  }
  const items = [...found.values()]
  const connected = [...found].filter(([id, one]) => one.connectionId !== null && !connectedBefore.has(id)).length
  const url = connected > 0 ? null : (await startConsent(call, googleSheets)).url
  return { items, connected, url }
}

/** What the person behind an account chose; nothing when the access has ended, which the next run will tell. */
async function listFor(call: MemberCall, { id }: ReadableAccount): Promise<{ id: string; name: string }[]> {
  const { db, services } = call
  const baseUrl = services.config.get(googleSettings).GOOGLE_DRIVE_URL
  try {
    return await listSpreadsheets(requestAs(services, db, googleSheets, { id, baseUrl }))
  } catch (error) {
    if (error instanceof AccessEnded) return []
    throw refusalOf(error)
  }
}

async function connect(call: MemberCall, account: ReadableAccount, picked: string): Promise<Omit<Found, 'name'>> {
  try {
    const saved = await connectSecondAccount(call, googleSheets, account, picked)
    return typeof saved === 'string'
      ? { connectionId: saved, problem: null }
      : { connectionId: null, problem: saved.reason({ provider: googleSheets.label }) }
  } catch (error) {
    if (error instanceof ProviderFailed && error.problem?.code === 'not_a_table') {
      return { connectionId: null, problem: dataMessages.noContacts() }
    }
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof SlowDown) return fail('unprocessable', dataMessages.busy())
  const isOfGoogle = error instanceof ProviderFailed || error instanceof NotPermitted || error instanceof AccessEnded
  return isOfGoogle ? fail('unprocessable', dataMessages.notAnswering()) : error
}
