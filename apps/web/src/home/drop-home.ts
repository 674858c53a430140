import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/query.ts'

const asked = [
  keyOf('/api/network/contacts'),
  keyOf('/api/network/missions'),
  keyOf('/api/network/missions/{id}/targets'),
  keyOf('/api/dashboard/people'),
]

/**
 * Drops what Home was told before, so that it loads instead of showing for a moment that there is nothing yet.
 * To invalidate is not enough: a query that no screen uses keeps its old answer until Home shows it.
 */
export const dropHome = (queries: QueryClient): void => {
  for (const queryKey of asked) queries.removeQueries({ queryKey, type: 'inactive' })
}
