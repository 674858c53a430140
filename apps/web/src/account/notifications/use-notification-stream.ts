import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import type { NotificationCount as Count } from '@wellmet/account/notifications/notifications.contract.ts'
import { useEffect } from 'react'
import { listen } from '../../api/client.ts'
import { refresh } from '../../api/refresh.ts'
import { useSession } from '../users/session.ts'
import { countQuery } from './notifications.queries.ts'

const lookMs = 1_000
const againMs = 60_000

/**
 * Keeps the count and the list as they are. A browser opens six connections to a host, so it listens only in the tab that
 * is looked at, and only once the screen has all of its own. While nothing can be heard, what was known stays.
 */
export const useNotificationStream = (): void => {
  const queries = useQueryClient()
  const workspaceId = useSession().workspace?.id
  const isLookedAt = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (!workspaceId || !isLookedAt) return undefined
    let stop = (): void => {}
    let timer = 0
    const hear = (now: Count): void => {
      const before = queries.getQueryData<Count>(countQuery.queryKey)
      queries.setQueryData(countQuery.queryKey, now)
      if (before?.newestId === now.newestId && before.unread === now.unread) return
      // The count has just come.
      void refresh(queries, 'notifications')
    }
    const begin = (): void => {
      const onGivenUp = () => (timer = window.setTimeout(begin, againMs))
      stop = listen('/api/notifications/stream', {}, { onEvent: hear, onGivenUp })
    }
    const awaitCalm = (calm: number): void => {
      if (calm === 2) begin()
      else timer = window.setTimeout(() => awaitCalm(queries.isFetching() === 0 ? calm + 1 : 0), lookMs)
    }
    awaitCalm(0)
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [queries, workspaceId, isLookedAt])
}
