import { sessionQuery } from '../users/session.ts'
import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readJoining } from '../invitations/joining.ts'
import { useJoin } from '../invitations/use-join.ts'
import { LinkNotValid } from '../users/link-not-valid.tsx'
import { takePageToReturnTo } from '../users/page-to-return-to.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

/** Confirms the address, then opens the invitation, or the page that asked for the confirmation. */
const useConfirming = () => {
  const router = useRouter()
  const join = useJoin()
  const verify = useApiMutation('post', '/api/account/email/verify', {
    changes: ['session'],
    // Not on success: by now the session is loaded again, and the next page knows that the address is confirmed.
    onSettled: (_data, error) => {
      if (error) return
      notifications.show({ message: usersMessages.addressConfirmed() })
      const invitation = readJoining()
      if (invitation) join.mutate({ body: { token: invitation } })
      else router.history.replace(takePageToReturnTo())
    },
  })
  return { verify, join }
}

/**
 * Confirms by itself. Programs that check the links in a mailbox open this page too, but only whoever is signed in with the
 * address can confirm it.
 */
export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const session = useQuery({ ...sessionQuery, retry: false })
  const { verify, join } = useConfirming()
  const { mutate, isIdle } = verify
  const isSignedIn = session.data !== undefined
  useEffect(() => {
    if (token && isSignedIn && isIdle) mutate({ body: { token } })
  }, [token, isSignedIn, isIdle, mutate])
  const home = (
    <Link to="/" className={text.link}>
      {usersMessages.continueToProduct()}
    </Link>
  )
  if (!token)
    return (
      <LinkNotValid title={usersMessages.linkIncomplete()} next={home}>
        {usersMessages.linkIncompleteConfirm()}
      </LinkNotValid>
    )
  if (verify.isError) {
    const { title, detail } = toProblem(verify.error)
    return (
      <LinkNotValid title={title} next={home}>
        {detail ? usersMessages.linkRefused({ reason: detail }) : usersMessages.askAgainFromHome()}
      </LinkNotValid>
    )
  }
  if (join.isError)
    return (
      <>
        <PageHeader title={usersMessages.addressConfirmed()} />
        <LinkButton to="/" size="md">
          {usersMessages.continueToProduct()}
        </LinkButton>
        <FormAlert className={formStyles.foot} trouble={{ text: problemText(toProblem(join.error)) }} />
      </>
    )
  if (session.isError) {
    return (
      <>
        <PageHeader title={usersMessages.confirmAddress()}>{usersMessages.signInToConfirm()}</PageHeader>
        <div className={formStyles.form}>
          <LinkButton to="/sign-in" search={{ next: `/verify-email?token=${encodeURIComponent(token)}` }} size="md">
            {usersMessages.signIn()}
          </LinkButton>
          <LinkButton to="/forgot-password" size="md" variant="default">
            {usersMessages.chooseNewPassword()}
          </LinkButton>
        </div>
      </>
    )
  }
  return (
    <div aria-busy="true">
      <PageHeader title={usersMessages.confirmAddress()}>
        <output>{join.isPending ? invitationsMessages.joining() : usersMessages.confirming()}</output>
      </PageHeader>
    </div>
  )
}
