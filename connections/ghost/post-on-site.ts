import { z } from 'zod'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { AccountCall } from '../engine/account-call.ts'
import { AccessEnded, MessageRefused, ProviderFailed } from '../engine/provider-errors.ts'
import { readPost } from './ghost-answers.rules.ts'
import { openSite } from './open-site.ts'

interface PostForSite {
  title: string
  html: string
  /** Under which it is found again. */
  slug: string
  /** Of the page that it is a copy of. */
  canonicalUrl: string
  state: 'draft' | 'published'
}

/** Where a post is. */
export interface PlacedPost {
  ref: string
  url: string | null
}

/** Throws what the engine throws; AccessEnded where the site has to be connected again. */
const openForPost = async (call: AccountCall, accountId: string) =>
  openSite(call, accountId).catch((error: unknown) => {
    throw error instanceof Problem ? new AccessEnded() : error
  })

/** Writes one post, without an email to anybody. Never repeated by itself. */
export async function postOnSite(
  call: AccountCall,
  accountId: string,
  { title, html, slug, canonicalUrl, state }: PostForSite,
): Promise<PlacedPost> {
  const { request } = await openForPost(call, accountId)
  const post = { title, html, slug, canonical_url: canonicalUrl, status: state }
  const answer = await request('posts/?source=html', { method: 'POST', body: { posts: [post] }, expected: [422] })
  if (answer.status === 422) throw new MessageRefused('refused')
  return toPlaced(answer.json())
}

/** The post under this address; null if there is none. */
export async function findOnSite(call: AccountCall, accountId: string, slug: string): Promise<PlacedPost | null> {
  const { request } = await openForPost(call, accountId)
  const answer = await request(`posts/slug/${slug}/`, { expected: [404] })
  return answer.status === 404 ? null : toPlaced(answer.json())
}

function toPlaced(json: unknown): PlacedPost {
  try {
    const { id, url } = readPost(json)
    return { ref: id, url }
  } catch (error) {
    if (error instanceof z.ZodError) throw new ProviderFailed('Its answer is no post.', { cause: error })
    throw error
  }
}
