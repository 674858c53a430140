import { bestPeopleQuery } from '../network/people/people.queries.ts'

export const bestRoutesShown = 5

export const bestRoutesQuery = bestPeopleQuery({ limit: bestRoutesShown, sort: 'worth-meeting' })
