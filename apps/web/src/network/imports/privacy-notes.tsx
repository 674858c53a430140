import styles from './privacy-notes.module.css'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'

const stored = [
  'Names, titles, companies and places',
  'E-mail addresses, phone numbers and LinkedIn profiles',
  'Who wrote to, met or connected with whom, and when',
]
const never = [
  'The text or subject of any message',
  'Notes, birthdays and pictures',
  'The file itself: it is deleted once it has been read',
]

/** Said before anything is sent, in the same words everywhere. */
export const PrivacyNotes = () => (
  <div className={styles.privacyNotes}>
    <section aria-labelledby="stored">
      <h3 id="stored">What is stored</h3>
      <ul>
        {stored.map((one) => (
          <li key={one}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {one}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="never-stored">
      <h3 id="never-stored">What never is</h3>
      <ul>
        {never.map((one) => (
          <li key={one}>
            <IconX size={16} stroke={2} aria-hidden="true" />
            {one}
          </li>
        ))}
      </ul>
    </section>
    <p>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      Nothing is shared by importing. Your contacts are seen by you alone, also in a workspace with others.
    </p>
  </div>
)
