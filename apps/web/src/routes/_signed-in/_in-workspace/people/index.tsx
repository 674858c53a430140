import { createFileRoute } from '@tanstack/react-router'
import { BestScreen } from '../../../../network/people/best-screen.tsx'
import { readBest } from '../../../../network/people/best-search.ts'
import { bestPeopleQuery } from '../../../../network/people/people.queries.ts'

const Screen = () => <BestScreen search={readBest(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/')({
  validateSearch: readBest,
  loaderDeps: ({ search }) => readBest(search),
  loader: ({ context: { queries }, deps }) => void queries.prefetchQuery(bestPeopleQuery(deps)),
  component: Screen,
})
