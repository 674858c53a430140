import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { clsx } from 'clsx'
import type { ContactPage, KnownFamiliarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import { strengthSaid } from '@wellmet/contacts/ratings/said-strength.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactSentence, dayAgoWords } from '../contact-list/contact-words.ts'

/** Where the viewer's word counts for more than what is on record, it is what paths count, and nothing else is said. */
const SaidStrength = ({ familiarity }: { familiarity: KnownFamiliarity }) => {
  const said = strengthSaid[familiarity]
  return (
    <div className={clsx(styles.card, styles.strength)}>
      <div className={styles.strengthNumber}>
        <span className={styles.strengthFigure}>{said / 10}</span>
        <div>
          <strong>{relationshipsMessages.strengthWord({ word: strengthLabel(said) })}</strong>
          <span className={styles.strengthTrack} aria-hidden="true">
            <span style={{ width: `${said / 10}%` }} />
          </span>
        </div>
      </div>
      <p>{ratingsMessages.strengthSaid({ familiarity })}</p>
    </div>
  )
}

/** The number, its word and what it rests on; it opens its breakdown. */
export const ContactStrength = ({ contact, familiarity }: Pick<ContactPage, 'contact' | 'familiarity'>) => {
  const { open } = usePanel()
  const { strength, strengthLabel, freshness, lastContactOn } = contact
  if (familiarity === 'not_at_all')
    return (
      <div className={clsx(styles.card, styles.strength)}>
        <p>{ratingsMessages.strengthDenied()}</p>
      </div>
    )
  if (familiarity !== null && strengthSaid[familiarity] > (strength ?? 0) * 10)
    return <SaidStrength familiarity={familiarity} />
  if (strength === null) {
    return (
      <div className={clsx(styles.card, styles.strength)}>
        <StrengthBar strength={null} />
        <p>{contactSentence(contact)}</p>
        <LinkButton to="/access" variant="default">
          {contactsMessages.importMailOrCalendar()}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={clsx(styles.card, styles.strength)}>
      <div className={styles.strengthNumber}>
        <BreakdownNumber
          className={styles.strengthFigure}
          label={relationshipsMessages.strengthAndWord({ strength, word: strengthLabel })}
          onOpen={() => open('receipt')}
        >
          {strength}
        </BreakdownNumber>
        <div>
          <strong>{relationshipsMessages.strengthWord({ word: strengthLabel })}</strong>
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
            <time dateTime={lastContactOn}>{contactsMessages.lastContactAgo({ ago: dayAgoWords(lastContactOn) })}</time>
          ) : (
            contactsMessages.noContactYet()
          )}
        </span>
      </p>
    </div>
  )
}
