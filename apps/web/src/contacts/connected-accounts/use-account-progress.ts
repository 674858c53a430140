import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { useEffect, useState } from 'react'
import { listen } from '../../api/client.ts'
import { refresh } from '../../api/refresh.ts'
import { accountsQuery, type Listed, showAccount } from '../../connections/accounts/connected-accounts.queries.ts'

const askMs = 2_000

type Watching = {
  isUnderWay: boolean
  /** A browser opens six connections to a host, so not every account can have one. */
  mayListen: boolean
}

/** Keeps an account as it is while something is read or deleted. Where nothing can be heard, it is asked again. */
export const useAccountProgress = (
  { id, address, state }: ConnectedAccount,
  { isUnderWay, mayListen }: Watching,
): void => {
  const queries = useQueryClient()
  const [isDeaf, setIsDeaf] = useState(false)
  const isGoing = state === 'revoked'
  useEffect(() => {
    if (!isUnderWay) return undefined
    const ask = async () => {
      await queries.refetchQueries({ queryKey: accountsQuery.queryKey, type: 'active' })
      const shown = queries.getQueryData<Listed>(accountsQuery.queryKey)
      const isHere = shown?.items.some(({ accounts }) => accounts.some((account) => account.id === id))
      if (isGoing && isHere === false) notifications.show({ message: engineMessages.disconnected({ address }) })
      return isHere
    }
    if (!mayListen || isDeaf) {
      const timer = window.setInterval(() => void ask(), askMs)
      return () => window.clearInterval(timer)
    }
    return listen(
      '/api/connections/accounts/{id}/progress',
      { id },
      {
        onEvent: (now) => showAccount(queries, now),
        // An account that is gone ends its stream.
        onGivenUp: () => void ask().then((isHere) => isHere && setIsDeaf(true)),
      },
    )
  }, [id, address, isGoing, isUnderWay, mayListen, isDeaf, queries])
  useEffect(() => {
    if (!isUnderWay) return undefined
    return () => void refresh(queries, 'connected accounts', 'contacts')
  }, [isUnderWay, queries])
}
