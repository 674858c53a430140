import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { http } from '../api/client.ts'
import { dependsOn } from '../api/depends-on.ts'
import { keyOf, unwrap } from '../api/query.ts'

const fewPeople = 6
const fewCompanies = 4

const findPeople = async (query: string, signal: AbortSignal) => {
  const { results } = await unwrap(
    http.POST('/api/people/network-search', { body: { query, limit: fewPeople }, signal }),
  )
  return results
}

const findCompanies = async (query: string, signal: AbortSignal) => {
  const body = { query, limit: fewCompanies }
  const { results } = await unwrap(http.POST('/api/people/company-search', { body, signal }))
  return results
}

/** People and companies that fit; those found last stay until the next are there. */
export const useFound = (q: string, hasWorkspace: boolean) => {
  const isAsked = q !== '' && hasWorkspace
  const people = useQuery(
    dependsOn('contacts', 'requests').ownQueryOptions({
      queryKey: keyOf('/api/people/network-search', 'palette', q),
      queryFn: isAsked ? ({ signal }) => findPeople(q, signal) : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  const companies = useQuery(
    dependsOn('contacts').ownQueryOptions({
      queryKey: keyOf('/api/people/company-search', 'palette', q),
      queryFn: isAsked ? ({ signal }) => findCompanies(q, signal) : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  return {
    people: isAsked ? (people.data ?? []) : [],
    companies: isAsked ? (companies.data ?? []) : [],
    isLooking: isAsked && (people.isFetching || companies.isFetching),
    hasFailed: isAsked && (people.isError || companies.isError),
  }
}
