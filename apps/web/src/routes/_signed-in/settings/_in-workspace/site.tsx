import { createFileRoute } from '@tanstack/react-router'
import { SiteScreen } from '../../../../growth/sites/site-screen.tsx'
import { siteQuery } from '../../../../growth/sites/sites.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/site')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(siteQuery),
  component: SiteScreen,
})
