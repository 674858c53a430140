import { notifications } from '@mantine/notifications'
import type { Device } from '@wellmet/account/devices/devices.contract.ts'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { deviceName } from '@wellmet/account/devices/devices.rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'

export const SignOutDevice = ({ device }: { device: Device }) => {
  const signOut = useApiMutation('delete', '/api/security/devices/{id}', {
    changes: ['devices'],
    onError: (error) => void notifications.show({ message: devicesMessages.notSignedOut({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: devicesMessages.signedOutThere() }),
  })
  const name = deviceName(device)
  return (
    <ConfirmButton
      label={devicesMessages.signOut()}
      spoken={devicesMessages.signOutNamed({ device: name })}
      question={devicesMessages.signOutQuestion({ device: name })}
      verb={devicesMessages.signOut()}
      disabled={signOut.isPending}
      onConfirm={() => signOut.mutate({ params: { path: { id: device.id } } })}
    />
  )
}
