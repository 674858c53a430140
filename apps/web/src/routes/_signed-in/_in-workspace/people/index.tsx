import { createFileRoute } from '@tanstack/react-router'
import { readBest } from '../../../../network/people/best-search.ts'
import { BestScreen } from '../../../../network/people/best-screen.tsx'

const Screen = () => <BestScreen search={readBest(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/')({
  validateSearch: readBest,
  component: Screen,
})
