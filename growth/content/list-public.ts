import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openSite } from '../sites/show-site.ts'
import { mostShown, type PublicDocument, type PublicItem } from './content.contract.ts'
import { findPublished, listPublished, type PublishedRow } from './content.store.ts'
import type { Kind } from './kind.ts'
import { listOwnHelp, readOwnHelp } from './own-help.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'
import { renderBody } from './render-body.ts'

interface Asked {
  site?: string | undefined
  cursor?: string | undefined
}

/** What a site has published of a kind, newest first. Without a site the help of the product. */
export async function listPublic({ services, db }: Call, kind: Kind, { site, cursor }: Asked) {
  if (site === undefined) return { items: await listOwnHelp(services, kind.name), next: null }
  const { workspaceId } = await openSite(services, site)
  const [beforeAt, beforeId] = readCursor(cursor)
  // As the system: readers have no account
  const rows = await db.asSystem((tx) =>
    listPublished(tx, { workspaceId, kinds: [kind.name], beforeAt, beforeId, limit: mostShown + 1 }),
  )
  const shown = rows.slice(0, mostShown)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toItem(services, row)),
    next: rows.length > mostShown && last ? `${last.publishedAt.toISOString()}_${last.id}` : null,
  }
}

export async function showPublic(
  { services, db }: Call,
  kind: Kind,
  slug: string,
  { site }: Pick<Asked, 'site'>,
): Promise<PublicDocument> {
  if (site === undefined) return readOwnHelp(services, kind.name, slug)
  const { workspaceId } = await openSite(services, site)
  // As the system: readers have no account
  const row = await db.asSystem((tx) => findPublished(tx, { workspaceId, kind: kind.name, slug }))
  if (!row) throw notFound('document')
  const { fields } = row
  const language = readLanguage(fields['language']) ?? sourceLocale
  const publicUrl = services.config.PUBLIC_URL
  const html = inLocale(language, () => renderBody(fields['body'] ?? '', { publicUrl, siteKey: site }))
  return { ...toItem(services, row), fields, html }
}

function toItem(services: Services, { slug, fields, publishedAt, writtenAt }: PublishedRow): PublicItem {
  const pagesUrl = pagesUrlOf(services)
  return {
    slug,
    title: fields['title'] ?? '',
    summary: fields['summary'] ?? '',
    language: fields['language'] ?? sourceLocale,
    publishedAt: publishedAt.toISOString(),
    changedAt: writtenAt.toISOString(),
    url: pagesUrl === null ? null : `${pagesUrl}/p/${slug}`,
  }
}

/** As `next` was given out. Anything else begins at the newest. */
function readCursor(cursor: string | undefined): [Date | null, string | null] {
  const [at = '', id = ''] = (cursor ?? '').split('_')
  const isOurs = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
  return isOurs ? [new Date(at), id] : [null, null]
}
