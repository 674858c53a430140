import text from '../../kit/text.module.css'
import styles from './shared-fields.module.css'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { sharedByJoining } from '@wellmet/account/invitations/shared-by-joining.rules.ts'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { neverShared, sharedFieldWords } from './sharing-words.ts'

/** The closed list, in words, and beside it what is never on it. */
export const SharedFields = ({ fields }: Pick<Overview, 'fields'>) => (
  <div className={clsx(styles.sharedFields, text.small)}>
    <div>
      <h3>{sharingMessages.theySee()}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field} data-shared="true">
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {sharedFieldWords(field)}
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3>{sharingMessages.theyNeverSee()}</h3>
      <ul>
        {neverShared.map((words) => (
          <li key={words.code}>
            <IconX size={16} stroke={2} aria-hidden="true" />
            {words()}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.note}>
      <h3>{sharingMessages.allMembersSee()}</h3>
      <ul>
        {sharedByJoining().map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  </div>
)
