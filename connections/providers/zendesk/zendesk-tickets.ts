import { z } from 'zod'
import type { TicketRecord } from '../../engine/ticket-record.rules.ts'
import { ticketStatuses } from '../../engine/ticket-statuses.contract.ts'
import type { Position, ProviderResponse, Source, SourcePage } from '../../engine/provider.ts'
import { cursorAfter, listAgainMs } from '../crm-rows.ts'

const pageSize = 100

export const Ticket = z.object({
  id: z.int(),
  status: z.enum(ticketStatuses),
  subject: z.string().nullish(),
  requester_id: z.int().nullish(),
  organization_id: z.int().nullish(),
  external_id: z.string().nullish(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Ticket = z.infer<typeof Ticket>

const User = z.object({ id: z.int(), name: z.string().nullish(), email: z.string().nullish() })
const Organization = z.object({ id: z.int(), name: z.string(), domain_names: z.array(z.string()).default([]) })
/** Who asks and for which company stands beside the tickets. */
const Beside = { users: z.array(User).default([]), organizations: z.array(Organization).default([]) }
const Tickets = z.object({
  tickets: z.array(Ticket),
  ...Beside,
  meta: z.object({ has_more: z.boolean(), after_cursor: z.string().nullish() }),
})
/** By an external id. */
export const FoundTickets = z.object({ tickets: z.array(Ticket), ...Beside })
export const OneTicket = z.object({ ticket: Ticket, ...Beside })

/** Where a run is: since when changes are wanted, and after which ticket it goes on. */
const Place = z.object({ begunAt: z.string(), since: z.string().nullable(), after: z.string() })
type Place = z.infer<typeof Place>

/**
 * The last changed first, by cursor: pages by number end at 10,000 tickets. A run for changes ends at the first ticket that
 * has not changed since the last one began.
 */
export const zendeskTickets = {
  name: 'tickets',
  scope: 'tickets:read',
  // A deleted ticket is in no list of changes.
  listAgainMs,
  async read(request, position): Promise<SourcePage> {
    const { begunAt, since, after } = placeOf(position)
    const query = new URLSearchParams({ 'page[size]': String(pageSize), sort: '-updated_at' })
    if (after !== '') query.set('page[after]', after)
    const answer = await request(`/api/v2/tickets.json?${query.toString()}&include=users,organizations`)
    const { tickets, users, organizations, meta } = Tickets.parse(answer.json())
    const isNews = ({ updated_at: at }: Ticket): boolean => since === null || Date.parse(at) >= Date.parse(since)
    const isThrough = !meta.has_more || !meta.after_cursor || tickets.some((ticket) => !isNews(ticket))
    return {
      records: tickets
        .filter((ticket) => isNews(ticket) && hasRequester(ticket, users))
        .map((ticket) => {
          const record = toRecord(ticket, { users, organizations })
          return { ref: record.number, at: record.at, record }
        }),
      ...(isThrough
        ? { next: null, cursor: cursorAfter(begunAt) }
        : { next: JSON.stringify({ begunAt, since, after: meta.after_cursor ?? '' } satisfies Place) }),
    }
  },
  isCursorExpired: (answer: ProviderResponse) => answer.status === 400 && answer.text().includes('page[after]'),
} satisfies Source

const placeOf = ({ cursor, page, now }: Position): Place =>
  page === null ? { begunAt: now.toISOString(), since: cursor, after: '' } : Place.parse(JSON.parse(page))

/** An item of another page that slipped in comes without its requester, and would say less than what was read of it. */
const hasRequester = ({ requester_id: id }: Ticket, users: Known['users']): boolean =>
  id === null || id === undefined || users.some((user) => user.id === id)

type Known = { users: readonly z.infer<typeof User>[]; organizations: readonly z.infer<typeof Organization>[] }

export function toRecord(ticket: Ticket, { users, organizations }: Known): TicketRecord {
  const requester = users.find(({ id }) => id === ticket.requester_id)
  const company = organizations.find(({ id }) => id === ticket.organization_id)
  return {
    kind: 'ticket',
    number: String(ticket.id),
    at: ticket.created_at,
    changedAt: ticket.updated_at,
    status: ticket.status,
    requester: {
      ...(requester?.name ? { name: requester.name } : {}),
      ...(requester?.email ? { email: requester.email.toLowerCase() } : {}),
    },
    ...(company ? { company: { name: company.name, domains: company.domain_names } } : {}),
  }
}
