import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** The contact's page shows what hides them, so it needs no other word that it was done. */
export const useHiding = () => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries()
  return {
    hide: api.useMutation('post', '/api/network/hidings', { onSettled }),
    lift: api.useMutation('delete', '/api/network/hidings/{id}', { onSettled }),
  }
}
