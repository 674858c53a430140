import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { syncAllGraphs, syncGraph } from './refresh-graph.ts'
import { syncAllGraphsJob, syncGraphJob } from './relationships.jobs.ts'

export const relationshipsWork: Work[] = [
  work(syncGraphJob, (context, { networkId }) => syncGraph(context, networkId)),
  work(syncAllGraphsJob, syncAllGraphs),
]
