import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'
import { listPublished } from './content.store.ts'
import { roadmap } from './kinds.ts'
import { roadmapStages, type RoadmapStage } from './roadmap-stages.contract.ts'

interface RoadmapText {
  id: string
  title: string
  summary: string
  stage: RoadmapStage
  url: string | null
  changedAt: Date
}

const mostItems = 100

/** As the system: the roadmap of one workspace is read in every other. Only what is published. */
export async function listRoadmap(tx: Tx, services: Services, workspaceId: string): Promise<RoadmapText[]> {
  const asked = { workspaceId, kinds: [roadmap.name], beforeAt: null, beforeId: null, limit: mostItems }
  const pagesUrl = pagesUrlOf(services)
  return (await listPublished(tx, asked)).map(({ id, slug, fields, writtenAt }) => ({
    id,
    title: fields['title'] ?? '',
    summary: fields['summary'] ?? '',
    stage: roadmapStages.find((stage) => stage === fields['stage']) ?? 'planned',
    url: pagesUrl === null ? null : `${pagesUrl}/p/${slug}`,
    changedAt: writtenAt,
  }))
}
