import formStyles from '../../kit/form.module.css'
import styles from './thank-yous.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { thankYouScreensMessages as m } from '@wellmet/growth/thank-yous/thank-you-screens.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { GuestPage } from '../../introductions/guest-pages/guest-page.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { thankYouQuestionQuery } from './thank-yous.queries.ts'

/** By the link in an email. Opening it changes nothing: mail scanners open links. */
export const ThankYouQuestionScreen = ({ token }: { token: string }) => (
  <GuestPage>
    <Question token={token} />
  </GuestPage>
)

const Question = ({ token }: { token: string }) => {
  const { data, error } = useQuery(thankYouQuestionQuery(token))
  const answering = useApiMutation('post', '/api/cms/thank-you-questions/{token}', { changes: ['thank-yous'] })
  const page = answering.data ?? data
  if (error !== null && !page) return <PageHeader title={m.linkNotValid()}>{m.linkNotValidAbout()}</PageHeader>
  if (!page) return null
  const { workspace, by: name, text, state } = page
  const answer = (said: 'agree' | 'withdraw') =>
    answering.mutate({ params: { path: { token } }, body: { answer: said } })
  return (
    <>
      <PageHeader title={m.askTitle({ state, name })}>{m.askAbout({ name, workspace })}</PageHeader>
      <div className={styles.card}>
        <p className={styles.says}>{text}</p>
      </div>
      <p>{m.aboutYouAbout()}</p>
      <FormAlert trouble={answering.error ? { text: problemText(toProblem(answering.error)) } : null} />
      <div className={formStyles.buttons}>
        {state === 'agreed' ? null : (
          <Button size="md" loading={answering.isPending} onClick={() => answer('agree')}>
            {m.agree()}
          </Button>
        )}
        {state === 'declined' || state === 'withdrawn' ? null : (
          <Button size="md" variant="default" loading={answering.isPending} onClick={() => answer('withdraw')}>
            {state === 'agreed' ? m.withdraw() : m.decline()}
          </Button>
        )}
      </div>
    </>
  )
}
