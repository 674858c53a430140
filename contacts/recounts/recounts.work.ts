import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { readMakers } from './read-makers.ts'
import { planRecounts, recountNetwork } from './recount-network.ts'
import { readMakersJob, recountNetworkJob, recountNetworksJob } from './recounts.jobs.ts'

export const recountsWork: Work[] = [
  work(recountNetworksJob, planRecounts),
  attempt(readMakersJob, ({ services }, network) => readMakers(services, network)),
  work(recountNetworkJob, (context, { networkId }) => recountNetwork(context, networkId)),
]
