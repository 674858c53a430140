import privacyNotesStyles from '../imports/privacy-notes.module.css'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { useId } from 'react'

const read = [engineMessages.readWho, engineMessages.readBook, engineMessages.readYears] as const
const never = [engineMessages.neverSubjects, engineMessages.neverTitles, engineMessages.neverAttachments] as const

/** Said before the member goes to a provider, and kept at hand afterwards. */
export const ReadNotes = () => {
  const id = useId()
  return (
    <div className={privacyNotesStyles.privacyNotes}>
      <section aria-labelledby={`${id}-read`}>
        <h3 id={`${id}-read`}>{engineMessages.readWhat()}</h3>
        <ul>
          {read.map((one) => (
            <li key={one.code}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {one()}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-never`}>
        <h3 id={`${id}-never`}>{engineMessages.neverStored()}</h3>
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
        {engineMessages.sharingStays()}
      </p>
    </div>
  )
}
