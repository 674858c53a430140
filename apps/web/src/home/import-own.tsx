import { LinkButton } from '../kit/link-button.tsx'
import { Notice } from '../kit/notice.tsx'
import { homeMessages } from './home.messages.ts'

/** For a teammate whose paths all come from others. */
export const ImportOwn = () => (
  <Notice
    notice={{ code: 'no_contacts', message: homeMessages.onlyShared(), next: homeMessages.onlySharedNext() }}
    action={
      <LinkButton to="/access/network" variant="default">
        {homeMessages.importContacts()}
      </LinkButton>
    }
  />
)
