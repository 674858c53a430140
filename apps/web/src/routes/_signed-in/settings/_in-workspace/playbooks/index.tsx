import { createFileRoute } from '@tanstack/react-router'
import { playbooksQuery, runsQuery } from '../../../../../account/orchestrator/orchestrator.queries.ts'
import { PlaybooksScreen } from '../../../../../account/orchestrator/playbooks-screen.tsx'
import { SearchChoice, searchParams } from '../../../../../kit/search-params.ts'

const Screen = () => <PlaybooksScreen shown={Route.useSearch().show ?? 'open'} />

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/playbooks/')({
  validateSearch: searchParams({ show: SearchChoice(['ended']) }),
  loaderDeps: ({ search }) => ({ shown: search.show ?? ('open' as const) }),
  loader: ({ context: { queries }, deps: { shown } }) => {
    void queries.prefetchQuery(playbooksQuery)
    void queries.prefetchInfiniteQuery(runsQuery(shown))
  },
  component: Screen,
})
