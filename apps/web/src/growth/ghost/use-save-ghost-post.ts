import type { GhostPost } from '@wellmet/connections/ghost/ghost.contract.ts'
import { useApiMutation } from '../../api/changes.ts'

interface Fields {
  title: string
  excerpt: string
  html: string
}

/** Sends what was changed, and the time of the version that it was changed from. */
export const useSaveGhostPost = (base: GhostPost | null) => {
  const create = useApiMutation('post', '/api/ghost/posts', { changes: ['posts'] })
  const change = useApiMutation('put', '/api/ghost/posts/{id}', { changes: ['posts'] })
  const save = (
    { title, excerpt, html }: Fields,
    state: 'draft' | 'published' | undefined,
    from: GhostPost | null = base,
  ): Promise<GhostPost> => {
    const withState = state === undefined ? {} : { state }
    if (!from) {
      const more = excerpt.trim() === '' ? {} : { excerpt }
      return create.mutateAsync({ body: { title, html, state: state ?? 'draft', ...more } })
    }
    return change.mutateAsync({
      params: { path: { id: from.id } },
      body: {
        updatedAt: from.updatedAt,
        title,
        excerpt: excerpt.trim() === '' ? null : excerpt,
        ...(from.hasCards || html === from.html ? {} : { html }),
        ...withState,
      },
    })
  }
  return { save, isPending: create.isPending || change.isPending }
}
