import { mailMessages } from '@wellmet/platform/mail/mail.messages.ts'
import { Button } from '@mantine/core'
import { api } from '../../api/client.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

/** By the link in an email to somebody without an account. Opening it changes nothing: mail scanners open links. */
export const NeverEmailScreen = ({ token }: { token: string }) => {
  const stopping = api.useMutation('post', '/never-email/{token}')
  const problem = stopping.isError ? toProblem(stopping.error) : null
  if (stopping.isSuccess)
    return <PageHeader title={mailMessages.neverEmailDone()}>{mailMessages.neverEmailDoneAbout()}</PageHeader>
  return (
    <>
      <PageHeader title={mailMessages.neverEmail()}>{mailMessages.neverEmailAbout()}</PageHeader>
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
      <Button size="md" loading={stopping.isPending} onClick={() => stopping.mutate({ params: { path: { token } } })}>
        {mailMessages.neverEmail()}
      </Button>
    </>
  )
}
