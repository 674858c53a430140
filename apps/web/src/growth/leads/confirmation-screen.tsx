import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import formStyles from '../../kit/form.module.css'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { GuestPage } from '../../introductions/guest-pages/guest-page.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { confirmationQuery } from './leads.queries.ts'

/** By the link in an email. Opening it changes nothing: mail scanners open links. */
export const ConfirmationScreen = ({ token }: { token: string }) => (
  <GuestPage>
    <Confirmation token={token} />
  </GuestPage>
)

const Confirmation = ({ token }: { token: string }) => {
  const { data, error: notShown } = useQuery(confirmationQuery(token))
  const answering = useApiMutation('post', '/api/leads/confirmations/{token}', {
    changes: nothing('Its answer is shown.'),
  })
  const page = answering.data ?? data
  const error = answering.error ?? notShown
  if (notShown !== null && !page) return <PageHeader title={m.linkNotValid()}>{m.linkNotValidAbout()}</PageHeader>
  if (!page) return null
  const answer = (said: 'confirm' | 'withdraw') =>
    answering.mutate({ params: { path: { token } }, body: { answer: said } })
  const { workspace, wording, state } = page
  return (
    <>
      <PageHeader title={m.confirmTitle({ state })}>{m.confirmAbout({ workspace, wording, state })}</PageHeader>
      <FormAlert trouble={error ? { text: problemText(toProblem(error)) } : null} />
      <div className={formStyles.buttons}>
        {state === 'confirmed' ? null : (
          <Button size="md" loading={answering.isPending} onClick={() => answer('confirm')}>
            {m.mailButton()}
          </Button>
        )}
        {state === 'withdrawn' ? null : (
          <Button size="md" variant="default" loading={answering.isPending} onClick={() => answer('withdraw')}>
            {m.takeBack()}
          </Button>
        )}
      </div>
    </>
  )
}
