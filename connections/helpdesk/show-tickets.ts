import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { OneTicket, toRecord } from '../providers/zendesk/zendesk-tickets.ts'
import { zendeskSettings } from '../providers/zendesk/zendesk.settings.ts'
import { askHelpdesk } from './ask-helpdesk.ts'
import { getHelpdesk } from './find-helpdesk.ts'
import type { HelpdeskTicket, ShownTicket } from './helpdesk.contract.ts'
import { toTicket } from './helpdesk.rules.ts'
import { findTicket, listTicketRows } from './helpdesk.store.ts'

interface Wanted {
  state: 'open' | 'all'
  company?: string | undefined
  limit: number
  cursor?: string | undefined
}

export async function showTickets(
  call: MemberCall,
  { state, company, limit, cursor }: Wanted,
): Promise<{ items: HelpdeskTicket[]; next: string | null }> {
  const { id: accountId } = await getHelpdesk(call)
  const page = { accountId, onlyOpen: state === 'open', company: company ?? null, cursor: cursor ?? null }
  // As the system: an admin connected the helpdesk for the whole workspace
  const rows = await call.db.asSystem((tx) => listTicketRows(tx, { ...page, limit: limit + 1 }))
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(({ record }) => toTicket(record)),
    next: rows.length > limit ? (shown.at(-1)?.record.number ?? null) : null,
  }
}

/** One that was read already, as the helpdesk has it now. Others are as little there as those of strangers. */
export async function showTicket(call: MemberCall, number: string): Promise<ShownTicket> {
  const row = await getHelpdesk(call)
  // As the system: an admin connected the helpdesk for the whole workspace
  const known = await call.db.asSystem((tx) => findTicket(tx, { accountId: row.id, ref: number }))
  if (!known) throw notFound('ticket')
  return await askHelpdesk(call, row, async (request) =>
    toShown(
      call,
      OneTicket.parse((await request(`/api/v2/tickets/${number}.json?include=users,organizations`)).json()),
    ),
  )
}

export function toShown(
  { services }: Pick<MemberCall, 'services'>,
  { ticket, ...beside }: ReturnType<(typeof OneTicket)['parse']>,
): ShownTicket {
  const home = services.config.get(zendeskSettings).ZENDESK_URL ?? services.config.PUBLIC_URL
  return {
    ...toTicket(toRecord(ticket, beside)),
    subject: ticket.subject ?? null,
    url: new URL(`/agent/tickets/${ticket.id}`, home).href,
  }
}
