import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { startSession } from '../users/session.ts'
import { useSignOut } from '../users/use-sign-out.ts'

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
            message: `This invitation is for ${invited}.`,
            next: `You are signed in as ${user.email}; sign out and open the link again.`,
          }}
        />
      ) : (
        <Button size="md" loading={accept.isPending} onClick={() => accept.mutate({ body: { token } })}>
          Join {workspaceName}
        </Button>
      )}
      <FormAlert trouble={problem ? { text: `${problem.title}. ${problem.detail ?? ''}` } : null} />
      {isOther ? (
        <Button size="md" onClick={() => signOut()}>
          Sign out
        </Button>
      ) : (
        <p className={clsx(text.small, text.quiet)}>You are signed in as {user.email}.</p>
      )}
    </div>
  )
}
