import { notifications } from '@mantine/notifications'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { useLeave } from '../users/use-sign-out.ts'

export const SignOutEverywhere = () => {
  const leave = useLeave()
  const signOut = useApiMutation('post', '/api/security/sign-out-everywhere', {
    changes: nothing('Signing out drops everything that was loaded.'),
    onError: () => void notifications.show({ message: usersMessages.stillSignedIn() }),
    onSuccess: leave,
  })
  return (
    <ConfirmButton
      label={devicesMessages.signOutEverywhere()}
      spoken={devicesMessages.signOutEverywhere()}
      question={devicesMessages.signOutEverywhereQuestion()}
      verb={devicesMessages.signOutEverywhere()}
      disabled={signOut.isPending}
      onConfirm={() => signOut.mutate({})}
    />
  )
}
