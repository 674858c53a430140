import { createFileRoute } from '@tanstack/react-router'
import { FiguresScreen } from '../../../hq/all-figures/figures-screen.tsx'
import { readFiguresSearch } from '../../../hq/all-figures/figures-search.ts'
import { kpisQuery, missionQuery } from '../../../hq/hq.queries.ts'

const Screen = () => <FiguresScreen days={Route.useSearch().days ?? 30} />

export const Route = createFileRoute('/_signed-in/hq/figures')({
  validateSearch: readFiguresSearch,
  loaderDeps: ({ search: { days = 30 } }) => ({ days }),
  loader: ({ context: { queries }, deps: { days } }) => {
    void queries.prefetchQuery(missionQuery)
    void queries.prefetchQuery(kpisQuery(days))
  },
  component: Screen,
})
