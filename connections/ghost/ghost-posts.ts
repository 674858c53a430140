import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ProviderFailed } from '../engine/provider-errors.ts'
import { readPost, readPosts } from './ghost-answers.rules.ts'
import type { GhostPost, GhostPostChange, GhostPostSummary, NewGhostPost } from './ghost.contract.ts'
import { ghostMessages as m } from './ghost.messages.ts'
import type { GhostRequest } from './ghost-request.ts'
import { openOwnSite, whileAsked } from './open-site.ts'

const perPage = 30

interface Wanted {
  state?: GhostPost['state'] | undefined
  cursor?: string | undefined
}

export async function showGhostPosts(
  call: MemberCall,
  { state, cursor }: Wanted,
): Promise<{ items: GhostPostSummary[]; next: string | null; total: number }> {
  const { request } = await openOwnSite(call)
  const query = new URLSearchParams({
    limit: String(perPage),
    page: cursor ?? '1',
    order: 'updated_at DESC',
    fields: 'id,title,status,url,updated_at,published_at',
    ...(state === undefined ? {} : { filter: `status:${state}` }),
  })
  return await whileAsked(async () => readPosts((await request(`posts/?${query.toString()}`)).json()))
}

export async function showGhostPost(call: MemberCall, id: string): Promise<GhostPost> {
  const { request } = await openOwnSite(call)
  return await whileAsked(() => readOne(request, id))
}

export async function createGhostPost(call: MemberCall, { state, ...written }: NewGhostPost): Promise<GhostPost> {
  const { request } = await openOwnSite(call)
  return await whileAsked(async () => {
    const post = toGhost({ ...written, state })
    const answer = await request('posts/?source=html&formats=html,lexical', {
      method: 'POST',
      body: { posts: [post] },
      expected: [422],
    })
    expectTaken(answer.status)
    return readPost(answer.json())
  })
}

/**
 * Ghost saves nothing over a version that it was not told about. Some versions compare only what is changed, so the times
 * are compared here first.
 */
export async function changeGhostPost(
  call: MemberCall,
  id: string,
  { updatedAt, ...change }: GhostPostChange,
): Promise<GhostPost> {
  const { request } = await openOwnSite(call)
  return await whileAsked(async () => {
    const before = await readOne(request, id)
    if (Date.parse(before.updatedAt) !== Date.parse(updatedAt)) throw changedMeanwhile(updatedAt, before.updatedAt)
    if (change.html !== undefined && before.hasCards) throw fail('unprocessable', m.hasCards())
    if (before.state === 'sent' && change.state !== undefined) throw fail('unprocessable', m.wasSent())
    const answer = await request(`posts/${id}/?source=html&formats=html,lexical`, {
      method: 'PUT',
      body: { posts: [{ ...toGhost(change), updated_at: updatedAt }] },
      expected: [409, 422],
    })
    if (answer.status === 409) throw changedMeanwhile(updatedAt, (await readOne(request, id)).updatedAt)
    expectTaken(answer.status)
    return readPost(answer.json())
  })
}

const readOne = async (request: GhostRequest, id: string): Promise<GhostPost> =>
  readPost((await request(`posts/${id}/?formats=html,lexical`)).json())

function expectTaken(status: number): void {
  if (status === 422) throw fail('unprocessable', m.notTaken())
  if (status >= 300) throw new ProviderFailed(`It answered ${status}.`)
}

interface Fields {
  title?: string | undefined
  html?: string | undefined
  excerpt?: string | null | undefined
  state?: 'draft' | 'published' | undefined
}

const toGhost = ({ title, html, excerpt, state }: Fields): object => ({
  ...(title === undefined ? {} : { title }),
  ...(html === undefined ? {} : { html }),
  ...(excerpt === undefined ? {} : { custom_excerpt: excerpt }),
  ...(state === undefined ? {} : { status: state }),
})

/** Both times are also in `errors`, for whoever shows the two versions. */
const changedMeanwhile = (yours: string, theirs: string) =>
  fail('conflict', m.changedMeanwhile({ yours: new Date(yours), theirs: new Date(theirs) }), {
    errors: [
      { field: 'updatedAt.yours', message: new Date(yours).toISOString() },
      { field: 'updatedAt.theirs', message: new Date(theirs).toISOString() },
    ],
  })
