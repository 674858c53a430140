import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { z } from 'zod'
import { SearchText } from '../kit/search-params.ts'

/** What is open in the side panel is part of the address, so it can be linked, reloaded and left with Back. */
const PanelSearch = z.object({ panel: SearchText })

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  validateSearch: PanelSearch,
  component: Outlet,
})
