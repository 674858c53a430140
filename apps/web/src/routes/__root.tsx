import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { PanelSearch } from '../shell/panel-search.ts'

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  validateSearch: PanelSearch,
  component: Outlet,
})
