import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './confirm-program.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { deviceCodesMessages } from '@wellmet/account/device-codes/device-codes.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { useSession } from '../users/session.ts'
import { VerificationReminder } from '../users/verification-reminder.tsx'
import { deviceCodeQuery } from './device-codes.queries.ts'

export const ConfirmProgram = ({ userCode }: { userCode: string }) => {
  const program = useQuery(deviceCodeQuery(userCode))
  const { user, workspace } = useSession()
  const params = { path: { userCode } }
  const confirm = useApiMutation('post', '/api/account/device-codes/{userCode}/confirm', { changes: ['API keys'] })
  const deny = useApiMutation('post', '/api/account/device-codes/{userCode}/deny', {
    changes: nothing('A program stays signed out.'),
  })
  if (deny.isSuccess) return <p>{deviceCodesMessages.denied()}</p>
  if (confirm.isSuccess)
    return (
      <>
        <h2>{deviceCodesMessages.allowed({ name: confirm.data.name })}</h2>
        <p>{deviceCodesMessages.allowedAbout()}</p>
      </>
    )
  const error = confirm.error ?? deny.error
  return (
    <Loaded
      query={program}
      what={deviceCodesMessages.theProgram()}
      skeleton={<RowSkeletons rows={2} label={deviceCodesMessages.loading()} />}
    >
      {({ name, scopes }) => (
        <div className={formStyles.form}>
          <VerificationReminder />
          <p>{deviceCodesMessages.ask({ name, user: user.email, workspace: workspace?.name ?? '' })}</p>
          <h2>{deviceCodesMessages.compare()}</h2>
          <p className={styles.code}>{userCode}</p>
          <p className={clsx(text.small, text.quiet)}>{deviceCodesMessages.compareAbout()}</p>
          <h2>{deviceCodesMessages.whatItMay()}</h2>
          <p className={clsx(text.small, text.quiet)}>{deviceCodesMessages.whatItMayAbout()}</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>
                <code>{scope}</code>
              </li>
            ))}
          </ul>
          <FormAlert trouble={error ? { text: problemText(toProblem(error)) } : null} />
          <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate({ params })}>
            {deviceCodesMessages.allow()}
          </Button>
          <Button size="md" variant="default" loading={deny.isPending} onClick={() => deny.mutate({ params })}>
            {deviceCodesMessages.deny()}
          </Button>
        </div>
      )}
    </Loaded>
  )
}
