import { companyNameOf, domainsOf } from '@wellmet/connections/helpdesk/helpdesk.rules.ts'
import { eraseRequesters, listRequesterAddresses } from '@wellmet/connections/helpdesk/erase-requesters.ts'
import { isHelpdeskAccount, listOpenTickets } from '@wellmet/connections/helpdesk/list-open-tickets.ts'
import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import type { TicketRecord } from '@wellmet/connections/engine/ticket-record.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { labelOf } from '@wellmet/platform/files/text/domains.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteSignals } from '../signals/delete-signals.ts'
import { saveSignals, type NewSignal, type SignalSubject } from '../signals/save-signals.ts'
import { signalKind } from '../signals/signal-kinds.ts'
import { openTicketsMessages } from './open-tickets.messages.ts'
import { addTicket, type Waiting } from './open-tickets.rules.ts'
import { listCompaniesAt, listObjecting } from './open-tickets.store.ts'

const source = 'zendesk'
const mostTickets = 2_000

/** However long it is open: it ends when the helpdesk closes it. */
export const openTicket = signalKind({ name: 'open_ticket', keptDays: 3_650, isCaution: true })

/**
 * Says of every company and every customer with an open ticket since when it is open, to the whole workspace. All of an
 * account together: what is closed by now is gone with what was said before. As the system.
 */
export async function saveOpenTickets(
  tx: Tx,
  services: Services,
  { accountId, workspaceId }: AccountRef,
): Promise<void> {
  if (!(await isHelpdeskAccount(tx, accountId))) return
  // Whoever read less than another must not write after them.
  await acquireLock(tx, 'discovery.signals', `${workspaceId}:${source}`)
  await eraseObjecting(tx, services, accountId)
  const tickets = await listOpenTickets(tx, accountId, mostTickets)
  await deleteSignals(tx, { workspaceId, source, origin: accountId })
  if (tickets.length === 0) return
  const subjects = await subjectsOf(tx, services, tickets)
  await saveSignals(
    tx,
    { workspaceId, userId: null, source, origin: accountId },
    [...subjects.values()].map(({ about, waiting }): NewSignal => ({
      kind: openTicket,
      externalId: `open ${accountId}`,
      about,
      name: waiting.name,
      says: openTicketsMessages.open.message({ ...waiting }),
      at: waiting.since,
      link: '/settings/tickets',
    })),
    services.now(),
  )
}

/** The helpdesk names them again with every ticket of theirs that is read. */
async function eraseObjecting(tx: Tx, services: Services, accountId: string): Promise<void> {
  const keys = personKeys(services)
  const addresses = await listRequesterAddresses(tx, accountId)
  const keyOf = (email: string): string => keys.of({ emails: [email], phones: [] })[0]!
  const objecting = await listObjecting(tx, { keys: addresses.map(keyOf) })
  const found = new Set(objecting.map(({ key }) => key))
  await eraseRequesters(
    tx,
    addresses.filter((email) => found.has(keyOf(email))),
  )
}

type Subject = { about: SignalSubject; waiting: Waiting }

/**
 * The company by the name of the organization, by what its domain spells and by what the directory says of the domain; the
 * person by the address. No name of a person makes somebody known.
 */
async function subjectsOf(
  tx: Tx,
  services: Services,
  tickets: readonly TicketRecord[],
): Promise<ReadonlyMap<string, Subject>> {
  const keys = personKeys(services)
  const domains = [...new Set(tickets.flatMap(domainsOf))]
  const companyAt = new Map((await listCompaniesAt(tx, { domains })).map((row) => [row.domain, row]))
  const subjects = new Map<string, Subject>()
  const add = (key: string, about: SignalSubject, name: string, ticket: TicketRecord): void =>
    void subjects.set(key, { about, waiting: addTicket(subjects.get(key)?.waiting, name, ticket) })
  for (const ticket of tickets) {
    const written = companyNameOf(ticket)
    const inDomains = domainsOf(ticket)
    const known = inDomains.flatMap((domain) => companyAt.get(domain) ?? [])
    const companies = new Map([
      ...(ticket.company ? [[keys.company(ticket.company.name), ticket.company.name] as const] : []),
      ...inDomains.map((domain) => [keys.company(labelOf(domain)), written ?? domain] as const),
      ...known.map(({ companyId, name }) => [companyId, name] as const),
    ])
    for (const [companyId, name] of companies) add(`company ${companyId}`, { companyId }, name, ticket)
    const { email, name } = ticket.requester
    if (email === undefined) continue
    const handles = keys.of({ emails: [...new Set([email, mailboxOf(email)])], phones: [] })
    add(`person ${handles[0]}`, { personKeys: handles }, name ?? email, ticket)
  }
  return subjects
}
