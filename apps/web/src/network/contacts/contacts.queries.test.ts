import { expect, test } from 'vitest'
import { sessionQuery } from '../../account/users/session.ts'
import { introductionsQuery } from '../../introductions/requests.queries.ts'
import { networkMapQuery } from '../network-map/network-map.queries.ts'
import { personQuery } from '../search/paths.queries.ts'
import { contactQuery, contactsQuery, dependsOnContacts } from './contacts.queries.ts'

test('contacts, paths, the picture and introductions depend on contacts, the session does not', () => {
  const dependent = [
    contactsQuery(),
    contactQuery('a'),
    personQuery('a'),
    networkMapQuery,
    introductionsQuery('active'),
  ]
  expect(dependent.map(({ queryKey }) => dependsOnContacts({ queryKey }))).toEqual(dependent.map(() => true))
  expect(dependsOnContacts({ queryKey: sessionQuery.queryKey })).toBe(false)
})
