import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob, enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { expectSite } from '../sites/show-site.ts'
import { hasForm } from './body.rules.ts'
import { takeSlug } from './choose-slug.ts'
import type { ContentDocument, PublishOrder } from './content.contract.ts'
import { publishDocumentJob } from './content.jobs.ts'
import { contentMessages as m } from './content.messages.ts'
import { findPlanned, findVersion, updatePublished, type DocumentRow } from './content.store.ts'
import { expectPagesUrl } from '../sites/pages-url.ts'
import { toDocument, getDocument } from './show-documents.ts'
import { lockedDocument } from './write-document.ts'

const keyOf = (documentId: string): string => `publish-document:${documentId}`

type Place = Pick<DocumentRow, 'publishedVersion' | 'publishedAt' | 'publishAt' | 'publishVersion'>
const notPlanned = { publishAt: null, publishVersion: null }
const notPublished = { publishedVersion: null, publishedAt: null }

/** Moves the pointer, now or by a job that is written in this transaction. */
export const publishDocument = (call: MemberCall, id: string, order: PublishOrder): Promise<ContentDocument> =>
  call.db.transaction(async (tx) => {
    const row = await lockedDocument(tx, call, id)
    call.expectUnchanged(toDocument(call.services, row))
    const version = order.version ?? row.version
    await expectPublishable(tx, call, row, version)
    const now = call.services.now()
    const at = order.at === undefined ? now : new Date(order.at)
    if (at > now) {
      const { workspaceId } = call.viewer
      await enqueue(tx, publishDocumentJob, { workspaceId, documentId: id }, { key: keyOf(id), runAt: at })
      return place(tx, call, row, { ...row, publishAt: at, publishVersion: version }, 'document.scheduled')
    }
    await cancelJob(tx, keyOf(id))
    const published = { publishedVersion: version, publishedAt: row.publishedAt ?? now, ...notPlanned }
    return place(tx, call, row, published, 'document.published')
  })

/** Nobody finds the page any more. Its addresses stay its own. */
export const unpublishDocument = (call: MemberCall, id: string): Promise<ContentDocument> =>
  withdraw(call, id, () => ({ ...notPublished, ...notPlanned }), 'document.unpublished')

/** What is published stays so. */
export const cancelSchedule = (call: MemberCall, id: string): Promise<ContentDocument> =>
  withdraw(call, id, (row) => ({ ...row, ...notPlanned }), 'document.schedule-cancelled')

const withdraw = (
  call: MemberCall,
  id: string,
  to: (row: DocumentRow) => Place,
  action: string,
): Promise<ContentDocument> =>
  call.db.transaction(async (tx) => {
    const row = await lockedDocument(tx, call, id)
    call.expectUnchanged(toDocument(call.services, row))
    await cancelJob(tx, keyOf(id))
    return place(tx, call, row, to(row), action)
  })

async function expectPublishable(tx: Tx, call: MemberCall, row: DocumentRow, number: number): Promise<void> {
  const { workspaceId } = call.viewer
  const version = await findVersion(tx, { documentId: row.id, workspaceId, number })
  if (!version) throw notFound('version')
  if (row.takenDownFor !== null) throw fail('conflict', m.wasTakenDown({ reason: row.takenDownFor }))
  if (row.slug === null) return
  expectPagesUrl(call.services)
  if (Object.values(version.fields).some(hasForm)) await expectSite(tx, workspaceId)
  await takeSlug(call, row.id, row.slug)
}

async function place(
  tx: Tx,
  call: MemberCall,
  { id }: DocumentRow,
  { publishedVersion, publishedAt, publishAt, publishVersion }: Place,
  action: string,
): Promise<ContentDocument> {
  const { workspaceId, userId: actorId } = call.viewer
  const now = call.services.now()
  await updatePublished(tx, { id, workspaceId, publishedVersion, publishedAt, publishAt, publishVersion, now })
  // As the system: the audit log is not written by members
  await call.db.asSystem((system) => recordAudit(system, { workspaceId, actorId, action, subject: id, now }))
  return toDocument(call.services, await getDocument(tx, call, id))
}

/** As the system, by the job. Does nothing if it was planned anew, published by hand or cancelled meanwhile. */
export async function publishPlanned({ tx, services }: WorkContext, id: string): Promise<void> {
  const row = await findPlanned(tx, { id })
  const now = services.now()
  if (!row || row.publishVersion === null || row.publishAt === null || row.publishAt > now) return
  await updatePublished(tx, {
    id,
    workspaceId: row.workspaceId,
    publishedVersion: row.publishVersion,
    publishedAt: row.publishedAt ?? now,
    ...notPlanned,
    now,
  })
}
