import styles from './privacy-notes.module.css'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'

const stored = [importsMessages.storedNames, importsMessages.storedAddresses, importsMessages.storedContacts] as const
const never = [importsMessages.neverText, importsMessages.neverNotes, importsMessages.neverFile] as const

/** Said before anything is sent, in the same words everywhere. */
export const PrivacyNotes = () => (
  <div className={styles.privacyNotes}>
    <section aria-labelledby="stored">
      <h3 id="stored">{importsMessages.stored()}</h3>
      <ul>
        {stored.map((one) => (
          <li key={one.code}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {one()}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="never-stored">
      <h3 id="never-stored">{importsMessages.neverStored()}</h3>
      <ul>
        {never.map((one) => (
          <li key={one.code}>
            <IconX size={16} stroke={2} aria-hidden="true" />
            {one()}
          </li>
        ))}
      </ul>
    </section>
    <p>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      {importsMessages.nothingShared()}
    </p>
  </div>
)
