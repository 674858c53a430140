import { z } from 'zod'
import { nameOf } from '@wellmet/platform/files/person-handle.ts'
import type { Position, Source, SourcePage } from '../../engine/provider.ts'
import { cursorAfter, listAgainMs, takeOwned, type CrmRow } from '../crm-rows.ts'

const data = '/services/data/v62.0'
/** A page is saved at once; the header is a wish. */
const batchSize = 500

const fields = [
  'Id',
  'IsDeleted',
  'OwnerId',
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'MobilePhone',
  'Title',
  'Department',
  'MailingCity',
  'MailingState',
  'MailingCountry',
  'Account.Name',
].join(', ')

const Text = z.string().nullish()
const Contact = z.object({
  Id: z.string(),
  IsDeleted: z.boolean(),
  OwnerId: z.string().nullish(),
  FirstName: Text,
  LastName: Text,
  Email: Text,
  Phone: Text,
  MobilePhone: Text,
  Title: Text,
  Department: Text,
  MailingCity: Text,
  MailingState: Text,
  MailingCountry: Text,
  Account: z.object({ Name: Text }).nullish(),
})
const Found = z.object({ records: z.array(Contact), nextRecordsUrl: z.string().optional() })

const Place = z.object({ begunAt: z.string(), path: z.string() })
type Place = z.infer<typeof Place>

export const salesforceContacts = {
  name: 'contacts',
  scope: 'api',
  listAgainMs,
  async read(request, position): Promise<SourcePage> {
    const place = placeOf(position)
    const answer = await request(place.path, { headers: { 'sforce-query-options': `batchSize=${batchSize}` } })
    const { records, nextRecordsUrl: path } = Found.parse(answer.json())
    return {
      ...takeOwned(records.map(rowOf), position.subject),
      ...(path === undefined
        ? { next: null, cursor: cursorAfter(place.begunAt) }
        : { next: JSON.stringify({ ...place, path } satisfies Place) }),
    }
  },
  isCursorExpired: (answer) => answer.status === 400 && answer.text().includes('INVALID_QUERY_LOCATOR'),
} satisfies Source

/** Changes are asked for with what was deleted. */
function placeOf({ cursor, page, now }: Position): Place {
  if (page !== null) return Place.parse(JSON.parse(page))
  const [verb, where] = cursor === null ? ['query', ''] : ['queryAll', ` WHERE SystemModstamp >= ${cursor}`]
  const query = new URLSearchParams({ q: `SELECT ${fields} FROM Contact${where} ORDER BY SystemModstamp, Id` })
  return { begunAt: now.toISOString(), path: `${data}/${verb}?${query.toString()}` }
}

function rowOf(said: z.infer<typeof Contact>): CrmRow {
  const all = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || [])
  return {
    id: said.Id,
    ownerId: said.OwnerId ?? null,
    isDeleted: said.IsDeleted,
    contact: {
      name: nameOf({ given: said.FirstName ?? undefined, family: said.LastName ?? undefined }),
      emails: all(said.Email),
      phones: all(said.MobilePhone, said.Phone),
      urls: [],
      company: said.Account?.Name ?? undefined,
      title: said.Title ?? undefined,
      department: said.Department ?? undefined,
      places: all(said.MailingCity, said.MailingState, said.MailingCountry),
    },
  }
}
