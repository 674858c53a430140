import { z } from 'zod'
import { contactOf } from '@wellmet/platform/files/contacts/contact-fields.ts'
import { nameOf } from '@wellmet/platform/files/person-handle.ts'
import type { Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { googleSettings } from './google.settings.ts'

const Value = z.object({ value: z.string().optional() })
const Person = z.object({
  resourceName: z.string(),
  metadata: z.object({ deleted: z.boolean().default(false) }).optional(),
  names: z
    .array(
      z.object({
        displayName: z.string().optional(),
        givenName: z.string().optional(),
        middleName: z.string().optional(),
        familyName: z.string().optional(),
        honorificSuffix: z.string().optional(),
      }),
    )
    .default([]),
  emailAddresses: z.array(Value).default([]),
  phoneNumbers: z.array(Value).default([]),
  urls: z.array(Value).default([]),
  organizations: z
    .array(
      z.object({
        name: z.string().optional(),
        title: z.string().optional(),
        department: z.string().optional(),
        current: z.boolean().optional(),
      }),
    )
    .default([]),
})
const People = z.object({
  connections: z.array(Person).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})

export const googleContacts = {
  name: 'contacts',
  scope: 'https://www.googleapis.com/auth/contacts.readonly',
  baseUrl: (config) => config.get(googleSettings).GOOGLE_PEOPLE_URL,
  async read(request, { cursor, page }): Promise<SourcePage> {
    const query = new URLSearchParams({
      personFields: 'metadata,names,emailAddresses,phoneNumbers,organizations,urls',
      pageSize: '1000',
      requestSyncToken: 'true',
      ...(cursor === null ? {} : { syncToken: cursor }),
      ...(page === null ? {} : { pageToken: page }),
    })
    const answer = await request(`/v1/people/me/connections?${query.toString()}`)
    const { connections, nextPageToken, nextSyncToken } = People.parse(answer.json())
    const [gone, here] = [connections.filter(isGone), connections.filter((person) => !isGone(person))]
    const records = here.flatMap(recordOf)
    return {
      records,
      gone: gone.map(({ resourceName }) => resourceName),
      skipped: records.length < here.length ? { empty_row: here.length - records.length } : {},
      next: nextPageToken ?? null,
      ...(nextSyncToken === undefined ? {} : { cursor: nextSyncToken }),
    }
  },
  isCursorExpired: (answer) => answer.status === 400 && answer.text().includes('EXPIRED_SYNC_TOKEN'),
} satisfies Source

type Person = z.infer<typeof Person>

const isGone = ({ metadata }: Person): boolean => metadata?.deleted === true

const valuesOf = (list: readonly z.infer<typeof Value>[]): string[] => list.flatMap(({ value }) => value ?? [])

function recordOf({ resourceName, names, organizations, ...person }: Person): SourceRecord[] {
  const [name] = names
  const work = organizations.find(({ current }) => current) ?? organizations[0]
  const record = contactOf(
    {
      line: 0,
      name:
        name &&
        nameOf({
          full: name.displayName,
          given: name.givenName,
          middle: name.middleName,
          family: name.familyName,
          suffix: name.honorificSuffix,
        }),
      emails: valuesOf(person.emailAddresses),
      phones: valuesOf(person.phoneNumbers),
      urls: valuesOf(person.urls),
      company: work?.name,
      title: work?.title,
      department: work?.department,
    },
    {},
  )
  return record ? [{ ref: resourceName, at: null, record }] : []
}
