import { z } from 'zod'
import { nameOf } from '@wellmet/platform/files/person-handle.ts'
import type { ProviderRequest, ProviderResponse, Position, Source, SourcePage } from '../../engine/provider.ts'
import { CursorExpired } from '../../engine/provider-errors.ts'
import { cursorAfter, isOwnedBy, listAgainMs, takeOwned, type CrmRow } from '../crm-rows.ts'

const pageSize = 100
/** A search shows no more, however much it finds. */
const mostFound = 10_000

const properties = [
  'firstname',
  'lastname',
  'email',
  'hs_additional_emails',
  'phone',
  'mobilephone',
  'jobtitle',
  'company',
  'associatedcompanyid',
  'hs_linkedin_url',
  'city',
  'state',
  'country',
  'hubspot_owner_id',
  'lastmodifieddate',
]
const Text = z.string().nullish()
const Contact = z.object({
  id: z.string(),
  archived: z.boolean().default(false),
  properties: z.object({
    firstname: Text,
    lastname: Text,
    email: Text,
    hs_additional_emails: Text,
    phone: Text,
    mobilephone: Text,
    jobtitle: Text,
    company: Text,
    associatedcompanyid: Text,
    hs_linkedin_url: Text,
    city: Text,
    state: Text,
    country: Text,
    hubspot_owner_id: Text,
    lastmodifieddate: Text,
  }),
})
type Contact = z.infer<typeof Contact>
const Contacts = z.object({
  results: z.array(Contact),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
})
const Companies = z.object({
  results: z.array(z.object({ id: z.string(), properties: z.object({ name: Text }) })),
})

/** Where a run is. Without `since` everything is listed; with it, what changed since then is searched for. */
const Place = z.object({ begunAt: z.string(), since: z.string().nullable(), after: z.string().nullable() })
type Place = z.infer<typeof Place>

export const hubspotContacts = {
  name: 'contacts',
  scope: 'crm.objects.contacts.read',
  listAgainMs,
  async read(request, position): Promise<SourcePage> {
    const { subject } = position
    const place = placeOf(position)
    const { results, paging } = Contacts.parse((await requestContacts(request, place)).json())
    const own = results.filter((contact) => isOwnedBy(subject, { ownerId: ownerOf(contact) }))
    const companies = await namesOf(
      request,
      own.flatMap((contact) => contact.properties.associatedcompanyid || []),
    )
    const next = paging?.next && nextPlace(place, paging.next.after, results)
    return {
      ...takeOwned(
        results.map((contact) => rowOf(contact, companies)),
        subject,
      ),
      ...(next ? { next: JSON.stringify(next) } : { next: null, cursor: cursorAfter(place.begunAt) }),
    }
  },
  isCursorExpired: (answer) => answer.status === 400 && /\bafter\b/.test(answer.text()),
} satisfies Source

const placeOf = ({ cursor, page, now }: Position): Place =>
  page === null ? { begunAt: now.toISOString(), since: cursor, after: null } : Place.parse(JSON.parse(page))

function requestContacts(request: ProviderRequest, { since, after }: Place): Promise<ProviderResponse> {
  const from = after === null ? {} : { after }
  if (since === null) {
    const query = new URLSearchParams({ limit: String(pageSize), properties: properties.join(','), ...from })
    return request(`/crm/v3/objects/contacts?${query.toString()}`)
  }
  const filters = [{ propertyName: 'lastmodifieddate', operator: 'GTE', value: String(Date.parse(since)) }]
  const sorts = [{ propertyName: 'lastmodifieddate', direction: 'ASCENDING' }]
  return post(request, '/crm/v3/objects/contacts/search', {
    filterGroups: [{ filters }],
    sorts,
    properties,
    limit: pageSize,
    ...from,
  })
}

const post = (request: ProviderRequest, path: string, body: object): Promise<ProviderResponse> =>
  request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Where a search shows no more, another one begins at the last change that it showed. */
function nextPlace(place: Place, after: string, results: readonly Contact[]): Place {
  if (place.since === null || Number(after) + pageSize <= mostFound) return { ...place, after }
  const last = results.at(-1)?.properties.lastmodifieddate
  // Ten thousand that changed at one moment: only a list has them all.
  if (!last || Date.parse(last) <= Date.parse(place.since)) throw new CursorExpired()
  return { ...place, since: last, after: null }
}

/** The companies by number. They are asked for together: contacts name theirs by number alone. */
async function namesOf(request: ProviderRequest, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const inputs = [...new Set(ids)].map((id) => ({ id }))
  const answer = await post(request, '/crm/v3/objects/companies/batch/read', { inputs, properties: ['name'] })
  const { results } = Companies.parse(answer.json())
  return new Map(results.flatMap(({ id, properties: { name } }) => (name ? [[id, name] as const] : [])))
}

const ownerOf = ({ properties: { hubspot_owner_id: owner } }: Contact): string | null => owner || null

function rowOf(contact: Contact, companies: ReadonlyMap<string, string>): CrmRow {
  const { id, archived, properties: said } = contact
  const all = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || [])
  return {
    id,
    ownerId: ownerOf(contact),
    isDeleted: archived,
    contact: {
      name: nameOf({ given: said.firstname ?? undefined, family: said.lastname ?? undefined }),
      emails: [...all(said.email), ...(said.hs_additional_emails?.split(';') ?? [])],
      phones: all(said.mobilephone, said.phone),
      urls: all(said.hs_linkedin_url),
      company: companies.get(said.associatedcompanyid ?? '') ?? said.company ?? undefined,
      title: said.jobtitle ?? undefined,
      places: all(said.city, said.state, said.country),
    },
  }
}
