import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getDocument } from '../content/show-documents.ts'
import { expectPagesUrl } from '../sites/pages-url.ts'
import { draftOf } from './draft.rules.ts'
import { places } from './places.ts'
import { longestTitle, type PostDraft } from './posting.contract.ts'
import { postingMessages as m } from './posting.messages.ts'
import { findPublishedPage, listPlaces, listPostedPlaces, type PlaceRow } from './posting.store.ts'

interface Page {
  id: string
  version: number
  fields: Record<string, string>
  link: string
}

/** Fails for one of another workspace, and for a page that nobody outside can read. */
export async function readPublished(tx: Tx, call: MemberCall, documentId: string): Promise<Page> {
  await getDocument(tx, call, documentId)
  const pagesUrl = expectPagesUrl(call.services)
  const page = await findPublishedPage(tx, { id: documentId, workspaceId: call.viewer.workspaceId })
  if (!page) throw fail('conflict', m.notPublished())
  return { id: page.id, version: page.version, fields: page.fields, link: `${pagesUrl}/p/${page.slug}` }
}

/** The viewer's own places, in the order asked for. 409 where there is none at all. */
export async function readPlaces(tx: Tx, wanted: readonly string[]): Promise<PlaceRow[]> {
  const rows = await listPlaces(tx)
  if (rows.length === 0) throw fail('not_configured', m.notConnectedYet())
  return wanted.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw notFound('place')
    return found
  })
}

export const writeDrafts = (
  call: MemberCall,
  { documentId, placeIds }: { documentId: string; placeIds: readonly string[] },
): Promise<{ items: PostDraft[] }> =>
  call.db.reading(async (tx) => {
    const found = await readPlaces(tx, placeIds)
    const { version, fields, link } = await readPublished(tx, call, documentId)
    const { workspaceId } = call.viewer
    const posted = new Set(
      (await listPostedPlaces(tx, { workspaceId, documentId, version })).map(({ placeId }) => placeId),
    )
    const { title = '', summary = '', body = '' } = fields
    return {
      items: found.map(({ id, kind }) => ({
        placeId: id,
        title: title.slice(0, longestTitle),
        ...draftOf({ title, summary, body }, places[kind]),
        link,
        mostText: places[kind].mostText,
        isPosted: posted.has(id),
      })),
    }
  })
