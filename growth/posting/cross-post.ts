import { requestApproval } from '@wellmet/account/approvals/request-approval.ts'
import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { places } from './places.ts'
import { mostPostsADay, type CrossPost, type WrittenPost } from './posting.contract.ts'
import { crossPostApproval } from './posting.hooks.ts'
import { postJob } from './posting.jobs.ts'
import { postingMessages as m } from './posting.messages.ts'
import { countPosts, insertPost, type PlaceRow } from './posting.store.ts'
import { readSettings } from './show-connection.ts'
import { readPosts } from './show-posts.ts'
import { readPlaces, readPublished } from './write-drafts.ts'

interface Asked {
  documentId: string
  posts: readonly WrittenPost[]
}

/** Everything or nothing: a place that has this version refuses the whole call. */
export const crossPost = (
  call: MemberCall,
  { documentId, posts }: Asked,
): Promise<{ approvalId: string | null; items: CrossPost[] }> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const found = await readPlaces(
      tx,
      posts.map(({ placeId }) => placeId),
    )
    const { version, link } = await readPublished(tx, call, documentId)
    const now = call.services.now()
    const { n } = await countPosts(tx, { workspaceId, since: startOfDay(utcDay(now)) })
    if (n + posts.length > mostPostsADay) throw fail('conflict', m.tooManyToday({ most: mostPostsADay }))
    const { needsApproval } = await readSettings(tx, workspaceId)
    const rows = posts.map((post, at): Placed => ({ ...post, id: newId(now.getTime()), place: found[at]! }))
    expectShort(rows)
    const approvalId = needsApproval ? await askFor(tx, call, rows) : null
    const state = needsApproval ? ('approval' as const) : ('waiting' as const)
    const about = { workspaceId, documentId, version, link, state, approvalId, askedBy: userId, now }
    for (const row of rows) await insert(tx, about, row)
    if (!needsApproval) for (const { id } of rows) await planPost(tx, { postId: id, workspaceId })
    // As the system: the audit log is not written by members
    await call.db.asSystem((system) =>
      recordAudit(system, { workspaceId, actorId: userId, action: 'document.cross-posted', subject: documentId, now }),
    )
    const ids = rows.map(({ id }) => id)
    return { approvalId, items: await readPosts(tx, { documentId: null, ids, limit: ids.length }) }
  })

interface About {
  workspaceId: string
  documentId: string
  version: number
  link: string
  state: 'approval' | 'waiting'
  approvalId: string | null
  askedBy: string
  now: Date
}

interface Placed extends WrittenPost {
  id: string
  place: PlaceRow
}

function expectShort(rows: readonly Placed[]): void {
  for (const { place, text } of rows) {
    const most = places[place.kind].mostText
    if (text.length > most) throw fail('unprocessable', m.tooLong({ place: place.name, most }))
  }
}

async function insert(tx: Tx, about: About, { id, place, title, text }: Placed): Promise<void> {
  const row = { ...about, id, placeId: place.id, kind: place.kind, placeName: place.name, title, text }
  if ((await insertPost(tx, row)) === 0) throw fail('conflict', m.alreadyThere({ place: place.name }))
}

async function askFor(tx: Tx, { viewer, services }: MemberCall, rows: readonly Placed[]): Promise<string> {
  const { workspaceId, userId, name } = viewer
  const { approvalId } = await requestApproval(tx, services, crossPostApproval, {
    workspaceId,
    requestedBy: userId,
    payload: {
      from: name,
      title: rows[0]!.title,
      posts: rows.map(({ id, place, title, text }) => ({ id, kind: place.kind, place: place.name, title, text })),
    },
  })
  return approvalId
}

export const planPost = (tx: Tx, post: { postId: string; workspaceId: string }, runAt?: Date): Promise<void> =>
  enqueue(tx, postJob, post, { maxAttempts: 3, ...(runAt ? { runAt } : {}) })
