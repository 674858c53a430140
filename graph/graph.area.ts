import type { Area } from '@wellmet/platform/area.ts'
import { directorySchedule, directoryWork } from './inferred-relationships/derived-relationships.work.ts'
import { inferredRelationshipsHooks } from './inferred-relationships/inferred-relationships.reactions.ts'
import { companyPathsServed, pathsServed } from './paths/paths.handlers.ts'

/** Who knows whom. */
export const graphArea = {
  name: 'graph',
  routes: { paths: pathsServed, companyPaths: companyPathsServed },
  jobs: [...directoryWork],
  reactions: [],
  hooks: [...inferredRelationshipsHooks],
  schedule: [...directorySchedule],
  settings: [],
} satisfies Area
