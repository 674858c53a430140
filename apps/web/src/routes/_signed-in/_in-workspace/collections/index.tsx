import { createFileRoute } from '@tanstack/react-router'
import { CollectionsScreen } from '../../../../network/collections/collections-screen.tsx'
import { collectionsQuery } from '../../../../network/collections/collections.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(collectionsQuery()),
  component: CollectionsScreen,
})
