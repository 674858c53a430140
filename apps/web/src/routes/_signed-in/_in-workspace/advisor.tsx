import { createFileRoute } from '@tanstack/react-router'
import { AdvisorScreen } from '../../../growth/advisor/advisor-screen.tsx'
import { readAdvisorSearch } from '../../../growth/advisor/advisor-search.ts'
import { libraryQuery } from '../../../growth/advisor/advisor.queries.ts'

const Screen = () => <AdvisorScreen question={Route.useSearch().q} />

export const Route = createFileRoute('/_signed-in/_in-workspace/advisor')({
  validateSearch: readAdvisorSearch,
  loader: ({ context: { queries } }) => void queries.prefetchQuery(libraryQuery),
  component: Screen,
})
