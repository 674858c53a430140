import type { Area } from '@wellmet/platform/area.ts'
import { mcpRoutes } from './mcp.handlers.ts'

/** What assistants can do. It has nothing of its own: its tools call the endpoints of all areas. */
export const mcpArea = {
  name: 'mcp',
  routes: { mcp: mcpRoutes },
  jobs: [],
  reactions: [],
  hooks: [],
  schedule: [],
  settings: [],
  sealed: [],
  tables: [],
} satisfies Area
