import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Device } from '@wellmet/account/devices/devices.contract.ts'
import { devicesMessages } from '@wellmet/account/devices/devices.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { devicesQuery } from './devices.queries.ts'

export const TrustThisDevice = ({ device }: { device: Device }) => {
  const queries = useQueryClient()
  const trust = api.useMutation('post', '/api/security/devices/{deviceId}/trust', {
    onError: (error) => void notifications.show({ message: devicesMessages.notTrusted({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: devicesMessages.trusted() }),
    onSettled: () => invalidate(queries, devicesQuery.queryKey),
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
