import { createFileRoute } from '@tanstack/react-router'
import { SavedListsScreen } from '../../../../discovery/lists/saved-lists-screen.tsx'
import { savedListsQuery } from '../../../../discovery/saving/saved-lists.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(savedListsQuery()),
  component: SavedListsScreen,
})
