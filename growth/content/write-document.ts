import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { checkFields, type Values } from './check-fields.ts'
import { expectFreeSlug, freeSlug, takeSlug } from './choose-slug.ts'
import { mostDocuments, mostVersions, type ContentDocument } from './content.contract.ts'
import { contentMessages as m } from './content.messages.ts'
import {
  countDocuments,
  countReports,
  deleteDocument,
  deleteOldVersions,
  findVersion,
  insertDocument,
  insertVersion,
  lockDocument,
  updateDraft,
  type DocumentRow,
} from './content.store.ts'
import type { Kind } from './kind.ts'
import { getDocument, toDocument } from './show-documents.ts'

export interface Written {
  slug?: string | undefined
  fields: Values
}

export const createDocument = (call: MemberCall, kind: Kind, { slug, fields }: Written): Promise<ContentDocument> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    checkFields(call.services, kind, fields)
    await acquireLock(tx, 'growth.documents', workspaceId)
    if ((await countDocuments(tx, { workspaceId })).n >= mostDocuments)
      throw fail('conflict', m.tooMany({ most: mostDocuments }))
    if (slug !== undefined) await expectFreeSlug(tx, workspaceId, slug, null)
    const chosen = kind.place === 'team' ? null : (slug ?? (await freeSlug(tx, workspaceId, fields['title'] ?? '')))
    const now = call.services.now()
    const id = newId(now.getTime())
    await insertDocument(tx, { id, workspaceId, kind: kind.name, slug: chosen, now })
    await insertVersion(tx, {
      documentId: id,
      number: 1,
      workspaceId,
      fields: JSON.stringify(fields),
      authorId: userId,
      restoredFrom: null,
      now,
    })
    return toDocument(call.services, await getDocument(tx, call, id))
  })

/** What is not said stays. Another text is a new version; the published one stays published. */
export const changeDocument = (
  call: MemberCall,
  kind: Kind,
  id: string,
  { slug, fields }: { slug?: string | undefined; fields?: Values | undefined },
): Promise<ContentDocument> =>
  call.db.transaction(async (tx) => {
    const before = await lockedDocument(tx, call, id)
    if (before.kind !== kind.name) throw notFound('document')
    call.expectUnchanged(toDocument(call.services, before))
    if (fields) checkFields(call.services, kind, fields)
    return saveVersion(tx, call, before, { fields: fields ?? before.fields, slug: slug ?? before.slug })
  })

/** An old text as a new version, so that nothing of the history is lost. */
export const restoreVersion = (
  call: MemberCall,
  id: string,
  { version: number }: { version: number },
): Promise<ContentDocument> =>
  call.db.transaction(async (tx) => {
    const before = await lockedDocument(tx, call, id)
    call.expectUnchanged(toDocument(call.services, before))
    const old = await findVersion(tx, { documentId: id, workspaceId: call.viewer.workspaceId, number })
    if (!old) throw notFound('version')
    return saveVersion(tx, call, before, { fields: old.fields, slug: before.slug, restoredFrom: number })
  })

/** A published one has readers: it is unpublished first. */
export const removeDocument = (call: MemberCall, id: string, kind?: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const row = await lockedDocument(tx, call, id)
    if (kind !== undefined && row.kind !== kind) throw notFound('document')
    if (row.publishedVersion !== null || row.publishAt !== null) throw fail('conflict', m.isPublished())
    // Deleting frees the address and deletes the reports, so the operator decides first.
    if (row.takenDownFor !== null) throw fail('conflict', m.wasTakenDown({ reason: row.takenDownFor }))
    // As the system: a workspace does not see who reported its pages
    const { n } = await call.db.asSystem((system) => countReports(system, { documentId: id }))
    if (n > 0) throw fail('conflict', m.isReported())
    await deleteDocument(tx, { id, workspaceId: call.viewer.workspaceId })
    return undefined
  })

export async function lockedDocument(tx: Tx, call: MemberCall, id: string): Promise<DocumentRow> {
  if (!(await lockDocument(tx, { id, workspaceId: call.viewer.workspaceId }))) throw notFound('document')
  return getDocument(tx, call, id)
}

interface NewVersion {
  fields: Values
  slug: string | null
  restoredFrom?: number
}

const isSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

async function saveVersion(
  tx: Tx,
  call: MemberCall,
  before: DocumentRow,
  { fields, slug, restoredFrom }: NewVersion,
): Promise<ContentDocument> {
  const { workspaceId, userId } = call.viewer
  const { id } = before
  const now = call.services.now()
  if (slug !== null && slug !== before.slug) await moveAddress(tx, call, before, slug)
  const isNew = !isSame(fields, before.fields)
  const number = isNew ? before.version + 1 : before.version
  if (isNew)
    await insertVersion(tx, {
      documentId: id,
      number,
      workspaceId,
      fields: JSON.stringify(fields),
      authorId: userId,
      restoredFrom: restoredFrom ?? null,
      now,
    })
  if (isNew || slug !== before.slug) await updateDraft(tx, { id, workspaceId, version: number, slug, now })
  await deleteOldVersions(tx, { documentId: id, workspaceId, keep: mostVersions })
  return toDocument(call.services, await getDocument(tx, call, id))
}

/** Of a page that is out, the old address leads to the new one from now on. */
async function moveAddress(tx: Tx, call: MemberCall, before: DocumentRow, slug: string): Promise<void> {
  if (before.slug === null)
    throw fail('unprocessable', m.noSlug(), { errors: [{ field: 'slug', message: m.noSlug() }] })
  const { workspaceId, role } = call.viewer
  await expectFreeSlug(tx, workspaceId, slug, before.id)
  if (before.publishedVersion === null && before.publishAt === null) return
  if (role !== 'owner' && role !== 'admin') throw fail('forbidden', m.onlyAdmins())
  await takeSlug(call, before.id, slug)
}
