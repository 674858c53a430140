import { expect, test } from 'vitest'
import type { ProviderRequest } from '../../engine/provider.ts'
import { CursorExpired } from '../../engine/provider-errors.ts'
import { hubspotContacts } from './hubspot-contacts.ts'

const now = new Date('2026-11-17T12:00:00Z')
const since = '2026-11-17T11:00:00.000Z'

/** A search that has shown all that it shows, with the last change at that time. */
const fullSearch =
  (lastmodifieddate: string, bodies: unknown[]): ProviderRequest =>
  async (_path, { body } = {}) => {
    bodies.push(JSON.parse(body!))
    const results = [{ id: '1', properties: { lastmodifieddate } }]
    const answer = { results, paging: { next: { after: '10000' } } }
    const text = JSON.stringify(answer)
    return { status: 200, headers: {}, bytes: () => Buffer.from(text), text: () => text, json: () => answer }
  }

const read = (request: ProviderRequest, page: string | null) =>
  hubspotContacts.read(request, { cursor: since, page, subject: '1/2', since: now, without: [], now })

test('where a search shows no more, another one begins at the last change', async () => {
  const bodies: { after?: string; filterGroups: { filters: { value: string }[] }[] }[] = []
  const last = '2026-11-17T11:30:00.000Z'
  const { next, cursor } = await read(fullSearch(last, bodies), null)
  expect(cursor).toBeUndefined()
  await read(fullSearch('2026-11-17T11:40:00.000Z', bodies), next)
  expect(bodies.map(({ after }) => after)).toEqual([undefined, undefined])
  expect(bodies.map(({ filterGroups }) => filterGroups[0]!.filters[0]!.value)).toEqual(
    [since, last].map((time) => String(Date.parse(time))),
  )
})

test('more changes at one moment than a search shows mean that everything is listed', async () => {
  await expect(read(fullSearch(since, []), null)).rejects.toBeInstanceOf(CursorExpired)
})
