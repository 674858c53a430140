import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { contactsQuery } from '../contacts/contact-list/contacts.queries.ts'
import { missionsQuery } from '../discovery/missions/missions.queries.ts'
import { dropHome } from './drop-home.ts'
import { bestPathsQuery } from './home.queries.ts'

test('after the first mission was named, Home has no old answer to show that says there is none', () => {
  const queries = new QueryClient()
  const keys: QueryKey[] = [contactsQuery(), missionsQuery, bestPathsQuery].map(({ queryKey }) => queryKey)
  for (const key of keys) queries.setQueryData(key, { items: [], results: [] })
  const other = ['get', '/api/network/companies'] as const
  queries.setQueryData(other, { items: [] })
  dropHome(queries)
  expect(keys.map((key) => queries.getQueryData(key))).toEqual(keys.map(() => undefined))
  expect(queries.getQueryData(other)).toEqual({ items: [] })
})
