import text from '../../kit/text.module.css'
import styles from './contacts-screen.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ContactRow } from './contact-row.tsx'
import { DeletedLine } from './deleted-line.tsx'
import { NoContacts } from './no-contacts.tsx'
import { contactsQuery } from './contacts.queries.ts'

const ContactRows = ({ contacts }: { contacts: readonly Contact[] }) => (
  <div>
    <div className={clsx(styles.contactRow, styles.head)} aria-hidden="true">
      <span>{contactsMessages.name()}</span>
      <span>{contactsMessages.strength()}</span>
      <span>{contactsMessages.freshness()}</span>
      <span>{contactsMessages.lastContact()}</span>
    </div>
    <Rows lightsUp label={contactsMessages.yourContacts()} items={contacts} keyOf={({ id }) => id}>
      {(contact) => <ContactRow contact={contact} />}
    </Rows>
  </div>
)

export const ContactsScreen = ({ hasDeleted }: { hasDeleted: boolean }) => {
  const query = useInfiniteQuery(contactsQuery())
  const { workspace } = useSession()
  const total = query.data?.total ?? 0
  return (
    <>
      <PageHeader
        title={contactsMessages.contacts()}
        actions={total > 0 ? <LinkButton to="/access">{contactsMessages.importMore()}</LinkButton> : undefined}
      >
        {total > 0
          ? richMessage(contactsMessages.contactsAbout, {
              count: total,
              sharing: <Link to="/settings/sharing" className={text.link} />,
              all: <Link to="/all-contacts" className={text.link} />,
            })
          : undefined}
      </PageHeader>
      {hasDeleted ? <DeletedLine /> : null}
      <Loaded
        query={query}
        what={contactsMessages.yourContacts()}
        skeleton={<RowSkeletons rows={8} label={contactsMessages.loading()} />}
      >
        {({ contacts }) =>
          contacts.length === 0 ? (
            <NoContacts mayBringIn={isMember(workspace?.role)} />
          ) : (
            <>
              <ContactRows contacts={contacts} />
              <div className={styles.more}>
                {query.hasNextPage ? (
                  <Button
                    variant="default"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {contactsMessages.showMore()}
                  </Button>
                ) : null}
                <output className={clsx(text.small, text.quiet, text.figures)}>
                  {contactsMessages.shown({ shown: contacts.length, total: Math.max(total, contacts.length) })}
                </output>
              </div>
            </>
          )
        }
      </Loaded>
    </>
  )
}
