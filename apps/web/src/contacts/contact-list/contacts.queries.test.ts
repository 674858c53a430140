import { QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionQuery } from '../../account/users/session.ts'
import { refresh } from '../../api/refresh.ts'
import { introductionsQuery } from '../../introductions/requests/requests.queries.ts'
import { networkMapQuery } from '../network-people/network-map.queries.ts'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { contactQuery, contactsQuery } from './contacts.queries.ts'

test('contacts, paths, the picture and introductions depend on contacts, the session does not', async () => {
  const queries = new QueryClient()
  const fill = ({ queryKey, meta }: { queryKey: QueryKey; meta?: QueryMeta | undefined }) => {
    queries.setQueryDefaults(queryKey, meta ? { meta } : {})
    queries.setQueryData(queryKey, {})
    return () => queries.getQueryState(queryKey)?.isInvalidated
  }
  const dependent = [
    fill(contactsQuery()),
    fill(contactQuery('a')),
    fill(personQuery('a')),
    fill(networkMapQuery),
    fill(introductionsQuery('active')),
  ]
  const session = fill(sessionQuery)
  await refresh(queries, 'contacts')
  expect(dependent.map((isStale) => isStale())).toEqual(dependent.map(() => true))
  expect(session()).toBe(false)
})
