import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ConnectLinks } from '../../connections/accounts/connect-links.tsx'

export const NoContacts = ({ mayBringIn }: { mayBringIn: boolean }) => (
  <EmptyState
    title={contactsMessages.noContacts()}
    next={
      mayBringIn ? (
        <>
          <LinkButton to="/access/linkedin">{contactsMessages.importFromLinkedIn()}</LinkButton>
          <ConnectLinks />
        </>
      ) : undefined
    }
  >
    {contactsMessages.noContactsAbout()}
  </EmptyState>
)
