import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Device } from '@wellmet/account/devices/devices.contract.ts'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { deviceName } from '@wellmet/account/devices/devices.rules.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { devicesQuery } from './devices.queries.ts'

export const SignOutDevice = ({ device }: { device: Device }) => {
  const queries = useQueryClient()
  const signOut = api.useMutation('delete', '/api/security/devices/{id}', {
    onError: (error) => void notifications.show({ message: devicesMessages.notSignedOut({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: devicesMessages.signedOutThere() }),
    onSettled: () => invalidate(queries, devicesQuery.queryKey),
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
