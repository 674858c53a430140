import text from '../../kit/text.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { toProblem } from '../../api/problem.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { roleSentence, roleWords } from '../members/roles.ts'
import { LinkNotValid } from '../users/link-not-valid.tsx'
import { sessionQuery } from '../users/session.ts'
import { invitationPreviewQuery } from './invitations.queries.ts'
import { JoinAsGuest } from './join-as-guest.tsx'
import { JoinAsUser } from './join-as-user.tsx'

const home = (
  <Link to="/" className={text.link}>
    Go on to Wellmet
  </Link>
)

/** Who invites you where, and as what; then the way in, for those who have an account and those who do not. */
export const JoinScreen = ({ token }: { token: string }) => {
  const session = useQuery({ ...sessionQuery, retry: false })
  const preview = useQuery(invitationPreviewQuery(token))
  if (!token)
    return (
      <LinkNotValid title="This link is cut short" next={home}>
        Open it from the mail once more.
      </LinkNotValid>
    )
  if (preview.isError) {
    const { title, detail } = toProblem(preview.error)
    return (
      <LinkNotValid title={title} next={home}>
        {detail ?? 'Ask for a new invitation.'}
      </LinkNotValid>
    )
  }
  if (preview.isPending || session.isPending) {
    return (
      <div aria-busy="true">
        <h1 className={text.onlySpoken}>
          <output>Loading the invitation</output>
        </h1>
        <Skeleton height={24} width={260} mb={16} />
        <Skeleton height={12} mb={10} />
        <Skeleton height={36} mt={28} />
      </div>
    )
  }
  const { workspaceName, inviterName, role, email } = preview.data
  return (
    <>
      <PageHeader title={`Join ${workspaceName}`}>
        {inviterName} invites you as {roleWords[role].named}. {roleSentence(role)} What you bring stays yours until you
        share it.
      </PageHeader>
      {session.data ? (
        <JoinAsUser token={token} invited={email} user={session.data.user} workspaceName={workspaceName} />
      ) : (
        <JoinAsGuest token={token} email={email} />
      )}
    </>
  )
}
