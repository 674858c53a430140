import { createFileRoute } from '@tanstack/react-router'
import { CollectionScreen } from '../../../../network/collections/collection-screen.tsx'
import { collectionQuery } from '../../../../network/collections/collections.queries.ts'

const Screen = () => <CollectionScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchInfiniteQuery(collectionQuery(id)),
  component: Screen,
})
