import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readJoining } from '../invitations/joining.ts'
import { useJoin } from '../invitations/use-join.ts'
import { LinkNotValid } from './link-not-valid.tsx'
import { sessionQuery } from './session.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

/** Confirms on a click and not by itself: programs that check the links in a mailbox open this page too. */
export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const queries = useQueryClient()
  const session = useQuery({ ...sessionQuery, retry: false })
  const join = useJoin()
  const verify = api.useMutation('post', '/api/account/email/verify', {
    onSuccess: async () => {
      await invalidate(queries, sessionQuery.queryKey)
      const invitation = readJoining()
      if (invitation) join.mutate({ body: { token: invitation } })
    },
  })
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
  if (verify.isSuccess) {
    return (
      <>
        <PageHeader title={usersMessages.addressConfirmed()}>{usersMessages.addressConfirmedThanks()}</PageHeader>
        {join.isPending ? (
          <output>{invitationsMessages.joining()}</output>
        ) : (
          <LinkButton to="/" size="md">
            {usersMessages.continueToProduct()}
          </LinkButton>
        )}
        <FormAlert
          className={formStyles.foot}
          trouble={join.isError ? { text: problemText(toProblem(join.error)) } : null}
        />
      </>
    )
  }
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
    <>
      <PageHeader title={usersMessages.confirmAddress()}>
        {session.data ? usersMessages.confirmAddressAbout({ email: session.data.user.email }) : null}
      </PageHeader>
      <Button
        size="md"
        loading={session.isPending || verify.isPending}
        onClick={() => verify.mutate({ body: { token } })}
      >
        {usersMessages.confirmThisAddress()}
      </Button>
    </>
  )
}
