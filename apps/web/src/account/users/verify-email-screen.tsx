import text from '../../kit/text.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { toProblem } from '../../api/problem.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { LinkNotValid } from './link-not-valid.tsx'
import { verifyEmailQuery } from './users.queries.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const verified = useQuery(verifyEmailQuery(token))
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
  if (verified.isError) {
    const { title, detail } = toProblem(verified.error)
    return (
      <LinkNotValid title={title} next={home}>
        {detail ? usersMessages.linkRefused({ reason: detail }) : usersMessages.askAgainFromHome()}
      </LinkNotValid>
    )
  }
  if (verified.isPending) {
    return (
      <div aria-busy="true">
        <h1 className={text.onlySpoken}>
          <output>{usersMessages.confirmingAddress()}</output>
        </h1>
        <Skeleton height={24} width={240} mb={16} />
        <Skeleton height={12} mb={10} />
        <Skeleton height={12} width={200} />
      </div>
    )
  }
  return (
    <>
      <PageHeader title={usersMessages.addressConfirmed()}>{usersMessages.addressConfirmedThanks()}</PageHeader>
      <LinkButton to="/" size="md">
        {usersMessages.continueToProduct()}
      </LinkButton>
    </>
  )
}
