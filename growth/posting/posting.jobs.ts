import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** One post, at most once. */
export const postJob = job('growth.post', z.object({ postId: Id, workspaceId: Id }))
/** Asks the place whether a post without an answer is there. */
export const lookUpPostJob = job('growth.look-up-post', z.object({ postId: Id, workspaceId: Id }))
export const sweepPostsJob = job('growth.sweep-posts', z.object({}))
