import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { askEmail } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { legalLinks } from '@wellmet/platform/mail/legal-links.rules.ts'
import { renderMail } from '@wellmet/platform/mail/render-mail.rules.ts'
import { currentLanguage, inLocale } from '@wellmet/platform/messages/locale.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { useSession } from '../../account/users/session.ts'
import { MailFrame } from '../../kit/mail-frame.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import type { Draft, Values } from './draft-values.ts'

/** The mail to the connector itself: by the functions that write and render it, in the language that it is sent in. */
const useAskEmail = ({ connector, target, why, isUnsure, language }: Draft, values: Values) => {
  const { user, workspace } = useSession()
  const { origin } = window.location
  return inLocale(language, () => {
    const { subject, blocks } = askEmail({
      asker: { name: user.name, workspace: workspace?.name ?? '' },
      connector: { name: connector.name },
      target,
      link: `${origin}/guest/asks/`,
      context: values.context.trim() || null,
      why: why(),
      ownRecords: null,
      nextStep: values.nextStep.trim() || null,
      isBlind: values.blind,
      isUnsure,
      isTeammate: connector.kind === 'member',
      text: values.message.trim() || requestsMessages.messagePlaceholder(),
    })
    const toOutside = { never: `${origin}/never-email/`, data: `${origin}/privacy/your-data` }
    const legal = connector.kind === 'member' ? [] : legalLinks(toOutside)
    return { subject, html: renderMail({ subject, language, blocks, legal }).html }
  })
}

export const AskEmailPreview = ({ draft, values }: { draft: Draft; values: Values }) => {
  const { connector, language } = draft
  const { subject, html } = useAskEmail(draft, values)
  const label = requestsMessages.emailTo({ connector: connector.name })
  return (
    <article className={styles.email} aria-label={label}>
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
            strong: <strong lang={language} />,
          })}
        </p>
        {language === currentLanguage() ? null : (
          <p>{requestsMessages.previewInTheirLanguage({ connector: firstName(connector.name), language })}</p>
        )}
      </header>
      <MailFrame html={html} title={label} />
      <footer className={clsx(text.small, text.quiet)}>
        {requestsMessages.afterYes({ connector: connector.name, subject: values.subject.trim() })}
      </footer>
    </article>
  )
}
