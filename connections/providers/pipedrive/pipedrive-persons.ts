import { z } from 'zod'
import { nameOf } from '@wellmet/platform/files/person-handle.ts'
import type { ProviderRequest, Position, Source, SourcePage } from '../../engine/provider.ts'
import { cursorAfter, isOwnedBy, listAgainMs, takeOwned, type CrmRow } from '../crm-rows.ts'

/** As many organizations as can be asked for at once, so that those of a page of persons are. */
const pageSize = 100

const Value = z.object({ value: z.string().nullish() })
const Person = z.object({
  id: z.int(),
  name: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  owner_id: z.int().nullish(),
  org_id: z.int().nullish(),
  emails: z.array(Value).nullish(),
  phones: z.array(Value).nullish(),
  job_title: z.string().nullish(),
  postal_address: z
    .object({
      locality: z.string().nullish(),
      admin_area_level_1: z.string().nullish(),
      country: z.string().nullish(),
    })
    .nullish(),
  is_deleted: z.boolean().nullish(),
})
type Person = z.infer<typeof Person>
const Persons = z.object({
  data: z.array(Person).nullish(),
  additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
})
const Organizations = z.object({ data: z.array(z.object({ id: z.int(), name: z.string().nullish() })).nullish() })

const Place = z.object({ begunAt: z.string(), since: z.string().nullable(), cursor: z.string().nullable() })
type Place = z.infer<typeof Place>

export const pipedrivePersons = {
  name: 'contacts',
  scope: 'contacts:read',
  listAgainMs,
  async read(request, position): Promise<SourcePage> {
    const { subject } = position
    const place = placeOf(position)
    const query = new URLSearchParams({
      limit: String(pageSize),
      ...(place.since === null ? {} : { updated_since: place.since }),
      ...(place.cursor === null ? {} : { cursor: place.cursor }),
    })
    const { data, additional_data: more } = Persons.parse((await request(`/api/v2/persons?${query.toString()}`)).json())
    const persons = data ?? []
    const own = persons.filter((person) => isOwnedBy(subject, { ownerId: ownerOf(person) }))
    const organizations = await namesOf(
      request,
      own.flatMap(({ org_id: id }) => id ?? []),
    )
    const cursor = more?.next_cursor
    return {
      ...takeOwned(
        persons.map((person) => rowOf(person, organizations)),
        subject,
      ),
      ...(cursor
        ? { next: JSON.stringify({ ...place, cursor } satisfies Place) }
        : { next: null, cursor: cursorAfter(place.begunAt) }),
    }
  },
  isCursorExpired: (answer) => answer.status === 400 && /cursor/i.test(answer.text()),
} satisfies Source

const placeOf = ({ cursor, page, now }: Position): Place =>
  page === null ? { begunAt: now.toISOString(), since: cursor, cursor: null } : Place.parse(JSON.parse(page))

/** The organizations by number: persons name theirs by number alone. */
async function namesOf(request: ProviderRequest, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const query = new URLSearchParams({ ids: [...new Set(ids)].join(','), limit: String(pageSize) })
  const { data } = Organizations.parse((await request(`/api/v2/organizations?${query.toString()}`)).json())
  return new Map((data ?? []).flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}

const ownerOf = ({ owner_id: owner }: Person): string | null => (owner ? String(owner) : null)

function rowOf(person: Person, organizations: ReadonlyMap<number, string>): CrmRow {
  const values = (list: Person['emails']): string[] => (list ?? []).flatMap(({ value }) => value || [])
  const place = person.postal_address
  return {
    id: String(person.id),
    ownerId: ownerOf(person),
    isDeleted: person.is_deleted === true,
    contact: {
      name: nameOf({
        full: person.name ?? undefined,
        given: person.first_name ?? undefined,
        family: person.last_name ?? undefined,
      }),
      emails: values(person.emails),
      phones: values(person.phones),
      urls: [],
      company: organizations.get(person.org_id ?? 0),
      title: person.job_title ?? undefined,
      places: [place?.locality, place?.admin_area_level_1, place?.country].map((text) => text ?? undefined),
    },
  }
}
