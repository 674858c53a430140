import { createFileRoute } from '@tanstack/react-router'
import { CollectionScreen } from '../../../../network/collections/collection-screen.tsx'

const Screen = () => <CollectionScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/$id')({ component: Screen })
