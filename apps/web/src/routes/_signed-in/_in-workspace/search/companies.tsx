import { createFileRoute } from '@tanstack/react-router'
import { CompaniesScreen } from '../../../../discovery/companies/companies-screen.tsx'
import { companiesFoundQuery, rankingQuery } from '../../../../discovery/companies/companies.queries.ts'
import { QuerySearch } from '../../../../discovery/people-search/people-search.ts'

const Screen = () => <CompaniesScreen q={Route.useSearch().q} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/companies')({
  validateSearch: QuerySearch,
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ context: { queries }, deps: { q } }) => {
    if (q) void queries.prefetchInfiniteQuery(companiesFoundQuery(q))
    else void queries.prefetchInfiniteQuery(rankingQuery)
  },
  component: Screen,
})
