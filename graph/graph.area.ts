import type { Area } from '@wellmet/platform/area.ts'
import { directorySchedule, directoryWork } from './inferred-relationships/derived-relationships.work.ts'
import { tiesHooks } from './inferred-relationships/ties.reactions.ts'
import { companyPathsServed, pathsServed } from './paths/paths.handlers.ts'

/** Who knows whom. */
export const graphArea = {
  name: 'graph',
  routes: { paths: pathsServed, companyPaths: companyPathsServed },
  jobs: [...directoryWork],
  reactions: [],
  hooks: [...tiesHooks],
  schedule: [...directorySchedule],
  settings: [],
} satisfies Area
