import { createFileRoute } from '@tanstack/react-router'
import { CollectionScreen } from '../../../network/collections/collection-screen.tsx'

const Screen = () => <CollectionScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/collections/$id')({ component: Screen })
