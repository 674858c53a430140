import { Button } from '@mantine/core'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { Notice } from '../../kit/notice.tsx'
import { useSession } from './session.ts'

const nextWords = (sent: boolean, failed: string | null): string => {
  if (failed) return `The mail was not sent. ${failed}`
  return sent
    ? 'A new mail is on its way; the link in it works for three days.'
    : 'Open the link in the mail we sent you.'
}

/** Until the address is confirmed; gone by itself afterwards. */
export const VerificationReminder = () => {
  const { user } = useSession()
  const resend = api.useMutation('post', '/api/account/email/resend')
  if (user.emailVerified) return null
  const failed = resend.isError ? (toProblem(resend.error).detail ?? 'Try again in a moment.') : null
  return (
    <Notice
      notice={{
        code: 'email_not_verified',
        message: `${user.email} is not confirmed yet.`,
        next: nextWords(resend.isSuccess, failed),
      }}
      action={
        <Button
          variant="default"
          loading={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate({})}
        >
          {resend.isSuccess ? 'Sent' : 'Send it again'}
        </Button>
      }
    />
  )
}
