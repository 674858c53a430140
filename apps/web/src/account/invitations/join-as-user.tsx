import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useSignOut } from '../users/use-sign-out.ts'
import { VerificationReminder } from '../users/verification-reminder.tsx'
import { readJoining } from './joining.ts'
import { useJoin } from './use-join.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

type Props = {
  token: string
  user: Session['user']
  workspaceName: string
  /** The address is confirmed, or this link confirms it. */
  mayJoin: boolean
}

export const JoinAsUser = ({ token, user, workspaceName, mayJoin }: Props) => {
  const signOut = useSignOut()
  const accept = useJoin()
  const { mutate, isIdle } = accept
  // Whoever signed up for this invitation has said that they want to join: the confirmed address was all that was missing.
  const joinsAtOnce = mayJoin && isIdle && readJoining() === token
  useEffect(() => {
    if (joinsAtOnce) mutate({ body: { token } })
  }, [joinsAtOnce, mutate, token])
  const problem = accept.isError ? toProblem(accept.error) : null
  return (
    <div className={formStyles.form}>
      {mayJoin ? null : <VerificationReminder />}
      <Button size="md" loading={accept.isPending} disabled={!mayJoin} onClick={() => mutate({ body: { token } })}>
        {invitationsMessages.joinWorkspace({ workspace: workspaceName })}
      </Button>
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
      <p className={clsx(text.small, text.quiet)}>
        {mayJoin
          ? invitationsMessages.signedInAs({ email: user.email })
          : invitationsMessages.confirmThenJoin({ workspace: workspaceName })}
      </p>
      {problem?.status === 403 ? (
        <Button size="md" variant="default" onClick={() => signOut()}>
          {invitationsMessages.signOut()}
        </Button>
      ) : null}
    </div>
  )
}
