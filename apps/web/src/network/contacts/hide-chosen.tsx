import { api } from '../../api/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { dependsOnContacts } from './contacts.queries.ts'

/** Hides every chosen contact from everybody else. */
export const HideChosen = ({ ids, className }: { ids: readonly string[]; className: string | undefined }) => {
  const queries = useQueryClient()
  const { mutate, error, data } = api.useMutation('post', '/api/network/hide-rules/contacts', {
    onSettled: () => queries.invalidateQueries({ predicate: dependsOnContacts }),
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
