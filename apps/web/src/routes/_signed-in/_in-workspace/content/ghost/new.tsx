import { createFileRoute } from '@tanstack/react-router'
import { ghostSettingsQuery } from '../../../../../growth/ghost/ghost.queries.ts'
import { NewGhostPostScreen } from '../../../../../growth/ghost/ghost-post-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/content/ghost/new')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(ghostSettingsQuery),
  component: NewGhostPostScreen,
})
