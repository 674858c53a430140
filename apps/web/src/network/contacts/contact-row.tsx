import text from '../../kit/text.module.css'
import styles from './contacts-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { dayAgoWords } from './contact-words.ts'

/** One contact in 48 px. The name is the link, and the whole row its target. */
export const ContactRow = ({ contact }: { contact: Contact }) => {
  const { id, name, title, company, strength, freshness, lastContactOn } = contact
  const about = [title, company].filter(Boolean).join(' · ')
  return (
    <div className={styles.contactRow}>
      <div className={styles.who}>
        <Portrait id={id} name={name} size={32} />
        <div className={styles.words}>
          <Link to="/contacts/$id" params={{ id }} className={clsx(text.rowName, text.clip)}>
            {name}
          </Link>
          <span className={clsx(styles.about, text.clip)} title={about || undefined}>
            {about || kitMessages.roleUnknown()}
          </span>
        </div>
      </div>
      <StrengthBar className={styles.strength} strength={strength} />
      <span>
        <FreshnessLabel label={freshness} />
      </span>
      <span className={styles.last} data-none={lastContactOn === null}>
        {lastContactOn ? (
          <time dateTime={lastContactOn} title={formatDay(lastContactOn)}>
            {richMessage(contactsMessages.lastContactOn, {
              ago: dayAgoWords(lastContactOn),
              spoken: <span className={text.onlySpoken} />,
            })}
          </time>
        ) : (
          contactsMessages.noContactYet()
        )}
      </span>
    </div>
  )
}
