import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { toProblem } from '../../api/problem.ts'
import { Notice } from '../../kit/notice.tsx'
import { savePageToReturnTo } from './page-to-return-to.ts'
import { useSession } from './session.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

const nextWords = (sent: boolean, failed: string | null): string => {
  if (failed) return usersMessages.confirmationNotSent({ reason: failed })
  return sent ? usersMessages.confirmationSent() : usersMessages.openConfirmationLink()
}

/** Until the address is confirmed; gone by itself afterwards. `need` says what has to wait for it. */
export const VerificationReminder = ({ need }: { need?: (names: { email: string }) => string }) => {
  const { user } = useSession()
  const resend = useApiMutation('post', '/api/account/email/resend', { changes: nothing('It sends an email.') })
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => {
    if (!user.emailVerified) savePageToReturnTo(href)
  }, [user.emailVerified, href])
  if (user.emailVerified) return null
  const failed = resend.isError ? (toProblem(resend.error).detail ?? usersMessages.tryAgainLater()) : null
  return (
    <Notice
      notice={{
        code: 'email_not_verified',
        message: (need ?? usersMessages.notConfirmed)({ email: user.email }),
        next: nextWords(resend.isSuccess, failed),
      }}
      action={
        <Button
          variant="default"
          loading={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate({})}
        >
          {resend.isSuccess ? usersMessages.sent() : usersMessages.sendAgain()}
        </Button>
      }
    />
  )
}
