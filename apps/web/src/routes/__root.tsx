import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { searchParams, SearchText } from '../kit/search-params.ts'
import { NavigationProgress } from '../shell/navigation-progress.tsx'
import { OfflineNotice } from '../shell/offline-notice.tsx'

/** What is open in the side panel is part of the address, so it can be linked, reloaded and left with Back. */
const PanelSearch = searchParams({ panel: SearchText })

const Root = () => (
  <>
    <NavigationProgress />
    <Outlet />
    <OfflineNotice />
  </>
)

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  validateSearch: PanelSearch,
  component: Root,
})
