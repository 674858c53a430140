import formStyles from '../../kit/form.module.css'
import styles from './sign-on.module.css'
import { Button, Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { SignOnSettings } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { leaveForProvider } from './leave-for-provider.ts'
import { LinkedMembers } from './linked-members.tsx'

type Props = Pick<SignOnSettings, 'linked'> & { connection: NonNullable<SignOnSettings['connection']> }

export const RequireSignOn = ({ connection, linked }: Props) => {
  const onError = (error: unknown) =>
    void notifications.show({ message: signOnMessages.notChanged({ reason: reasonOf(error) }) })
  const test = useApiMutation('post', '/api/security/sign-on/test', {
    changes: nothing('It leaves for another site.'),
    onError,
    onSuccess: ({ url }) => leaveForProvider(url),
  })
  const demand = useApiMutation('put', '/api/security/sign-on/required', {
    changes: ['sign-on'],
    onError,
    onSuccess: (settings) =>
      void notifications.show({
        message: settings.connection?.required ? signOnMessages.demanded() : signOnMessages.leftOpen(),
      }),
  })
  const remove = useApiMutation('delete', '/api/security/sign-on', {
    changes: ['sign-on'],
    onError,
    onSuccess: () => void notifications.show({ message: signOnMessages.deleted() }),
  })
  return (
    <div className={styles.rule}>
      <LinkedMembers linked={linked} />
      <Switch
        label={signOnMessages.require()}
        description={signOnMessages.requireAbout()}
        checked={connection.required}
        disabled={demand.isPending}
        onChange={({ currentTarget }) => demand.mutate({ body: { required: currentTarget.checked } })}
      />
      <div className={formStyles.buttons}>
        <Button variant="default" loading={test.isPending || test.isSuccess} onClick={() => test.mutate({})}>
          {signOnMessages.test()}
        </Button>
        <ConfirmButton
          label={signOnMessages.delete()}
          spoken={signOnMessages.delete()}
          question={signOnMessages.deleteAbout()}
          verb={signOnMessages.delete()}
          disabled={remove.isPending}
          onConfirm={() => remove.mutate({})}
        />
      </div>
    </div>
  )
}
