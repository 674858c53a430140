import { ZodError } from 'zod'
import { fail, notFound, type Problem } from '@wellmet/platform/contract/problem.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { requestAs } from '../engine/open-source.ts'
import type { ProviderRequest } from '../engine/provider.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { zendesk } from '../providers/zendesk/zendesk.ts'
import { helpdeskMessages } from './helpdesk.messages.ts'
import type { HelpdeskRow } from './helpdesk.store.ts'

/** Asks with the access of whoever connected it. What the helpdesk refuses becomes a problem of the reply. */
export async function askHelpdesk<T>(
  { services, viewer }: MemberCall,
  { id, userId, baseUrl }: HelpdeskRow,
  ask: (request: ProviderRequest) => Promise<T>,
): Promise<T> {
  const { workspaceId } = viewer
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  try {
    return await ask(requestAs(services, db, zendesk, { id, baseUrl }))
  } catch (error) {
    throw problemOf(error) ?? error
  }
}

function problemOf(error: unknown): Problem | null {
  if (error instanceof AccessEnded || error instanceof NotPermitted)
    return fail('conflict', helpdeskMessages.connectAgain())
  if (error instanceof SlowDown) return fail('unavailable', helpdeskMessages.busy())
  if (error instanceof ProviderFailed && error.problem?.code === 'nothing_there') return notFound('ticket')
  const isTheirs = [ProviderFailed, OutboundError, ZodError].some((kind) => error instanceof kind)
  return isTheirs ? fail('unavailable', helpdeskMessages.notAnswering()) : null
}
