import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import { linkedinSignInMessages } from '@wellmet/connections/linkedin-sign-in/linkedin-sign-in.messages.ts'
import { clsx } from 'clsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { KeptNotes } from '../imports/kept-notes.tsx'

const told = [linkedinSignInMessages.toldWho, linkedinSignInMessages.toldName] as const
const neverTold = [linkedinSignInMessages.neverConnections, linkedinSignInMessages.neverMessages] as const

/** What signing in at LinkedIn tells, and what it does not. */
export const LinkedinNotes = () => (
  <KeptNotes
    kept={{ title: linkedinSignInMessages.told(), sentences: told }}
    never={{ title: linkedinSignInMessages.neverTold(), sentences: neverTold }}
    shared={linkedinSignInMessages.ofOneUser()}
  />
)

/** How connections come in all the same. */
export const LinkedinFile = () => (
  <div>
    <p className={clsx(text.small, text.quiet)}>{linkedinSignInMessages.fileAbout()}</p>
    <div className={styles.actions}>
      <LinkButton to="/access/linkedin" variant="default">
        {linkedinSignInMessages.importConnections()}
      </LinkButton>
    </div>
  </div>
)
