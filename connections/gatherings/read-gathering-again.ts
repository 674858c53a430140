import { ZodError } from 'zod'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { engineMessages } from '../engine/engine.messages.ts'
import { findConnectedAccount } from '../engine/find-connected-account.ts'
import { AccessEnded, CursorExpired, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { openTyped } from '../engine/tokens.ts'
import { LumaAccess, type Gathering } from './gatherings.contract.ts'
import { gatheringsMessages } from './gatherings.messages.ts'
import { listGuests } from './luma.ts'
import { lumaRequest, type LumaRequest } from './luma-request.ts'
import { findCalendar } from './gatherings.store.ts'
import { saveGuests } from './save-gatherings.ts'
import { getGathering, toGathering } from './show-gatherings.ts'

/** Of one event, while somebody waits. A larger one is read whole by the next run. */
const mostPages = 30

export async function readGatheringAgain(call: MemberCall, id: string): Promise<Gathering> {
  const { db, services, viewer } = call
  const gathering = await db.transaction((tx) => getGathering(tx, id))
  if (gathering.userId !== viewer.userId) throw fail('conflict', gatheringsMessages.notYours())
  const { accountId, ref } = gathering
  const request = await openCalendar(call, accountId)
  const run = {
    services,
    account: { accountId, workspaceId: viewer.workspaceId, userId: viewer.userId },
    runAt: services.now(),
  }
  let cursor: string | null = null
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { items: guests, next } = await whileAsked(() => listGuests(request, ref, cursor))
    await db.transaction((tx) => saveGuests(tx, run, { ref, guests, isLast: next === null }))
    if (next === null) break
    cursor = next
  }
  return await db.transaction(async (tx) => toGathering(call, await getGathering(tx, id)))
}

/** The calendar that the member connected. Throws 409 where there is none. */
export async function openOwnCalendar(call: MemberCall): Promise<LumaRequest> {
  const account = await call.db.transaction((tx) => findCalendar(tx, { provider: 'luma' }))
  if (!account || !isRead(account.state)) throw fail('not_configured', gatheringsMessages.notConnected())
  return await openCalendar(call, account.id)
}

async function openCalendar({ db, services }: MemberCall, accountId: string): Promise<LumaRequest> {
  const row = await db.transaction((tx) => findConnectedAccount(tx, accountId))
  if (!row || !isRead(row.state)) throw fail('conflict', engineMessages.connectAgain())
  return lumaRequest(services, LumaAccess.parse(openTyped(services, row)).apiKey)
}

/** What the provider refuses, as a refusal of ours. */
export async function whileAsked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SlowDown) throw fail('unprocessable', gatheringsMessages.busy())
    if (error instanceof AccessEnded) throw fail('conflict', engineMessages.connectAgain())
    const isTheirs = [ProviderFailed, NotPermitted, CursorExpired, ZodError].some((kind) => error instanceof kind)
    throw isTheirs ? fail('unprocessable', gatheringsMessages.notAnswering()) : error
  }
}
