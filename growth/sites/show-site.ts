import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Site } from './sites.contract.ts'
import { sitesMessages } from './sites.messages.ts'
import { formKinds, formOf, snippetOf } from './sites.rules.ts'
import { findSite, findSiteByKey, type OpenSite, type SiteRow } from './sites.store.ts'

export const showSite = ({ db, viewer, services }: MemberCall): Promise<{ site: Site | null }> =>
  db.reading(async (tx) => {
    const row = await findSite(tx, { workspaceId: viewer.workspaceId })
    return { site: row ? toSite({ services }, row) : null }
  })

export const toSite = (
  { services }: { services: Services },
  { key, origins, countsVisits, createdAt, changedAt }: SiteRow,
): Site => ({
  key,
  origins,
  countsVisits,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  snippet: snippetOf(services.config.PUBLIC_URL, key),
  forms: formKinds.map((kind) => formOf(services.config.PUBLIC_URL, key, kind)),
})

/** The public key of the site of a workspace. Null without one. */
export const findSiteKey = async (tx: Tx, workspaceId: string): Promise<string | null> =>
  (await findSite(tx, { workspaceId }))?.key ?? null

/** Fails with `not_configured` in a workspace without a site, where nothing is counted. */
export async function expectSite(tx: Tx, workspaceId: string): Promise<SiteRow> {
  const site = await findSite(tx, { workspaceId })
  if (!site) throw fail('not_configured', sitesMessages.noSite())
  return site
}

interface Cached {
  site: OpenSite
  until: number
}

const cachedMs = 2_000
const mostCached = 1_000
const caches = new WeakMap<object, Map<string, Cached>>()

/** The site with this public key, at most two seconds old. Fails if there is none. */
export async function openSite({ database }: Services, key: string): Promise<OpenSite> {
  const cache = caches.get(database) ?? new Map<string, Cached>()
  caches.set(database, cache)
  const known = cache.get(key)
  if (known && known.until > performance.now()) return known.site
  // As the system: whoever sends an event has no account
  const site = await database.system.asSystem((tx) => findSiteByKey(tx, { key }))
  if (!site) throw fail('not_configured', sitesMessages.noSuchSite())
  if (cache.size >= mostCached) cache.clear()
  cache.set(key, { site, until: performance.now() + cachedMs })
  return site
}
