import text from '../../kit/text.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { toProblem } from '../../api/problem.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { LinkNotValid } from './link-not-valid.tsx'
import { verifyEmailQuery } from './users.queries.ts'

export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const verified = useQuery(verifyEmailQuery(token))
  const home = (
    <Link to="/" className={text.link}>
      Go on to Wellmet
    </Link>
  )
  if (!token)
    return (
      <LinkNotValid title="This link is cut short" next={home}>
        Open it from the mail once more, or ask for a new mail from your home page.
      </LinkNotValid>
    )
  if (verified.isError) {
    const { title, detail } = toProblem(verified.error)
    return (
      <LinkNotValid title={title} next={home}>
        {detail ?? ''} You can ask for a new mail from your home page.
      </LinkNotValid>
    )
  }
  if (verified.isPending) {
    return (
      <div aria-busy="true">
        <h1 className={text.onlySpoken}>
          <output>Confirming your address</output>
        </h1>
        <Skeleton height={24} width={240} mb={16} />
        <Skeleton height={12} mb={10} />
        <Skeleton height={12} width={200} />
      </div>
    )
  }
  return (
    <>
      <PageHeader title="Your address is confirmed">
        Thank you. People you ask can now trust that it is you who writes.
      </PageHeader>
      <LinkButton to="/" size="md">
        Go on to Wellmet
      </LinkButton>
    </>
  )
}
