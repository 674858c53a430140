import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { zendesk } from '../providers/zendesk/zendesk.ts'
import { helpdeskMessages } from './helpdesk.messages.ts'
import { findHelpdesk, type HelpdeskRow } from './helpdesk.store.ts'

/** The helpdesk of the workspace, if an admin connected one. */
export const findOwnHelpdesk = ({ db, viewer }: Pick<MemberCall, 'db' | 'viewer'>): Promise<HelpdeskRow | undefined> =>
  // As the system: an admin connected it for the whole workspace, and accounts are read by their owner alone
  db.asSystem((tx) => findHelpdesk(tx, { workspaceId: viewer.workspaceId, provider: zendesk.name }))

/** Throws 409 with what to do where there is none. */
export async function getHelpdesk(call: Pick<MemberCall, 'db' | 'viewer'>): Promise<HelpdeskRow> {
  const row = await findOwnHelpdesk(call)
  if (!row) throw fail('not_configured', helpdeskMessages.notConnected())
  return row
}
