import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listen } from '../../api/client.ts'
import { refresh } from '../../api/refresh.ts'
import { importQuery } from './imports.queries.ts'
import { type ImportShown, isUnderWay } from './import-shapes.ts'

const askMs = 700

/** One import, told of every change until it is read. Where nothing can be heard, it is asked again every moment. */
export const useImport = (id: string) => {
  const queries = useQueryClient()
  const [deafTo, setDeafTo] = useState<string>()
  const query = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) => (deafTo === id && data && isUnderWay(data.import) ? askMs : false),
  })
  const isWatched = deafTo !== id && query.data !== undefined && isUnderWay(query.data.import)
  useEffect(() => {
    if (!isWatched) return undefined
    const { queryKey } = importQuery(id)
    const stop = listen(
      '/api/network/imports/{id}/progress',
      { id },
      {
        onEvent: (now) => {
          if (isUnderWay(now)) {
            queries.setQueryData<ImportShown>(queryKey, (shown) => shown && { ...shown, import: now })
          } else {
            // It has its receipt now, which is more than the stream tells.
            stop()
            void refresh(queries, 'imports', 'contacts')
          }
        },
        onGivenUp: () => setDeafTo(id),
      },
    )
    return stop
  }, [id, isWatched, queries])
  return query
}
