import { createFileRoute } from '@tanstack/react-router'
import { BroadScreen } from '../../../../network/people/broad-screen.tsx'
import { readQuery } from '../../../../network/search/people-search.ts'

const Screen = () => <BroadScreen q={Route.useSearch().q ?? ''} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/search')({
  validateSearch: readQuery,
  component: Screen,
})
