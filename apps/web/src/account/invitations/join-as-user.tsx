import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { api } from '../../api/client.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { startSession } from '../users/session.ts'
import { useSignOut } from '../users/use-sign-out.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

type Props = { token: string; invited: string; user: Session['user']; workspaceName: string }

export const JoinAsUser = ({ token, invited, user, workspaceName }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const accept = api.useMutation('post', '/api/invitations/accept', {
    onSuccess: async (session) => {
      startSession(queries, session)
      await navigate({ to: '/' })
    },
  })
  const problem = accept.isError ? toProblem(accept.error) : null
  const isOther = invited.toLowerCase() !== user.email.toLowerCase()
  return (
    <div className={formStyles.form}>
      {isOther ? (
        <Notice
          notice={{
            code: 'other_address',
            message: invitationsMessages.otherAddress({ email: invited }),
            next: invitationsMessages.otherAddressNext({ email: user.email }),
          }}
        />
      ) : (
        <Button size="md" loading={accept.isPending} onClick={() => accept.mutate({ body: { token } })}>
          {invitationsMessages.joinWorkspace({ workspace: workspaceName })}
        </Button>
      )}
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
      {isOther ? (
        <Button size="md" onClick={() => signOut()}>
          {invitationsMessages.signOut()}
        </Button>
      ) : (
        <p className={clsx(text.small, text.quiet)}>{invitationsMessages.signedInAs({ email: user.email })}</p>
      )}
    </div>
  )
}
