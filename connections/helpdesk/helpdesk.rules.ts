import { createHmac, timingSafeEqual } from 'node:crypto'
import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import type { TicketRecord } from '../engine/ticket-record.rules.ts'
import type { HelpdeskTicket, NewTicket } from './helpdesk.contract.ts'

/** Further from now than this a call is old, or was kept by somebody. */
const freshMs = 5 * 60_000

/** Domains of the company that a ticket is of: the organization's, otherwise of the address. None for free mail. */
export function domainsOf({ company, requester }: TicketRecord): string[] {
  const named = (company?.domains ?? []).flatMap((domain) => companyDomain(domain) ?? [])
  if (named.length > 0) return [...new Set(named)]
  const own = requester.email === undefined ? null : companyDomain(requester.email)
  return own === null ? [] : [own]
}

/** As the helpdesk writes it, or its domain. Null for somebody on their own. */
export const companyNameOf = (ticket: TicketRecord): string | null =>
  ticket.company?.name ?? domainsOf(ticket)[0] ?? null

export const toTicket = (record: TicketRecord): HelpdeskTicket => ({
  id: record.number,
  status: record.status,
  openedAt: new Date(record.at).toISOString(),
  changedAt: new Date(record.changedAt).toISOString(),
  company: companyNameOf(record),
  requester: { name: record.requester.name ?? null, email: record.requester.email ?? null },
})

/** What says that two tickets are one. The helpdesk has nothing that keeps them apart, so it is asked for this first. */
export const textOfTicket = (accountId: string, userId: string, ticket: NewTicket, now: Date): string =>
  JSON.stringify([
    accountId,
    userId,
    ticket.subject,
    ticket.message,
    ticket.requester?.email ?? '',
    now.toISOString().slice(0, 10),
  ])

interface Signed {
  signature: string | undefined
  timestamp: string | undefined
}

/** The signature is the HMAC of the time and the body, with nothing between them, as base64. */
export function isSigned(body: Buffer, { signature = '', timestamp = '' }: Signed, secret: string, now: Date): boolean {
  const at = Date.parse(timestamp)
  if (!Number.isFinite(at) || Math.abs(now.getTime() - at) > freshMs) return false
  const expected = createHmac('sha256', secret).update(timestamp).update(body).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
