import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { askEmail } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { clsx } from 'clsx'
import { useSession } from '../../account/users/session.ts'
import type { Draft, Values } from './draft-values.ts'

const unsaid = '(Your message stands here.)'

/** The mail to the connector, by the same function that writes it, in the language that it is sent in. */
export const AskEmailPreview = ({ draft: { connector, target, why }, values }: { draft: Draft; values: Values }) => {
  const { user, workspace } = useSession()
  const context = values.context.trim()
  const { subject, body } = inLocale(sourceLocale, () =>
    askEmail({
      asker: { name: user.name, workspace: workspace?.name ?? '' },
      connector: { name: connector.name },
      target,
      link: `${window.location.origin}/guest/asks/…`,
      why: [...(context === '' ? [] : [context]), ...why],
      nextStep: values.nextStep.trim() || null,
      text: values.message.trim() || unsaid,
    }),
  )
  return (
    <article className={styles.email} aria-label={`The mail to ${connector.name}`}>
      <header className={text.small}>
        <p>
          <span className={text.quiet}>To</span> {connector.name}
        </p>
        <p>
          <span className={text.quiet}>Subject</span> <strong>{subject}</strong>
        </p>
      </header>
      <p className={styles.emailBody}>{body}</p>
      <footer className={clsx(text.small, text.quiet)}>
        After a yes, {connector.name} gets your message as a mail of its own, with the subject “{values.subject.trim()}
        ”, ready to forward.
      </footer>
    </article>
  )
}
