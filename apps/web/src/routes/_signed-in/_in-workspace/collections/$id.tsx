import { createFileRoute } from '@tanstack/react-router'
import { SavedListScreen } from '../../../../discovery/lists/saved-list-screen.tsx'
import { savedListQuery } from '../../../../discovery/saving/saved-lists.queries.ts'

const Screen = () => <SavedListScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchInfiniteQuery(savedListQuery(id)),
  component: Screen,
})
