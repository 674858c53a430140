import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactSentence, dayAgoWords } from './contact-words.ts'

/** The number, its word and what it rests on; it opens to its receipt. */
export const ContactStrength = ({ contact }: { contact: Contact }) => {
  const { open } = usePanel()
  const { strength, strengthLabel, freshness, lastContactOn } = contact
  if (strength === null) {
    return (
      <div className={clsx(styles.card, styles.strength)}>
        <StrengthBar strength={null} />
        <p>{contactSentence(contact)} Your mail or calendar would show it.</p>
        <LinkButton to="/access" variant="default">
          Bring in a mailbox or calendar
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={clsx(styles.card, styles.strength)}>
      <div className={styles.strengthNumber}>
        <BreakdownNumber
          className={styles.strengthFigure}
          label={`Strength ${strength}, ${strengthLabel}`}
          onOpen={() => open('receipt')}
        >
          {strength}
        </BreakdownNumber>
        <div>
          <strong>{strengthLabel}</strong>
          <span className={styles.strengthTrack} aria-hidden="true">
            <span style={{ width: `${strength}%` }} />
          </span>
        </div>
      </div>
      <p>{contactSentence(contact)}</p>
      <p className={clsx(text.small, styles.strengthFresh)}>
        <FreshnessLabel label={freshness} />
        <span className={text.quiet}>
          {lastContactOn ? (
            <time dateTime={lastContactOn}>last contact {dayAgoWords(lastContactOn)}</time>
          ) : (
            'no contact seen yet'
          )}
        </span>
      </p>
    </div>
  )
}
