import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { secondFactorsQuery } from '../second-factors/second-factors.queries.ts'
import { forgetPasskey } from './browser-passkeys.ts'
import { passkeysQuery } from './passkeys.queries.ts'

export const RemovePasskey = ({ passkey }: { passkey: Passkey }) => {
  const queries = useQueryClient()
  const remove = api.useMutation('delete', '/api/security/passkeys/{id}', {
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: async (gone) => {
      notifications.show({ message: passkeysMessages.removed() })
      await forgetPasskey(gone)
    },
    onSettled: () => invalidate(queries, passkeysQuery.queryKey, secondFactorsQuery.queryKey),
  })
  return (
    <ConfirmButton
      label={passkeysMessages.remove()}
      spoken={passkeysMessages.removeNamed(passkey)}
      question={passkeysMessages.removeQuestion(passkey)}
      verb={passkeysMessages.remove()}
      disabled={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id: passkey.id } } })}
    />
  )
}
