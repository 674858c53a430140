import formStyles from '../../kit/form.module.css'
import styles from './sign-on.module.css'
import { Button, Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { SignOnSettings } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { leaveForProvider } from './leave-for-provider.ts'
import { LinkedMembers } from './linked-members.tsx'
import { signOnQuery } from './sign-on.queries.ts'

type Props = Pick<SignOnSettings, 'linked'> & { connection: NonNullable<SignOnSettings['connection']> }

export const RequireSignOn = ({ connection, linked }: Props) => {
  const queries = useQueryClient()
  const onError = (error: unknown) =>
    void notifications.show({ message: signOnMessages.notChanged({ reason: reasonOf(error) }) })
  const onSettled = () => invalidate(queries, signOnQuery.queryKey)
  const test = api.useMutation('post', '/api/security/sign-on/test', {
    onError,
    onSuccess: ({ url }) => leaveForProvider(url),
  })
  const demand = api.useMutation('put', '/api/security/sign-on/required', {
    onError,
    onSettled,
    onSuccess: (settings) =>
      void notifications.show({
        message: settings.connection?.required ? signOnMessages.demanded() : signOnMessages.leftOpen(),
      }),
  })
  const remove = api.useMutation('delete', '/api/security/sign-on', {
    onError,
    onSettled,
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
