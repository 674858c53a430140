import { hasProvenDomain } from '@wellmet/account/domains/find-proving-workspace.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { contentMessages as m } from './content.messages.ts'
import { findPage, findPreview, type PageRow, type PreviewRow } from './content.store.ts'
import { countRead } from './count-read.ts'
import type { Kind } from './kind.ts'
import type { Opening } from './page.plug-in.ts'
import { expectPagesUrl } from '../sites/pages-url.ts'
import { readPreviewToken } from './preview-links.ts'
import { renderPage } from './render-page.ts'

type Kinds = readonly Kind[]
type PageCall = Call & { opening: Opening }

const isAtProduct = ({ services, opening }: PageCall): boolean =>
  opening.host === new URL(services.config.PUBLIC_URL).host

/** An old address leads to the current one, and so does the host name of the product, which shows no page of members. */
export async function readPage(call: PageCall, kinds: Kinds, slug: string): Promise<string | undefined> {
  const pagesUrl = expectPagesUrl(call.services)
  // As the system: readers have no account, and the address says which workspace it is of
  const { page, isIndexed } = await call.db.asSystem(async (tx) => {
    const found = await expectPage(tx, slug)
    return { page: found, isIndexed: await hasProvenDomain({ tx }, found.workspaceId) }
  })
  if (page.slug !== slug || isAtProduct(call)) {
    call.answer.status(301)
    call.answer.leadTo(`${pagesUrl}/p/${page.slug}`)
    return undefined
  }
  await countRead(call, page)
  call.answer.tagCache(`document-${page.id}`)
  if (!isIndexed) call.answer.hideFromSearch()
  return render(call, kinds, page, { publishedAt: page.publishedAt, isIndexed, isPreview: false })
}

/** The host name of the product shows no draft either: whoever wrote it could make it look like ours. */
export async function readPreview(call: PageCall, kinds: Kinds, token: string): Promise<string | undefined> {
  const pagesUrl = expectPagesUrl(call.services)
  if (isAtProduct(call)) {
    call.answer.status(301)
    call.answer.leadTo(`${pagesUrl}/p/preview/${encodeURIComponent(token)}`)
    return undefined
  }
  const { documentId: id, number } = readPreviewToken(call.services, token)
  // As the system: whoever has the link may have no account
  const page = await call.db.asSystem((tx) => findPreview(tx, { id, number }))
  if (!page || page.takenDownAt !== null) throw fail('link_not_valid', m.previewOver())
  return render(call, kinds, page, { publishedAt: null, isIndexed: false, isPreview: true })
}

/** Fails where there is none, it was unpublished, or the operator took it down. */
export async function expectPage(tx: Tx, slug: string): Promise<PageRow> {
  const page = await findPage(tx, { slug })
  if (!page || page.takenDownAt !== null) throw notFound('page')
  return page
}

interface Shown {
  publishedAt: Date | null
  isIndexed: boolean
  isPreview: boolean
}

function render({ services }: PageCall, kinds: Kinds, page: PageRow | PreviewRow, shown: Shown): string {
  const kind = kinds.find(({ name }) => name === page.kind)
  if (!kind || page.slug === null) throw notFound('page')
  const { fields, workspace, siteKey, slug } = page
  const [pagesUrl, publicUrl] = [expectPagesUrl(services), services.config.PUBLIC_URL]
  return renderPage({ kind, fields, workspace, siteKey, slug, pagesUrl, publicUrl, ...shown })
}
