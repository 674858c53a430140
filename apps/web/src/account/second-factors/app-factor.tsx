import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { useSession } from '../users/session.ts'
import { SettingCard } from '../../kit/setting-card.tsx'
import { secondFactorsQuery } from './second-factors.queries.ts'
import { SetUpAppPanel } from './set-up-app-panel.tsx'

export const AppFactor = ({ isSetUp }: { isSetUp: boolean }) => {
  const { open } = usePanel()
  const { user } = useSession()
  return (
    <>
      <SettingCard
        title={secondFactorsMessages.appTitle()}
        about={isSetUp ? secondFactorsMessages.appOn() : secondFactorsMessages.appAbout()}
        action={
          isSetUp ? (
            <RemoveApp />
          ) : (
            <Button variant="default" disabled={!user.emailVerified} onClick={() => open('authenticator-app')}>
              {secondFactorsMessages.setUpApp()}
            </Button>
          )
        }
      />
      <SetUpAppPanel />
    </>
  )
}

const RemoveApp = () => {
  const queries = useQueryClient()
  const remove = api.useMutation('post', '/api/security/mfa/disable', {
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: secondFactorsMessages.appRemoved() }),
    onSettled: () => invalidate(queries, secondFactorsQuery.queryKey),
  })
  return (
    <ConfirmButton
      label={secondFactorsMessages.remove()}
      spoken={secondFactorsMessages.removeApp()}
      question={secondFactorsMessages.removeAppQuestion()}
      verb={secondFactorsMessages.remove()}
      disabled={remove.isPending}
      onConfirm={() => remove.mutate({ body: {} })}
    />
  )
}
