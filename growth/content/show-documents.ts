import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { mostShown, type ContentDocument, type DocumentVersion } from './content.contract.ts'
import { findDocument, listDocuments, listVersions, type DocumentRow } from './content.store.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'

interface Asked {
  kind?: string | undefined
  cursor?: string | undefined
}

export const showDocuments = ({ db, viewer, services }: MemberCall, { kind, cursor }: Asked) =>
  db.reading(async (tx) => {
    const rows = await listDocuments(tx, {
      workspaceId: viewer.workspaceId,
      kind: kind ?? null,
      beforeId: cursor ?? null,
      limit: mostShown + 1,
    })
    const shown = rows.slice(0, mostShown)
    return {
      items: shown.map((row) => toDocument(services, row)),
      next: rows.length > mostShown ? shown.at(-1)!.id : null,
    }
  })

export const showDocument = (call: MemberCall, id: string, kind?: string): Promise<ContentDocument> =>
  call.db.reading(async (tx) => toDocument(call.services, await getDocument(tx, call, id, kind)))

/** Fails for one of another workspace, and of another kind where one is asked for. */
export async function getDocument(tx: Tx, { viewer }: MemberCall, id: string, kind?: string): Promise<DocumentRow> {
  const row = await findDocument(tx, { id, workspaceId: viewer.workspaceId })
  if (!row || (kind !== undefined && row.kind !== kind)) throw notFound('document')
  return row
}

export const showVersions = ({ db, viewer, ...call }: MemberCall, id: string): Promise<{ items: DocumentVersion[] }> =>
  db.reading(async (tx) => {
    const { publishedVersion } = await getDocument(tx, { db, viewer, ...call }, id)
    const rows = await listVersions(tx, { documentId: id, workspaceId: viewer.workspaceId, limit: mostShown })
    return {
      items: rows.map(({ number, fields, authorName, createdAt, restoredFrom }) => ({
        number,
        fields,
        author: authorName,
        at: createdAt.toISOString(),
        restoredFrom,
        isPublished: number === publishedVersion,
      })),
    }
  })

export function toDocument(services: Pick<Services, 'config'>, row: DocumentRow): ContentDocument {
  const { id, kind, slug, version, publishedVersion, publishedAt, publishAt, takenDownFor, fields } = row
  const pagesUrl = pagesUrlOf(services)
  const isOut = publishedVersion !== null && takenDownFor === null
  return {
    id,
    kind,
    slug,
    url: isOut && slug !== null && pagesUrl !== null ? `${pagesUrl}/p/${slug}` : null,
    state: stateOf(row),
    version,
    publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    takenDown: takenDownFor,
    fields,
    changedAt: row.changedAt.toISOString(),
    changedBy: row.authorName,
  }
}

function stateOf({ takenDownFor, publishAt, publishedVersion, version }: DocumentRow): ContentDocument['state'] {
  if (takenDownFor !== null) return 'taken_down'
  if (publishAt !== null) return 'scheduled'
  if (publishedVersion === null) return 'draft'
  return publishedVersion === version ? 'published' : 'changed'
}
