import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { hiddenWords, hideRuleName } from './hide-rule-words.ts'
import { previewKey, sharingQuery } from './sharing.queries.ts'

export const hideRulesQuery = api.queryOptions('get', '/api/network/hide-rules')

const say = (message: string) => notifications.show({ message })

/** Hides and shows again. Both act at once, so all that depends on them is asked anew. */
export const useHideRules = () => {
  const queries = useQueryClient()
  const renew = () => invalidate(queries, hideRulesQuery.queryKey, sharingQuery.queryKey, previewKey)
  const hide = api.useMutation('post', '/api/network/hide-rules', {
    onSuccess: (hideRule) => {
      say(hiddenWords(hideRule))
      return renew()
    },
  })
  const remove = api.useMutation('delete', '/api/network/hide-rules/{id}', {
    onError: (error) => say(hideRulesMessages.notChanged({ reason: reasonOf(error) })),
    onSettled: renew,
  })
  const showAgain = (hideRule: HideRule) =>
    remove.mutate(
      { params: { path: { id: hideRule.id } } },
      { onSuccess: () => say(hideRulesMessages.shownAgain({ name: hideRuleName(hideRule) })) },
    )
  return { hide, showAgain }
}
