import { mailMessages } from '@wellmet/platform/mail/mail.messages.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { neverEmailQuery } from './never-email.queries.ts'

/** By the link in an email to somebody without an account. Opening it changes nothing: mail scanners open links. */
export const NeverEmailScreen = ({ token }: { token: string }) => {
  const { data, error: notShown } = useQuery(neverEmailQuery(token))
  const stopping = useApiMutation('post', '/never-email/{token}', { changes: nothing('Its answer is shown.') })
  const error = stopping.error ?? notShown
  const broken = notShown === null ? null : toProblem(notShown)
  if (stopping.isSuccess || data?.isSuppressed)
    return <PageHeader title={mailMessages.neverEmailDone()}>{mailMessages.neverEmailDoneAbout()}</PageHeader>
  if (broken?.status === 422 || broken?.status === 400)
    return <PageHeader title={mailMessages.linkDoesNotWork()}>{mailMessages.linkNotValid()}</PageHeader>
  return (
    <>
      <PageHeader title={mailMessages.neverEmailQuestion()}>{mailMessages.neverEmailAbout()}</PageHeader>
      <FormAlert trouble={error ? { text: problemText(toProblem(error)) } : null} />
      <Button size="md" loading={stopping.isPending} onClick={() => stopping.mutate({ params: { path: { token } } })}>
        {mailMessages.neverEmail()}
      </Button>
    </>
  )
}
