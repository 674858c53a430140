import text from '../../kit/text.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkNotValid } from '../users/link-not-valid.tsx'
import { sessionQuery } from '../users/session.ts'
import { InvitationOver } from './invitation-over.tsx'
import { invitationPreviewQuery } from './invitations.queries.ts'
import { JoinAsGuest } from './join-as-guest.tsx'
import { JoinAsUser } from './join-as-user.tsx'
import { useInvitationPage } from './use-invitation-page.ts'
import { WhatJoiningShares } from './what-joining-shares.tsx'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

const HomeLink = () => (
  <Link to="/" className={text.link}>
    {invitationsMessages.continueToProduct()}
  </Link>
)

/** Who invites you where, and as what; then the way in, for those who have an account and those who do not. */
export const JoinScreen = ({ token }: { token: string }) => {
  // The address may have been confirmed in another tab.
  const session = useQuery({ ...sessionQuery, retry: false, refetchOnWindowFocus: 'always' })
  const preview = useQuery(invitationPreviewQuery(token))
  const { page, isPending: isPagePending, say, isSaying } = useInvitationPage(token)
  const [isAsked, setIsAsked] = useState(false)
  if (!token)
    return (
      <LinkNotValid title={invitationsMessages.linkIncomplete()} next={<HomeLink />}>
        {invitationsMessages.linkIncompleteAbout()}
      </LinkNotValid>
    )
  if (page?.state === 'declined' || (preview.isError && page))
    return (
      <InvitationOver
        page={page}
        isAsked={isAsked}
        isAsking={isSaying}
        onAsk={() => {
          say('asked_for_new_link')
          setIsAsked(true)
        }}
        next={<HomeLink />}
      />
    )
  if (preview.isError && !isPagePending) {
    const { title, detail } = toProblem(preview.error)
    return (
      <LinkNotValid title={title} next={<HomeLink />}>
        {detail ?? invitationsMessages.askForNewInvitation()}
      </LinkNotValid>
    )
  }
  if (preview.isPending || preview.isError || session.isPending) {
    return (
      <div aria-busy="true">
        <h1 className={text.onlySpoken}>
          <output>{invitationsMessages.loading()}</output>
        </h1>
        <Skeleton height={24} width={260} mb={16} />
        <Skeleton height={12} mb={10} />
        <Skeleton height={36} mt={28} />
      </div>
    )
  }
  const { workspaceName, inviterName, role, provesAddress, sentTo } = preview.data
  return (
    <>
      <PageHeader title={invitationsMessages.joinWorkspace({ workspace: workspaceName })}>
        {invitationsMessages.invitedAs({ inviter: inviterName, role })}
      </PageHeader>
      {session.data ? (
        <JoinAsUser
          token={token}
          user={session.data.user}
          workspaceName={workspaceName}
          mayJoin={provesAddress || session.data.user.emailVerified}
        />
      ) : (
        <JoinAsGuest token={token} sentTo={sentTo} />
      )}
      {page ? (
        <>
          <WhatJoiningShares page={page} />
          <p>
            <ConfirmButton
              label={invitationsMessages.decline()}
              spoken={invitationsMessages.decline()}
              question={invitationsMessages.declineQuestion({ inviter: inviterName })}
              verb={invitationsMessages.decline()}
              tone="plain"
              disabled={isSaying}
              onConfirm={() => say('declined')}
            />
          </p>
        </>
      ) : null}
    </>
  )
}
