import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import {
  AccessEnded,
  MessageRefused,
  NotPermitted,
  ProviderFailed,
  SlowDown,
} from '@wellmet/connections/engine/provider-errors.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { neverLeft, OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { planPost } from './cross-post.ts'
import type { Posted } from './place.ts'
import { places } from './places.ts'
import type { PostFailure } from './post-states.rules.ts'
import { lookUpPostJob } from './posting.jobs.ts'
import { claimPost, findSent, releasePost, settlePost, type ClaimedPost } from './posting.store.ts'

/** A request that had no answer may still be under way for a while. */
const lookUpAfterMs = 60_000

type Outcome = Posted | { is: 'failed'; reason: PostFailure } | { is: 'unknown' } | { is: 'later'; until: Date }

interface Post {
  postId: string
  workspaceId: string
}

/**
 * Posts at most once. The claim is committed first: a run that finds a post claimed knows that an earlier one died in
 * between, and leaves it as unknown until the place says whether it is there.
 */
export async function deliverPost(services: Services, post: Post): Promise<void> {
  const { system } = services.database
  // As the system: posts what members wrote, through accounts of theirs
  const claimed = await system.asSystem((tx) => claimPost(tx, { id: post.postId }))
  const outcome = claimed ? await attempt(services, post.postId, claimed) : ({ is: 'unknown' } as const)
  // As the system: notes what became of it
  await system.asSystem((tx) => settle(tx, services, post, outcome))
}

const asOwner = ({ database }: Services, userId: string, workspaceId: string) =>
  database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })

async function attempt(services: Services, id: string, claimed: ClaimedPost): Promise<Outcome> {
  const { kind, workspaceId, placeId, ownerId, accountId, place, sealedAddress, ghostState, isPublished } = claimed
  if (!isPublished) return { is: 'failed', reason: 'unpublished' }
  if (placeId === null || ownerId === null) return { is: 'failed', reason: 'gone' }
  const db = asOwner(services, ownerId, workspaceId)
  const owner = { workspaceId, userId: ownerId }
  const at = { services, db, accountId, owner, place, placeId, sealedAddress, ghostState: ghostState ?? 'draft' }
  try {
    return await places[kind].post(at, { id, ...claimed })
  } catch (error) {
    services.log.warn({ err: loggableError(error), place: kind }, 'a document was not posted')
    return outcomeOf(error)
  }
}

/** What is certainly not there may be posted again; everything else may be there. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof SlowDown) return { is: 'later', until: error.until }
  if (error instanceof AccessEnded) return { is: 'failed', reason: 'access_ended' }
  if (error instanceof MessageRefused) return { is: 'failed', reason: error.reason }
  if (error instanceof NotPermitted) return { is: 'failed', reason: 'refused' }
  const cause = error instanceof ProviderFailed ? error.cause : error
  if (cause instanceof OutboundError && neverLeft(cause)) return { is: 'failed', reason: 'not_reached' }
  // What is wrong with the address was seen before anything was sent.
  const isBefore = error instanceof ProviderFailed && error.problem !== undefined && error.cause === undefined
  return isBefore ? { is: 'failed', reason: 'not_reached' } : { is: 'unknown' }
}

async function settle(tx: Tx, services: Services, { postId: id, workspaceId }: Post, outcome: Outcome): Promise<void> {
  if (outcome.is === 'later') {
    await releasePost(tx, { id })
    return await planPost(tx, { postId: id, workspaceId }, outcome.until)
  }
  const now = services.now()
  const { ref, url } = 'ref' in outcome ? outcome : { ref: null, url: null }
  const reason = outcome.is === 'failed' ? outcome.reason : null
  const settled = await settlePost(tx, { id, state: outcome.is, reason, ref, url, now })
  if (outcome.is !== 'unknown' || settled === 0) return
  const runAt = new Date(now.getTime() + lookUpAfterMs)
  await enqueue(tx, lookUpPostJob, { postId: id, workspaceId }, { key: `look-up-post-${id}`, runAt })
}

/** Asks the place, where it can be asked. What is not there may be posted again by hand; nothing is posted here. */
export async function lookUpPost(services: Services, { postId }: Post): Promise<void> {
  const { system } = services.database
  // As the system: looks for what members posted, through accounts of theirs
  const sent = await system.asSystem((tx) => findSent(tx, { id: postId }))
  if (!sent || sent.ownerId === null) return
  const { ownerId, workspaceId, accountId, kind } = sent
  const { lookUp } = places[kind]
  if (!lookUp) return
  const owner = { workspaceId, userId: ownerId }
  const found = await lookUp({ services, db: asOwner(services, ownerId, workspaceId), accountId, owner }, postId)
  const now = services.now()
  const outcome = found
    ? { state: found.is, reason: null, ref: found.ref, url: found.url }
    : { state: 'failed' as const, reason: 'not_there', ref: null, url: null }
  // As the system: notes what became of it
  await system.asSystem((tx) => settlePost(tx, { id: postId, ...outcome, now }))
}
