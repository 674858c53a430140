import { notifications } from '@mantine/notifications'
import type { Passkey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { forgetPasskey } from './browser-passkeys.ts'

export const RemovePasskey = ({ passkey }: { passkey: Passkey }) => {
  const remove = useApiMutation('delete', '/api/security/passkeys/{id}', {
    changes: ['passkeys', 'second factors'],
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: async (gone) => {
      notifications.show({ message: passkeysMessages.removed() })
      await forgetPasskey(gone)
    },
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
