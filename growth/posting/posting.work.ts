import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { deliverPost, lookUpPost } from './deliver-post.ts'
import { postDays } from './posting.contract.ts'
import { lookUpPostJob, postJob, sweepPostsJob } from './posting.jobs.ts'
import { deletePostsBefore } from './posting.store.ts'

export const postingWork: Work[] = [
  attempt(postJob, ({ services }, post) => deliverPost(services, post)),
  attempt(lookUpPostJob, ({ services }, post) => lookUpPost(services, post)),
  work(sweepPostsJob, async ({ tx, services }) => {
    await deletePostsBefore(tx, { before: addDays(services.now(), -postDays) })
  }),
]
