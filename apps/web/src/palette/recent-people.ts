import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../account/users/session.ts'
import { readPathsPanel } from '../discovery/reach/paths-panel-param.ts'
import { personQuery } from '../graph/paths/paths.queries.ts'

const most = 5
const prefix = 'wellmet.recent.'

/** Ids alone, without names: whoever uses the machine next reads nothing of them. Each workspace has its own list. */
const read = (key: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    // Storage may be blocked, or hold what somebody else wrote.
    return []
  }
}

const save = (key: string, ids: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // As above: then there are no recent people.
  }
}

/** The newest first, each once. */
export const withNewest = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, most)

const useKey = (): string => {
  const { user, workspace } = useSession()
  return `${prefix}${user.id}.${workspace?.id ?? ''}`
}

/** Notes whose paths are opened, on whichever screen. */
export const useNotingPeople = (): void => {
  const router = useRouter()
  const key = useKey()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ toLocation: { search } }) => {
        const { panel, person } = search as { panel?: string; person?: string }
        const id = readPathsPanel(panel) ?? person
        if (id) save(key, withNewest(read(key), id))
      }),
    [router, key],
  )
}

/** Those whom the reader may still see. */
export const useRecentPeople = () =>
  useQueries({ queries: read(useKey()).map((id) => ({ ...personQuery(id), retry: false })) }).flatMap(({ data }) =>
    data ? [data.person] : [],
  )
