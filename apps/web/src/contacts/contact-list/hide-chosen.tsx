import { useApiMutation } from '../../api/changes.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'

/** Hides every chosen contact from everybody else. */
export const HideChosen = ({ ids, className }: { ids: readonly string[]; className: string | undefined }) => {
  const { mutate, error, data } = useApiMutation('post', '/api/network/hide-rules/contacts', {
    changes: ['hidden contacts', 'contacts'],
  })
  return (
    <>
      <ConfirmButton
        className={className}
        label={hideRulesMessages.hide()}
        spoken={hideRulesMessages.hideMany({ count: ids.length })}
        question={hideRulesMessages.hideManyQuestion({ count: ids.length })}
        verb={hideRulesMessages.hide()}
        onConfirm={() => mutate({ body: { contactIds: [...ids] } })}
      />
      <output>{data ? hideRulesMessages.hiddenMany({ count: data.hidden }) : null}</output>
      <FormAlert trouble={error && { text: hideRulesMessages.notHidden({ reason: reasonOf(error) }) }} />
    </>
  )
}
