import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { http } from '../api/client.ts'

const fewPeople = 6
const fewCompanies = 4

async function findPeople(query: string, signal: AbortSignal) {
  const { data, error } = await http.POST('/api/people/network-search', { body: { query, limit: fewPeople }, signal })
  if (error) throw error
  return data.results
}

async function findCompanies(query: string, signal: AbortSignal) {
  const { data, error } = await http.POST('/api/people/company-search', {
    body: { query, limit: fewCompanies },
    signal,
  })
  if (error) throw error
  return data.results
}

/** People and companies that fit; those found last stay until the next are there. */
export const useFound = (q: string, hasWorkspace: boolean) => {
  const isAsked = q !== '' && hasWorkspace
  const people = useQuery({
    queryKey: ['post', '/api/people/network-search', { q, limit: fewPeople }],
    queryFn: isAsked ? ({ signal }) => findPeople(q, signal) : skipToken,
    placeholderData: keepPreviousData,
  })
  const companies = useQuery({
    queryKey: ['post', '/api/people/company-search', { q, limit: fewCompanies }],
    queryFn: isAsked ? ({ signal }) => findCompanies(q, signal) : skipToken,
    placeholderData: keepPreviousData,
  })
  return {
    people: isAsked ? (people.data ?? []) : [],
    companies: isAsked ? (companies.data ?? []) : [],
    isLooking: isAsked && (people.isFetching || companies.isFetching),
    hasFailed: isAsked && (people.isError || companies.isError),
  }
}
