import { createFileRoute } from '@tanstack/react-router'
import { LeadsScreen } from '../../../growth/leads/leads-screen.tsx'
import { LeadsSearch } from '../../../growth/leads/leads-search.ts'
import { leadsQuery } from '../../../growth/leads/leads.queries.ts'

const Screen = () => <LeadsScreen cursor={Route.useSearch().cursor} />

export const Route = createFileRoute('/_signed-in/_in-workspace/leads')({
  validateSearch: LeadsSearch,
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: ({ context: { queries }, deps: { cursor } }) => void queries.prefetchQuery(leadsQuery(cursor)),
  component: Screen,
})
