import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Device } from '@wellmet/account/devices/devices.contract.ts'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'

export const TrustThisDevice = ({ device }: { device: Device }) => {
  const trust = useApiMutation('post', '/api/security/devices/{deviceId}/trust', {
    changes: ['devices'],
    onError: (error) => void notifications.show({ message: devicesMessages.notTrusted({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: devicesMessages.trusted() }),
  })
  return (
    <Button
      variant="default"
      size="xs"
      loading={trust.isPending}
      onClick={() => trust.mutate({ params: { path: { deviceId: device.id } } })}
    >
      {devicesMessages.trust()}
    </Button>
  )
}
