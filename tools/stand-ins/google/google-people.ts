import type { MadeUpItems } from '../made-up/made-up-items.ts'
import type { MadeUpContact, MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { readToken, writeToken } from '../made-up/opaque-tokens.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { expiredSyncToken, googleError, googleScopes, hasScope, insufficientScopes } from './google-answers.ts'

/** Both lists work alike; what they call things differs. */
interface PeopleList {
  operation: string
  path: RegExp
  scope: string
  itemsOf(mailbox: MadeUpMailbox): MadeUpItems<MadeUpContact>
  field: 'connections' | 'otherContacts'
  mask: 'personFields' | 'readMask'
  prefix: string
  total: string
  source: 'CONTACT' | 'OTHER_CONTACT'
}

const lists: readonly PeopleList[] = [
  {
    operation: 'people.connections.list',
    path: /^\/v1\/people\/me\/connections$/,
    scope: googleScopes.contactsReadonly,
    itemsOf: ({ contacts }) => contacts,
    field: 'connections',
    mask: 'personFields',
    prefix: 'people/c',
    total: 'totalItems',
    source: 'CONTACT',
  },
  {
    operation: 'people.otherContacts.list',
    path: /^\/v1\/otherContacts$/,
    scope: googleScopes.otherContactsReadonly,
    itemsOf: ({ otherContacts }) => otherContacts,
    field: 'otherContacts',
    mask: 'readMask',
    prefix: 'otherContacts/c',
    total: 'totalSize',
    source: 'OTHER_CONTACT',
  },
]

/** The address book of Google's People API: saved contacts, and those whom the owner only wrote to. */
export const peopleRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] =>
  lists.map((list) => ({
    operation: list.operation,
    method: 'GET',
    path: list.path,
    answer: (asked, grant) =>
      hasScope(grant, list.scope) ? listPeople(asked, list, list.itemsOf(mailboxOf(grant))) : insufficientScopes(),
  }))

interface Sync {
  cursor: number
  mask: string
}

type Page = Sync & { next: number; since: number | null }

function listPeople({ query }: AskedOfStandIn, list: PeopleList, items: MadeUpItems<MadeUpContact>): Answer {
  const bad = (message: string): Answer => googleError(400, 'badRequest', message)
  const mask = query.get(list.mask)
  if (!mask) return bad(`${list.mask} mask is required. Please specify one or more valid paths.`)
  const size = Number(query.get('pageSize') ?? 100) || 100
  if (!Number.isInteger(size) || size < 1 || size > 1_000) return bad('Page size must be between 1 and 1000.')
  const sync = readToken(query.get('syncToken')) as Sync | undefined
  const first: Page = { cursor: items.changes.latest, mask, next: 0, since: sync?.cursor ?? null }
  const page = query.has('pageToken') ? (readToken(query.get('pageToken')) as Page | undefined) : first
  if (!page) return bad('Invalid page token.')
  if (query.has('syncToken') && !sync) return bad('Invalid sync token.')
  if (page.mask !== mask || (sync && sync.mask !== mask))
    return bad('Request parameters must match those of the call that provided the token.')

  const ids = page.since === null ? null : items.changes.since(page.since)?.map(({ id }) => id)
  if (ids === undefined) return expiredSyncToken()
  const changed = ids && [...new Set(ids)]
  const people: object[] = []
  let at = page.next
  const end = changed ? changed.length : items.slots
  for (; at < end && people.length < size; at += 1) {
    const contact = changed ? items.find(changed[at]!) : items.at(at)
    if (contact) people.push(writePerson(contact, list, mask))
    else if (changed) people.push(writeDeleted(changed[at]!, list))
  }
  const isLast = at >= end
  return {
    status: 200,
    items: list.field,
    body: {
      ...(people.length > 0 ? { [list.field]: people } : {}),
      ...(isLast ? {} : { nextPageToken: writeToken({ ...page, next: at }) }),
      ...(isLast && query.get('requestSyncToken') === 'true'
        ? { nextSyncToken: writeToken({ cursor: page.cursor, mask }) }
        : {}),
      ...(changed ? {} : { [list.total]: items.count }),
    },
  }
}

function writePerson(contact: MadeUpContact, { prefix, source }: PeopleList, mask: string): object {
  const { id, given, family, address, company, title, phone } = contact
  const metadata = { primary: true, source: { type: source, id } }
  const displayName = `${given} ${family}`
  const fields: Record<string, unknown> = {
    metadata: { sources: [{ type: source, id, etag: `#${id}` }], objectType: 'PERSON' },
    names: [{ metadata, displayName, familyName: family, givenName: given, unstructuredName: displayName }],
    emailAddresses: [{ metadata, value: address, type: 'work', formattedType: 'Work' }],
    organizations: [{ metadata, type: 'work', name: company, title }],
    ...(phone ? { phoneNumbers: [{ metadata, value: phone, type: 'mobile', formattedType: 'Mobile' }] } : {}),
  }
  const wanted = mask.split(',').filter((field) => field in fields)
  return {
    resourceName: prefix + id,
    etag: `%${id}`,
    ...Object.fromEntries(wanted.map((field) => [field, fields[field]])),
  }
}

const writeDeleted = (id: string, { prefix, source }: PeopleList): object => ({
  resourceName: prefix + id,
  etag: `%${id}`,
  metadata: { sources: [{ type: source, id }], deleted: true, objectType: 'PERSON' },
})
