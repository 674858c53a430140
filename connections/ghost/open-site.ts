import { ZodError } from 'zod'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from '../engine/account-states.rules.ts'
import type { AccountCall } from '../engine/account-call.ts'
import { engineMessages } from '../engine/engine.messages.ts'
import { findConnectedAccount } from '../engine/find-connected-account.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { openTyped } from '../engine/tokens.ts'
import { GhostAccess } from './ghost.contract.ts'
import { ghostMessages as m } from './ghost.messages.ts'
import { ghostRequest, type GhostRequest } from './ghost-request.ts'
import { findSite } from './ghost.store.ts'
import { ghost } from './ghost.ts'

export interface OpenSite {
  accountId: string
  access: GhostAccess
  request: GhostRequest
}

/** The site that the member connected. Throws 409 where there is none. */
export async function openOwnSite(call: MemberCall): Promise<OpenSite> {
  const account = await call.db.transaction((tx) => findSite(tx, { provider: ghost.name }))
  if (!account) throw fail('not_configured', m.notConnected())
  return await openSite(call, account.id)
}

/** One site of whoever the call is for. Throws 409 where it has to be connected again. */
export async function openSite({ db, services }: AccountCall, accountId: string): Promise<OpenSite> {
  const row = await db.transaction((tx) => findConnectedAccount(tx, accountId))
  if (!row || row.provider !== ghost.name || !isRead(row.state)) throw fail('conflict', engineMessages.connectAgain())
  const access = GhostAccess.parse(openTyped(services, row))
  return { accountId, access, request: ghostRequest(services, access) }
}

/** What Ghost refuses, as a refusal of ours. */
export async function whileAsked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SlowDown) throw fail('unavailable', m.busy())
    if (error instanceof AccessEnded || error instanceof NotPermitted)
      throw fail('conflict', engineMessages.connectAgain())
    if (error instanceof ProviderFailed && error.problem?.code === 'nothing_there') throw notFound('post')
    const isTheirs = error instanceof ProviderFailed || error instanceof ZodError
    throw isTheirs ? fail('unavailable', m.notAnswering()) : error
  }
}
