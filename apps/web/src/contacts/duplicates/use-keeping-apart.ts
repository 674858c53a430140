import { useQueryClient } from '@tanstack/react-query'
import type { Duplicate } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import { refresh } from '../../api/refresh.ts'
import { pairKey } from './duplicate-shapes.ts'

const thinkingMs = 8_000

type Kept = 'held' | 'failed' | 'taken back'

/**
 * "Not the same" is held for some seconds before it is sent, so that a slip is undone in place; later it is taken back
 * under History. A page that is closed sends it on the way out.
 */
export const useKeepingApart = () => {
  const queries = useQueryClient()
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())
  const held = useRef(new Map<string, { pair: Duplicate; timer: number }>())

  const mark = useCallback((key: string, as: Kept | null) => {
    setKept((before) => {
      const next = new Map(before)
      if (as) next.set(key, as)
      else next.delete(key)
      return next
    })
  }, [])

  const send = useCallback(
    async (key: string) => {
      const waiting = held.current.get(key)
      if (!waiting) return
      held.current.delete(key)
      clearTimeout(waiting.timer)
      const { contactId, otherId } = waiting.pair
      try {
        await unwrap(http.POST('/api/network/duplicates/dismiss', { body: { contactId, otherId }, keepalive: true }))
        await refresh(queries, 'duplicates')
        mark(key, null)
      } catch {
        mark(key, 'failed')
      }
    },
    [queries, mark],
  )

  useEffect(() => {
    const sendAll = () => {
      for (const key of held.current.keys()) void send(key)
    }
    addEventListener('pagehide', sendAll)
    return () => {
      removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [send])

  const keepSeparate = (pair: Duplicate) => {
    const key = pairKey(pair.contactId, pair.otherId)
    held.current.set(key, { pair, timer: window.setTimeout(() => void send(key), thinkingMs) })
    mark(key, 'held')
  }
  const takeBack = (pair: Duplicate) => {
    const key = pairKey(pair.contactId, pair.otherId)
    clearTimeout(held.current.get(key)?.timer)
    held.current.delete(key)
    mark(key, 'taken back')
  }
  return { stateOf: (pair: Duplicate) => kept.get(pairKey(pair.contactId, pair.otherId)), keepSeparate, takeBack }
}
