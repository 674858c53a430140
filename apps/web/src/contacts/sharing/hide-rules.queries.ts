import { notifications } from '@mantine/notifications'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { reasonOf } from '../../api/problem.ts'
import { hiddenWords, hideRuleName } from './hide-rule-words.ts'

export const hideRulesQuery = dependsOn('hidden contacts', 'contacts').queryOptions('get', '/api/network/hide-rules')

const say = (message: string) => notifications.show({ message })

/** Hides and shows again. Both act at once. */
export const useHideRules = () => {
  const hide = useApiMutation('post', '/api/network/hide-rules', {
    changes: ['hidden contacts', 'contacts'],
    onSuccess: (hideRule) => say(hiddenWords(hideRule)),
  })
  const remove = useApiMutation('delete', '/api/network/hide-rules/{id}', {
    changes: ['hidden contacts', 'contacts'],
    onError: (error) => say(hideRulesMessages.notChanged({ reason: reasonOf(error) })),
  })
  const showAgain = (hideRule: HideRule) =>
    remove.mutate(
      { params: { path: { id: hideRule.id } } },
      { onSuccess: () => say(hideRulesMessages.shownAgain({ name: hideRuleName(hideRule) })) },
    )
  return { hide, showAgain }
}
