import { randomInt } from 'node:crypto'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mostOfSlug, mostSlugs } from './content.contract.ts'
import { contentMessages as m } from './content.messages.ts'
import { claimSlug, countSlugs, isSlugUsed } from './content.store.ts'
import { reservedSlugs, slugOf } from './slug.rules.ts'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const shortId = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
const mostTries = 9

/** From the title, with a number behind it where another document of the workspace has it. */
export async function freeSlug(tx: Tx, workspaceId: string, title: string): Promise<string> {
  const base = slugOf(title)
  if (base === null) return shortId()
  for (let number = 1; number <= mostTries; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!(await isSlugUsed(tx, { workspaceId, slug, exceptId: null })).isSo) return slug
  }
  return `${base.slice(0, mostOfSlug - 9)}-${shortId()}`
}

/** Fails if another document of the workspace has it, or it is an address of ours. */
export async function expectFreeSlug(
  tx: Tx,
  workspaceId: string,
  slug: string,
  exceptId: string | null,
): Promise<void> {
  if (reservedSlugs.includes(slug)) throw slugRefused(m.slugReserved({ slug }))
  if ((await isSlugUsed(tx, { workspaceId, slug, exceptId })).isSo) throw slugRefused(m.slugTaken({ slug }))
}

/** Takes the address for this page on the whole server. It had it before, or nobody has. */
export async function takeSlug(call: MemberCall, documentId: string, slug: string): Promise<void> {
  const { workspaceId } = call.viewer
  // As the system: an address is unique over all workspaces, whose pages a member does not see
  const { taken, count } = await call.db.asSystem(async (tx) => ({
    taken: await claimSlug(tx, { slug, documentId, workspaceId, now: call.services.now() }),
    count: (await countSlugs(tx, { documentId })).n,
  }))
  if (taken === 0) throw slugRefused(m.slugTaken({ slug }))
  if (count > mostSlugs) throw slugRefused(m.tooManySlugs({ most: mostSlugs }))
}

const slugRefused = (message: string) => fail('conflict', message, { errors: [{ field: 'slug', message }] })
