import { createFileRoute } from '@tanstack/react-router'
import { PeopleToRateScreen } from '../../../../discovery/people-to-rate/people-to-rate-screen.tsx'
import { peopleToRateQuery } from '../../../../discovery/people-to-rate/people-to-rate.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/rate')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(peopleToRateQuery),
  component: PeopleToRateScreen,
})
