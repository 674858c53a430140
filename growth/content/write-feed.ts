import type { Call } from '@wellmet/platform/http/serve.ts'
import { openSite } from '../sites/show-site.ts'
import { mostShown } from './content.contract.ts'
import { contentMessages as m } from './content.messages.ts'
import { findWorkspaceName, listIndexedPages, listPublished } from './content.store.ts'
import type { Kind } from './kind.ts'
import { expectPagesUrl } from '../sites/pages-url.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!)
const head = '<?xml version="1.0" encoding="utf-8"?>\n'

/** Atom: titles and summaries of the listed kinds of a site, newest first. The text is on the page. */
export async function writeFeed(
  { services, db }: Call,
  kinds: readonly Kind[],
  { site, kind }: { site: string; kind?: string | undefined },
): Promise<string> {
  const pagesUrl = expectPagesUrl(services)
  const { workspaceId } = await openSite(services, site)
  const listed = kinds.filter(({ name, isListed }) => isListed && (kind === undefined || name === kind))
  // As the system: readers have no account
  const { rows, name } = await db.asSystem(async (tx) => ({
    rows: await listPublished(tx, {
      workspaceId,
      kinds: listed.map((one) => one.name),
      beforeAt: null,
      beforeId: null,
      limit: mostShown,
    }),
    name: (await findWorkspaceName(tx, { workspaceId })).name,
  }))
  const query = kind === undefined ? '' : `&kind=${encodeURIComponent(kind)}`
  const self = escapeXml(`${pagesUrl}/p/feed.xml?site=${site}${query}`)
  const newest = rows.map(changedAt).toSorted().at(-1) ?? new Date(0).toISOString()
  return `${head}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id>
<title>${escapeXml(m.feedTitle({ workspace: name }))}</title>
<updated>${newest}</updated>
<link rel="self" href="${self}"/>
<author><name>${escapeXml(name)}</name></author>
${rows
  .map((row) => {
    const url = escapeXml(`${pagesUrl}/p/${row.slug}`)
    return `<entry>
<id>urn:uuid:${row.id}</id>
<title>${escapeXml(row.fields['title'] ?? '')}</title>
<link href="${url}"/>
<published>${row.publishedAt.toISOString()}</published>
<updated>${changedAt(row)}</updated>
<category term="${escapeXml(row.kind)}"/>
<summary>${escapeXml(row.fields['summary'] ?? '')}</summary>
</entry>
`
  })
  .join('')}</feed>
`
}

const changedAt = ({ publishedAt, writtenAt }: { publishedAt: Date; writtenAt: Date }): string =>
  (writtenAt > publishedAt ? writtenAt : publishedAt).toISOString()

const mostInSitemap = 50_000

const sitemapMs = 60_000
const sitemaps = new WeakMap<object, { text: string; until: number }>()

/** It may be megabytes of all workspaces, so a process writes it at most once a minute. */
export async function readSitemap(call: Call): Promise<string> {
  const { database, now } = call.services
  const known = sitemaps.get(database)
  if (known && known.until > now().getTime()) return known.text
  const text = await writeSitemap(call)
  sitemaps.set(database, { text, until: now().getTime() + sitemapMs })
  return text
}

/** Every page of a workspace with a proven domain: the others are not for search engines. */
async function writeSitemap({ services, db }: Call): Promise<string> {
  const pagesUrl = expectPagesUrl(services)
  // As the system: pages of all workspaces
  const rows = await db.asSystem((tx) => listIndexedPages(tx, { limit: mostInSitemap }))
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows
  .map(
    ({ slug, publishedAt }) =>
      `<url><loc>${escapeXml(`${pagesUrl}/p/${slug}`)}</loc><lastmod>${publishedAt.toISOString()}</lastmod></url>\n`,
  )
  .join('')}</urlset>
`
}
