import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { BestSearch } from './best-search.ts'

/** The most that the API gives. */
export const mostListed = 50

export const useBest = ({ filter, sort }: BestSearch) =>
  api.useQuery(
    'get',
    '/api/dashboard/people',
    {
      params: {
        query: { limit: mostListed, ...(filter ? { filter } : {}), ...(sort === 'worth-meeting' ? { sort } : {}) },
      },
    },
    { placeholderData: keepPreviousData },
  )
