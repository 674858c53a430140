import { createFileRoute } from '@tanstack/react-router'
import { GhostPostScreen } from '../../../../../growth/ghost/ghost-post-screen.tsx'
import { ghostPostQuery } from '../../../../../growth/ghost/ghost.queries.ts'

const Screen = () => <GhostPostScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/content/ghost/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchQuery(ghostPostQuery(id)),
  component: Screen,
})
