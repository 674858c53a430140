import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { forwardingMessages } from '@wellmet/introductions/guest-pages/forwarding.messages.ts'
import { mailtoOf } from '@wellmet/introductions/guest-pages/forwarding.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { doneWords } from './ask-page-words.ts'
import { useGuestReplies } from './guest-pages.queries.ts'

/** Who is in copy, and again whose name is not to be told. */
const Forwarding = ({ page: { asker, target, isBlind } }: { page: AskPage }) =>
  isBlind ? (
    <>
      <p>{forwardingMessages.keepUnnamed({ asker: asker.name, target: firstName(target.name) })}</p>
      <p>{forwardingMessages.copiedNobody()}</p>
    </>
  ) : (
    <p>{forwardingMessages.copied({ asker: asker.name, address: asker.address })}</p>
  )

/** What was answered, and the one thing that is left to say after a yes: that it went out. */
export const ReplyDone = ({ token, page }: { token: string; page: AskPage }) => {
  const { reply, replying } = useGuestReplies(token)
  const { title, text } = doneWords(page)
  const problem = replying.isError ? toProblem(replying.error) : null
  return (
    <section className={clsx(styles.card, styles.done)} aria-live="polite">
      <h2>{title}</h2>
      <p>{text}</p>
      {page.state === 'forward' ? <Forwarding page={page} /> : null}
      {page.state === 'forward' ? (
        <div className={styles.buttons}>
          <Button
            component="a"
            href={mailtoOf({ ...page, connector: page.connector.name, target: page.target.name })}
            size="md"
          >
            {asksMessages.openInEmailApp()}
          </Button>
          <Button
            size="md"
            variant="default"
            loading={replying.isPending}
            onClick={() => void reply({ reply: 'sent' }).catch(() => {})}
          >
            {guestPagesMessages.markForwarded()}
          </Button>
        </div>
      ) : null}
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
    </section>
  )
}
