import styles from './guest-page-parts.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import type { AskAnswer } from '@wellmet/introductions/guest-links/answer-link.rules.ts'
import { DeclineRequestForm } from '../requests/decline-request-form.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useGuestReplies } from './guest-pages.queries.ts'

type Props = { token: string; page: AskPage; answer: AskAnswer | undefined }

export const DeclineForm = ({ token, page, answer }: Props) => {
  const { reply, replying } = useGuestReplies(token)
  return (
    <DeclineRequestForm
      asker={firstName(page.asker.name)}
      target={firstName(page.target.name)}
      className={styles.answers}
      reason={answer === 'do_not_know' ? answer : null}
      onDecline={reply}
    >
      <Button type="submit" size="md" loading={replying.isPending}>
        {guestPagesMessages.declineThisTime()}
      </Button>
    </DeclineRequestForm>
  )
}
