import type { Area } from '@wellmet/platform/area.ts'
import { directorySchedule, directoryWork } from './inferred-relationships/derived-relationships.work.ts'
import { inferredRelationshipsHooks } from './inferred-relationships/inferred-relationships.reactions.ts'
import { inferredRelationshipsTables } from './inferred-relationships/inferred-relationships.tables.ts'
import { outcomeModelTables } from './outcome-model/outcome-model.tables.ts'
import { companyPathsRoutes, pathsRoutes } from './paths/paths.handlers.ts'
import { stepCorrectionsRoutes } from './step-corrections/step-corrections.handlers.ts'
import { stepCorrectionsHooks } from './step-corrections/step-corrections.reactions.ts'
import { sharedEventsHooks, sharedEventsReactions } from './shared-events/shared-events.reactions.ts'
import { sharedEventsTables } from './shared-events/shared-events.tables.ts'
import { outcomeModelHooks } from './outcome-model/outcome-model.reactions.ts'
import { stepCorrectionsTables } from './step-corrections/step-corrections.tables.ts'

/** Who knows whom. */
export const graphArea = {
  name: 'graph',
  routes: { paths: pathsRoutes, companyPaths: companyPathsRoutes, stepCorrections: stepCorrectionsRoutes },
  jobs: [...directoryWork],
  reactions: [...sharedEventsReactions],
  hooks: [...inferredRelationshipsHooks, ...stepCorrectionsHooks, ...outcomeModelHooks, ...sharedEventsHooks],
  schedule: [...directorySchedule],
  settings: [],
  sealed: [],
  tables: [...inferredRelationshipsTables, ...outcomeModelTables, ...stepCorrectionsTables, ...sharedEventsTables],
} satisfies Area
