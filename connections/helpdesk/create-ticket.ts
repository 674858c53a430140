import { hash } from 'node:crypto'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { planSync } from '../engine/plan-sync.ts'
import { FoundTickets, OneTicket } from '../providers/zendesk/zendesk-tickets.ts'
import { askHelpdesk } from './ask-helpdesk.ts'
import { getHelpdesk } from './find-helpdesk.ts'
import type { NewTicket, ShownTicket } from './helpdesk.contract.ts'
import { helpdeskMessages } from './helpdesk.messages.ts'
import { textOfTicket } from './helpdesk.rules.ts'
import { toShown } from './show-tickets.ts'

/**
 * Creates a ticket in the name of whoever connected the helpdesk, and says who reported it. The helpdesk keeps no two calls
 * apart, so it is asked first whether there is one with our external id: after an answer that was lost, it is found.
 */
export async function createTicket(call: MemberCall, wanted: NewTicket): Promise<ShownTicket> {
  const { services, viewer } = call
  const row = await getHelpdesk(call)
  const now = services.now()
  const externalId = `wellmet-${hash('sha256', textOfTicket(row.id, viewer.userId, wanted, now)).slice(0, 32)}`
  const shown = await askHelpdesk(call, row, async (request) => {
    const query = new URLSearchParams({ external_id: externalId, include: 'users,organizations' })
    const { tickets, ...beside } = FoundTickets.parse(
      (await request(`/api/v2/tickets.json?${query.toString()}`)).json(),
    )
    if (tickets[0]) return toShown(call, { ticket: tickets[0], ...beside })
    const answer = await request('/api/v2/tickets.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: ticketOf(wanted, externalId, viewer.name) }),
    })
    const made = OneTicket.parse(answer.json())
    const { requester } = wanted
    return {
      ...toShown(call, made),
      requester: { name: requester?.name ?? null, email: requester?.email.toLowerCase() ?? null },
    }
  })
  const account = { accountId: row.id, workspaceId: viewer.workspaceId, userId: row.userId }
  await call.db.transaction((tx) => planSync(tx, account, 'tickets', now))
  return shown
}

const ticketOf = ({ subject, message, requester }: NewTicket, externalId: string, name: string): object => ({
  subject,
  external_id: externalId,
  comment: { body: `${message}\n\n${helpdeskMessages.reportedBy({ name })}`, public: false },
  ...(requester ? { requester: { email: requester.email, name: requester.name ?? requester.email } } : {}),
})
