import { notifications } from '@mantine/notifications'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'
import { reasonOf } from '../../api/problem.ts'

export const sayNotRevoked = (error: unknown) =>
  void notifications.show({ message: apiKeysMessages.notRevoked({ reason: reasonOf(error) }) })
