import type { Area } from '@wellmet/platform/area.ts'
import { directorySchedule, directoryWork } from './inferred-relationships/derived-relationships.work.ts'
import { inferredRelationshipsHooks } from './inferred-relationships/inferred-relationships.reactions.ts'
import { companyPathsRoutes, pathsRoutes } from './paths/paths.handlers.ts'

/** Who knows whom. */
export const graphArea = {
  name: 'graph',
  routes: { paths: pathsRoutes, companyPaths: companyPathsRoutes },
  jobs: [...directoryWork],
  reactions: [],
  hooks: [...inferredRelationshipsHooks],
  schedule: [...directorySchedule],
  settings: [],
} satisfies Area
