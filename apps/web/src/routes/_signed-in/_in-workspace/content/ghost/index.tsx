import { createFileRoute } from '@tanstack/react-router'
import { GhostPostsScreen } from '../../../../../growth/ghost/ghost-posts-screen.tsx'
import { ghostPostsQuery, ghostSettingsQuery } from '../../../../../growth/ghost/ghost.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/content/ghost/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(ghostSettingsQuery)
    void queries.prefetchInfiniteQuery(ghostPostsQuery)
  },
  component: GhostPostsScreen,
})
