import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Hiding } from '@wellmet/contacts/hidden-contacts/hidings.contract.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { hiddenWords, hidingName } from './hiding-words.ts'
import { previewKey, sharingQuery } from './sharing.queries.ts'

export const hidingsQuery = api.queryOptions('get', '/api/network/hidings')

const say = (message: string) => notifications.show({ message })

/** Hides and shows again. Both act at once, so all that depends on them is asked anew. */
export const useHidings = () => {
  const queries = useQueryClient()
  const renew = () => invalidate(queries, hidingsQuery.queryKey, sharingQuery.queryKey, previewKey)
  const hide = api.useMutation('post', '/api/network/hidings', {
    onSuccess: (hiding) => {
      say(hiddenWords(hiding))
      return renew()
    },
  })
  const lift = api.useMutation('delete', '/api/network/hidings/{id}', {
    onError: (error) => say(`Nothing was changed. ${toProblem(error).detail ?? ''}`),
    onSettled: renew,
  })
  const showAgain = (hiding: Hiding) =>
    lift.mutate(
      { params: { path: { id: hiding.id } } },
      { onSuccess: () => say(`${hidingName(hiding)} is shown again to those with whom you share.`) },
    )
  return { hide, showAgain }
}
