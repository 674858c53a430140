import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { askEmail } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { membersQuery } from '../../account/members/members.queries.ts'
import { useSession } from '../../account/users/session.ts'
import { richMessage } from '../../kit/rich-message.ts'
import type { Draft, Values } from './draft-values.ts'

/** The mail to the connector, by the same function that writes it, in the language that it is sent in. */
export const AskEmailPreview = ({ draft: { connector, target, why }, values }: { draft: Draft; values: Values }) => {
  const { user, workspace } = useSession()
  const context = values.context.trim()
  const { data: members } = useQuery({ ...membersQuery, enabled: connector.kind === 'member' })
  const member = members?.items.find(({ userId }) => userId === connector.personId)
  const locale = member?.language ?? sourceLocale
  const { subject, body } = inLocale(locale, () =>
    askEmail({
      asker: { name: user.name, workspace: workspace?.name ?? '' },
      connector: { name: connector.name },
      target,
      link: `${window.location.origin}/guest/asks/…`,
      context: context || null,
      why: why(),
      ownRecords: null,
      nextStep: values.nextStep.trim() || null,
      isBlind: values.blind,
      text: values.message.trim() || requestsMessages.messagePlaceholder(),
    }),
  )
  return (
    <article className={styles.email} aria-label={requestsMessages.emailTo({ connector: connector.name })}>
      <header className={text.small}>
        <p>
          {richMessage(requestsMessages.previewTo, {
            connector: connector.name,
            quiet: <span className={text.quiet} />,
          })}
        </p>
        <p>
          {richMessage(requestsMessages.previewSubject, {
            subject,
            quiet: <span className={text.quiet} />,
            strong: <strong lang={locale} />,
          })}
        </p>
      </header>
      <p className={styles.emailBody} lang={locale}>
        {body}
      </p>
      <footer className={clsx(text.small, text.quiet)}>
        {requestsMessages.afterYes({ connector: connector.name, subject: values.subject.trim() })}
      </footer>
    </article>
  )
}
