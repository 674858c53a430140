import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { useSession } from '../users/session.ts'
import { SettingCard } from '../../kit/setting-card.tsx'
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
  const remove = useApiMutation('post', '/api/security/mfa/disable', {
    changes: ['second factors'],
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: secondFactorsMessages.appRemoved() }),
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
